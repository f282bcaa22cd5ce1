import PicaCanvas

/// The way a view or a fill is composited onto the content below it.
public enum BlendMode: CaseIterable, Hashable, Sendable {
    /// Covers the content below.
    case normal
    /// Darkens by multiplication: white changes nothing.
    case multiply
    /// Lightens: black changes nothing.
    case screen
    /// Darkens the dark areas below and lightens the light ones.
    case overlay
    /// Keeps the darker of both, channel by channel.
    case darken
    /// Keeps the lighter of both, channel by channel.
    case lighten
    /// Brightens the content below by the light areas above.
    case colorDodge
    /// Darkens the content below by the dark areas above.
    case colorBurn
    /// Gently darkens or lightens the content below.
    case softLight
    /// Multiplies where the content above is dark and screens where it is light.
    case hardLight
    /// The difference of both colors.
    case difference
    /// Like `difference`, with less contrast.
    case exclusion
    /// Takes the hue of the content above.
    case hue
    /// Takes the saturation of the content above.
    case saturation
    /// Takes hue and saturation of the content above.
    case color
    /// Takes the lightness of the content above.
    case luminosity
    /// Covers the content below, only where there is some.
    case sourceAtop
    /// Draws behind the existing content.
    case destinationOver
    /// Removes the content below where there is content above.
    case destinationOut
    /// The sum of both, darkened.
    case plusDarker
    /// The sum of both.
    case plusLighter

    var operation: BlendOperation {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
