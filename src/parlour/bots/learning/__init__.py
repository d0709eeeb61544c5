"""What is learned from play, and how it is asked."""
