import Foundation

/// A reference to an image in an asset catalog, as Xcode generates for each image.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a reference to an image.
    ///
    /// - Parameters:
    ///   - name: The name in the catalog. Folders that provide a namespace precede it, separated by slashes.
    ///   - bundle: The bundle with the catalog.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Image {
    /// Creates an image from an asset catalog, whose accessibility label is its name; see `init(_:bundle:)`.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
