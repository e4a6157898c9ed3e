"""Who somebody is beyond the browser they came with: accounts, ways in, sessions, and those who keep order."""
