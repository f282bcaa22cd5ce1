// So that source that imports Apple's SwiftUI compiles as it stands. PicaUI brings along what SwiftUI does on the Mac:
// Foundation, Combine, Observation, uniform types, transferable values and the values of Core Graphics.
@_exported import PicaUI
