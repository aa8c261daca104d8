"""Tables that the computer players look up, each made by the generator it names."""
