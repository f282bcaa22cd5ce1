import PicaDrawing
import PicaGraph
import PicaState

/// The tint of icons in the rows of a list.
public struct ListItemTint: Sendable {
    fileprivate enum Kind: Equatable, Sendable {
        case fixed(Color)
        case preferred(Color)
        case monochrome
    }

    fileprivate let kind: Kind

    /// Returns a color that cannot be overridden.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .fixed(tint)) }

    /// Returns a color that gives way to the desktop's accent color if the person has chosen one.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .preferred(tint)) }

    /// A gray tint.
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

    /// Whether the views are rows of a list.
    package var isListContent: Bool {
        get { self[IsListContentKey.self] }
        set { self[IsListContentKey.self] = newValue }
    }

    /// The tint of labels' icons; `nil` if they have the color of text.
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
    /// Sets the tint of labels' icons in rows of lists.
    ///
    /// - Parameter tint: The tint; `nil` for the color of text.
    nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
        environment(\.listItemTint, tint)
    }

    /// Sets the color of labels' icons in rows of lists.
    ///
    /// - Parameter tint: The color; `nil` for the color of text.
    nonisolated public func listItemTint(_ tint: Color?) -> some View {
        environment(\.listItemTint, tint.map { .fixed($0) })
    }
}
