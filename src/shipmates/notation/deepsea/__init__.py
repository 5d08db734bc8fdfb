"""Deep Sea as text."""
