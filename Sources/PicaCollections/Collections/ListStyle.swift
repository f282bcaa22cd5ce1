import PicaGraph
import PicaState

/// A style for lists. Only Pica's own styles exist: as in SwiftUI, the protocol exposes nothing that an app could build
/// a style from.
public protocol ListStyle {
    /// The look of the style, which only Pica can create.
    var _look: _ListLook { get }
}

/// The look of a list style, which only Pica can create and read.
public struct _ListLook {
    let look: ListLook
}

private enum ListLookKey: EnvironmentKey { static var defaultValue: ListLook { .inset } }
private enum AlternatingRowsKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
    package var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }

    /// Whether every other row has its own background; `nil` leaves it to the style.
    var alternatesRows: Bool? {
        get { self[AlternatingRowsKey.self] }
        set { self[AlternatingRowsKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of lists in the view.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listLook, style._look.look)
    }

    /// Sets whether every other row of lists and tables in the view has its own background.
    ///
    /// - Parameter behavior: The behavior; `automatic` leaves it to the style.
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        environment(\.alternatesRows, behavior.alternates)
    }
}

/// A setting for whether every other row has its own background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    let alternates: Bool?

    /// The style decides.
    public static let automatic = AlternatingRowBackgroundBehavior(alternates: nil)
    /// Every other row has its own background.
    public static let enabled = AlternatingRowBackgroundBehavior(alternates: true)
    /// All rows have the same background.
    public static let disabled = AlternatingRowBackgroundBehavior(alternates: false)
}

/// The default style of lists, which is `inset`.
public struct DefaultListStyle: ListStyle {
    /// Creates the style; `automatic` is the short form.
    public init() {}
    /// The look of `inset`.
    public var _look: _ListLook { _ListLook(look: .inset) }
}

/// A style with rows from side to side on a plain background, with lines between them.
public struct PlainListStyle: ListStyle {
    /// Creates the style; `plain` is the short form.
    public init() {}
    /// The look with rows from side to side.
    public var _look: _ListLook { _ListLook(look: .plain) }
}

/// A style with rows on a plain background, whose selection marks keep a distance from the sides.
public struct InsetListStyle: ListStyle {
    private let alternates: Bool

    /// Creates the style; `inset` is the short form.
    public init() { alternates = false }

    /// Creates the style with alternating row backgrounds.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    /// The look with a distance from the sides.
    public var _look: _ListLook {
        var look = ListLook.inset
        look.alternates = alternates
        return _ListLook(look: look)
    }
}

/// A style with rows in a frame.
public struct BorderedListStyle: ListStyle {
    private let alternates: Bool

    /// Creates the style; `bordered` is the short form.
    public init() { alternates = false }

    /// Creates the style with alternating row backgrounds.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    /// The look with a frame.
    public var _look: _ListLook {
        var look = ListLook.bordered
        look.alternates = alternates
        return _ListLook(look: look)
    }
}

/// A style for the sidebar of a window. Headers of sections that can be expanded show and hide their rows.
public struct SidebarListStyle: ListStyle {
    /// Creates the style; `sidebar` is the short form.
    public init() {}
    /// The look on the background of sidebars.
    public var _look: _ListLook { _ListLook(look: .sidebar) }
}

/// A style with sections on cards.
public struct GroupedListStyle: ListStyle {
    /// Creates the style; `grouped` is the short form.
    public init() {}
    /// The look with cards.
    public var _look: _ListLook { _ListLook(look: .grouped) }
}

/// A style with sections on cards with round corners; in Pica the same as `grouped`.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style; `insetGrouped` is the short form.
    public init() {}
    /// The look with cards.
    public var _look: _ListLook { _ListLook(look: .grouped) }
}

extension ListStyle where Self == DefaultListStyle {
    /// The default style of lists.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// A style with rows from side to side on a plain background, with lines between them.
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// A style with rows on a plain background, whose selection marks keep a distance from the sides.
    public static var inset: InsetListStyle { InsetListStyle() }
    /// Returns the style `inset` with or without alternating row backgrounds.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension ListStyle where Self == BorderedListStyle {
    /// A style with rows in a frame.
    public static var bordered: BorderedListStyle { BorderedListStyle() }
    /// Returns the style `bordered` with or without alternating row backgrounds.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension ListStyle where Self == SidebarListStyle {
    /// A style for the sidebar of a window.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// A style with sections on cards.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// A style with sections on cards with round corners; in Pica the same as `grouped`.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
