/// The values that each property of CSS may have.
enum CSSKeyword: String {
    /// The parent's value.
    case inherit
    /// That of a text of which nothing is said.
    case initial
    /// The parent's, of properties that are inherited; the initial one of others.
    case unset
    /// That of the element by itself.
    case revert
    case revertLayer = "revert-layer"
}

extension CSSDeclarations.Property {
    /// Whether elements have it from their parents.
    var isInherited: Bool {
        switch self {
        case .background, .backgroundColor, .display, .textDecoration, .textDecorationLine,
            .textDecorationStyle,
            .textDecorationColor, .textUnderline, .verticalAlign, .hide, .tabCount, .list:
            false
        default: true
        }
    }

    /// Whether it is about lines below and through text.
    var isOfLines: Bool {
        switch self {
        case .textDecoration, .textDecorationLine, .textDecorationStyle, .textDecorationColor, .textUnderline:
            true
        default: false
        }
    }

    /// What `font` says all of.
    static let fontParts: [Self] = [
        .fontFamily, .fontSize, .fontWeight, .fontStyle, .fontVariant, .fontStretch, .lineHeight,
    ]
}
