// The names are declared in Swift, by the module os.
