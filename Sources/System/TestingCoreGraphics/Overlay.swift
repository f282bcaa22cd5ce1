// A file that imports both Testing and CoreGraphics also imports this module: Swift Testing says so, as Apple's systems have one
// of this name, which attaches pictures to tests. Here it only has to be found.
