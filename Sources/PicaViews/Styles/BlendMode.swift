import PicaCanvas

/// How a view, or what is filled with a style, is laid over what is below it.
public enum BlendMode: CaseIterable, Hashable, Sendable {
    /// Over it.
    case normal
    /// Darkens: white changes nothing.
    case multiply
    /// Lightens: black changes nothing.
    case screen
    /// Darkens what is dark below and lightens what is light.
    case overlay
    /// The darker of both, channel by channel.
    case darken
    /// The lighter of both, channel by channel.
    case lighten
    /// Brightens what is below by the light above.
    case colorDodge
    /// Darkens what is below by the dark above.
    case colorBurn
    /// Darkens or lightens gently by what is above.
    case softLight
    /// Multiplies where it is dark above, screens where it is light.
    case hardLight
    /// How far the colours are apart.
    case difference
    /// As `difference`, with less contrast.
    case exclusion
    /// The hue from above.
    case hue
    /// The saturation from above.
    case saturation
    /// Hue and saturation from above.
    case color
    /// The lightness from above.
    case luminosity
    /// Over it, and only where there is something below.
    case sourceAtop
    /// Behind what is there.
    case destinationOver
    /// Takes away what is below where there is something above.
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
