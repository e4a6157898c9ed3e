"""The kernel: what every game stands on. It imports nothing of ours and does no input or output."""
