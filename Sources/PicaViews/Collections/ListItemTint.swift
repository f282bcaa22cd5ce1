import PicaGraph

/// What icons in a list's rows are coloured with.
public struct ListItemTint: Sendable {
    fileprivate enum Kind: Equatable, Sendable {
        case fixed(Color)
        case preferred(Color)
        case monochrome
    }

    fileprivate let kind: Kind

    /// A colour that nothing else takes the place of.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .fixed(tint)) }

    /// A colour that the desktop's accent takes the place of, where a person has chosen one.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .preferred(tint)) }

    /// A grey.
    public static let monochrome = ListItemTint(kind: .monochrome)
}

extension ListItemTint: SelfComparing {
    package func isSame(as other: ListItemTint) -> Bool { kind == other.kind }
}

private enum ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }
private enum IsListContentKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    fileprivate var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }

    /// Whether views are rows of a list.
    var isListContent: Bool {
        get { self[IsListContentKey.self] }
        set { self[IsListContentKey.self] = newValue }
    }

    /// What icons of labels are coloured with; nil where they are as text is.
    var iconTint: AnyShapeStyle? {
        guard let tint = listItemTint, isListContent else { return nil }
        return switch tint.kind {
        case .fixed(let color): AnyShapeStyle(color)
        case .preferred(let color):
            desktopAccent == nil ? AnyShapeStyle(color) : AnyShapeStyle(Color(themed: .accent))
        case .monochrome: AnyShapeStyle(Color(themed: .secondary))
        }
    }
}

extension View {
    /// Sets the colour of labels' icons in rows of lists.
    ///
    /// - Parameter tint: nil for that of the text.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        environment(\.listItemTint, tint)
    }

    /// Sets the colour of labels' icons in rows of lists.
    ///
    /// - Parameter tint: nil for that of the text.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        environment(\.listItemTint, tint.map { .fixed($0) })
    }
}
