// So that source that imports Apple's Cocoa compiles as far as AppKit's values go.
@_exported import AppKit
