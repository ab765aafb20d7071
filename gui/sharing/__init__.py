"""What a study is handed on as: a file, a text, a booklet, a picture, an animation, a code."""
