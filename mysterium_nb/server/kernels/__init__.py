"""The kernels behind the pages: who may have one, those started ahead of time, and their websockets."""
