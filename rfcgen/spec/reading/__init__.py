"""Turn a valid tree into the model, one module for each part of the language."""
