/// What an asset of a catalogue is: the ending of its folder's name.
enum AssetKind: String, Sendable {
    case appIcon = "appiconset"
    case color = "colorset"
    case image = "imageset"
    case symbol = "symbolset"
}
