import Foundation

extension URL {
    /// Returns `true`: Linux has no sandbox of Apple's, so a URL that a person chose needs no permission of its own.
    ///
    /// It is here for source that asks before it reads a file from `fileImporter` or a drop.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Has no effect; see `startAccessingSecurityScopedResource()`.
    public func stopAccessingSecurityScopedResource() {}
}
