import Foundation

/// A colour of a catalogue, by its name and bundle: what Xcode's generated code makes of each.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// A colour's place.
    ///
    /// - Parameters:
    ///   - name: As the catalogue has it, with the names of folders that provide a namespace and slashes before it.
    ///   - bundle: Where the catalogue is.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Color {
    /// A colour of a catalogue; see `init(_:bundle:)`.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
