"""What a stranger did to stop the server, and what comes of it now."""
