"""Plain data that packages exchange: what a host sees and commands, what a seat is offered, messages on the wire.

Nothing here acts; tables, pages, links and servers all speak it.
"""
