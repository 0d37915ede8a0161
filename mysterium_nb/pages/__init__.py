"""A page as data: what a seat, a host or a reader of the rules sees and can press, made from a view.

`model` is what a page consists of, `builder` makes one; `play`, `after` and `host` hold the pages themselves.
"""
