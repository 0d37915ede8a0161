"""Music and cues, made by code in the browser: no files, no network."""
