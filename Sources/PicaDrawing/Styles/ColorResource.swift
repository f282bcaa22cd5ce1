import Foundation

/// A reference to a color in an asset catalog, as Xcode generates for each color.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a reference to a color.
    ///
    /// - Parameters:
    ///   - name: The name in the catalog. Folders that provide a namespace precede it, separated by slashes.
    ///   - bundle: The bundle with the catalog.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Color {
    /// Creates a color from an asset catalog; see `init(_:bundle:)`.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
