"""The server: HTTP and WebSocket over tables."""
