/// The kind of an asset in a catalog. The raw value is the extension of its folder.
package enum AssetKind: String, Sendable {
    case appIcon = "appiconset"
    case color = "colorset"
    case image = "imageset"
    case symbol = "symbolset"
}
