"""The server as its clients meet it: real processes, real sockets."""
