"""The table in the browser: tables, seats, storage, sockets; it serves the built client."""
