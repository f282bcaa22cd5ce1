import Foundation

/// An image of a catalogue, by its name and bundle: what Xcode's generated code makes of each.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// An image's place.
    ///
    /// - Parameters:
    ///   - name: As the catalogue has it, with the names of folders that provide a namespace and slashes before it.
    ///   - bundle: Where the catalogue is.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Image {
    /// An image of a catalogue, called by its name; see `init(_:bundle:)`.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
