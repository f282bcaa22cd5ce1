// So that source that imports Apple's AppKit for its values compiles. There are no views.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import UniformTypeIdentifiers
