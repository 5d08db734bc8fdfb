"""How strong the bots are: fixed deals, crews of one level, and what open cards could reach."""
