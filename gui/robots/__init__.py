"""Programs that play, kill, spoil and measure the real windows: the program never imports one."""
