"""Programs that play, kill, spoil and measure by themselves: the program never imports one."""
