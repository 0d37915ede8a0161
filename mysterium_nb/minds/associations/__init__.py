"""Which vision makes a mind think of which card, each way of seeing in a file of its own."""
