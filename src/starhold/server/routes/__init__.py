"""The HTTP part, by topic. Every answer is JSON; every error is `{"key", "text"}` in the language asked for."""
