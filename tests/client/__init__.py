"""The client, against a real server."""
