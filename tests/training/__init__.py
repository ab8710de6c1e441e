"""How the files were made that the computers play by, so that anybody can make them again."""
