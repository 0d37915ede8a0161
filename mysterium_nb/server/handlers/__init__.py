"""What the server answers: one module for each page and each kind of request."""
