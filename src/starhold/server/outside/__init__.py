"""Bots that play from outside: programs of other people that speak to the server by HTTP, each with a token."""
