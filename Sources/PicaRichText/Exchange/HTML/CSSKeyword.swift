/// The keywords that every CSS property accepts.
enum CSSKeyword: String {
    /// The parent's value.
    case inherit
    /// The property's initial value.
    case initial
    /// The parent's value for inherited properties, and the initial value for others.
    case unset
    /// The element's default value.
    case revert
    case revertLayer = "revert-layer"
}

extension CSSDeclarations.Property {
    /// Whether elements inherit the property from their parents.
    var isInherited: Bool {
        switch self {
        case .background, .backgroundColor, .display, .textDecoration, .textDecorationLine,
            .textDecorationStyle,
            .textDecorationColor, .textUnderline, .verticalAlign, .hide, .tabCount, .list:
            false
        default: true
        }
    }

    /// Whether the property concerns lines below and through text.
    var isOfLines: Bool {
        switch self {
        case .textDecoration, .textDecorationLine, .textDecorationStyle, .textDecorationColor, .textUnderline:
            true
        default: false
        }
    }

    /// The properties that `font` sets.
    static let fontParts: [Self] = [
        .fontFamily, .fontSize, .fontWeight, .fontStyle, .fontVariant, .fontStretch, .lineHeight,
    ]
}
