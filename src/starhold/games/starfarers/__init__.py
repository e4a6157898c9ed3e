"""CATAN – Starfarers: colonies, trade and encounters between the stars, for three and four players."""
