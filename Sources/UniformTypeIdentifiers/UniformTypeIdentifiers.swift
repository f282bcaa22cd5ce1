// So that source that imports Apple's UniformTypeIdentifiers compiles as it stands.
@_exported import PicaFoundation
