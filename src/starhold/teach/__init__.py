"""Lessons: a guided first game and small tasks, as data of each game over ordinary records."""
