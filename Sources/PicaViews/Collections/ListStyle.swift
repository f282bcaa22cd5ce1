import PicaGraph

/// The look of lists. The styles are those given here: as in SwiftUI nothing is said of a list that a style of an
/// app could be made of.
public protocol ListStyle {
    /// What the style comes to; only Pica can make one.
    var _look: _ListLook { get }
}

/// What a list's style comes to. Only Pica can make and read one.
public struct _ListLook {
    let look: ListLook
}

private enum ListLookKey: EnvironmentKey { static var defaultValue: ListLook { .inset } }
private enum AlternatingRowsKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
    var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }

    /// Whether every other row has a ground of its own; nil leaves it to the style.
    var alternatesRows: Bool? {
        get { self[AlternatingRowsKey.self] }
        set { self[AlternatingRowsKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of lists in the view.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listLook, style._look.look)
    }

    /// Sets whether every other row of lists and tables in the view has a ground of its own.
    ///
    /// - Parameter behavior: `automatic` leaves it to the style.
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        environment(\.alternatesRows, behavior.alternates)
    }
}

/// Whether every other row has a ground of its own.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    let alternates: Bool?

    /// As the style has it.
    public static let automatic = AlternatingRowBackgroundBehavior(alternates: nil)
    /// Every other row has one.
    public static let enabled = AlternatingRowBackgroundBehavior(alternates: true)
    /// All rows are alike.
    public static let disabled = AlternatingRowBackgroundBehavior(alternates: false)
}

/// What lists look like when nobody says otherwise: as `inset` has it.
public struct DefaultListStyle: ListStyle {
    /// The style that `automatic` is.
    public init() {}
    /// That of `inset`.
    public var _look: _ListLook { _ListLook(look: .inset) }
}

/// Rows on a plain ground from side to side, with lines between them.
public struct PlainListStyle: ListStyle {
    /// The style that `plain` is.
    public init() {}
    /// From side to side.
    public var _look: _ListLook { _ListLook(look: .plain) }
}

/// Rows on a plain ground; what marks one keeps a distance from the sides.
public struct InsetListStyle: ListStyle {
    private let alternates: Bool

    /// The style that `inset` is.
    public init() { alternates = false }

    /// The style with grounds of their own for every other row.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    /// With a distance from the sides.
    public var _look: _ListLook {
        var look = ListLook.inset
        look.alternates = alternates
        return _ListLook(look: look)
    }
}

/// Rows in a frame.
public struct BorderedListStyle: ListStyle {
    private let alternates: Bool

    /// The style that `bordered` is.
    public init() { alternates = false }

    /// The style with grounds of their own for every other row.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    /// In a frame.
    public var _look: _ListLook {
        var look = ListLook.bordered
        look.alternates = alternates
        return _ListLook(look: look)
    }
}

/// Rows of what a window can show, beside that. Headers of sections that can be expanded show and hide their rows.
public struct SidebarListStyle: ListStyle {
    /// The style that `sidebar` is.
    public init() {}
    /// On the ground of sidebars.
    public var _look: _ListLook { _ListLook(look: .sidebar) }
}

/// Sections on cards.
public struct GroupedListStyle: ListStyle {
    /// The style that `grouped` is.
    public init() {}
    /// On cards.
    public var _look: _ListLook { _ListLook(look: .grouped) }
}

/// Sections on cards with round corners; as `grouped` here.
public struct InsetGroupedListStyle: ListStyle {
    /// The style that `insetGrouped` is.
    public init() {}
    /// On cards.
    public var _look: _ListLook { _ListLook(look: .grouped) }
}

extension ListStyle where Self == DefaultListStyle {
    /// What lists look like when nobody says otherwise.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows on a plain ground from side to side, with lines between them.
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows on a plain ground; what marks one keeps a distance from the sides.
    public static var inset: InsetListStyle { InsetListStyle() }
    /// The same with grounds of their own for every other row.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension ListStyle where Self == BorderedListStyle {
    /// Rows in a frame.
    public static var bordered: BorderedListStyle { BorderedListStyle() }
    /// The same with grounds of their own for every other row.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension ListStyle where Self == SidebarListStyle {
    /// Rows of what a window can show, beside that.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Sections on cards.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections on cards with round corners; as `grouped` here.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
