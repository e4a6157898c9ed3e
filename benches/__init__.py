"""What measures Starhold: the engine, the server under load, and another engine beside it. No part of the package."""
