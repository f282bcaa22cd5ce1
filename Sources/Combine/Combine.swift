// So that source that imports Apple's Combine compiles as it stands.
@_exported import PicaCombine
