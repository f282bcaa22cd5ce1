import Foundation
import PicaDrawing
import PicaGraph
import PicaState

/// A style for tables. Only Pica's own styles exist.
@MainActor @preconcurrency public protocol TableStyle {
    /// The look of the style, which only Pica can create.
    var _look: _ListLook { get }
}

/// The default style of tables, which is `inset`.
public struct AutomaticTableStyle: TableStyle {
    /// Creates the style; `automatic` is the short form.
    nonisolated public init() {}
    /// The look of `inset`.
    public var _look: _ListLook { InsetTableStyle()._look }
}

/// A style with rows on a plain background, whose selection marks keep a distance from the sides.
public struct InsetTableStyle: TableStyle {
    private let alternates: Bool

    /// Creates the style; `inset` is the short form.
    nonisolated public init() { alternates = true }

    /// Creates the style with or without alternating row backgrounds.
    nonisolated public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    /// The look with a distance from the sides.
    public var _look: _ListLook { _ListLook(look: .table(isBordered: false, alternates: alternates)) }
}

/// A style with rows in a frame.
public struct BorderedTableStyle: TableStyle {
    private let alternates: Bool

    /// Creates the style; `bordered` is the short form.
    nonisolated public init() { alternates = true }

    /// Creates the style with or without alternating row backgrounds.
    nonisolated public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    /// The look with a frame.
    public var _look: _ListLook { _ListLook(look: .table(isBordered: true, alternates: alternates)) }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default style of tables.
    nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
    /// A style with rows on a plain background, whose selection marks keep a distance from the sides.
    nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
    /// Returns the style `inset` with or without alternating row backgrounds.
    nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension TableStyle where Self == BorderedTableStyle {
    /// A style with rows in a frame.
    nonisolated public static var bordered: BorderedTableStyle { BorderedTableStyle() }
    /// Returns the style `bordered` with or without alternating row backgrounds.
    nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

private enum TableLookKey: EnvironmentKey {
    static var defaultValue: ListLook { .table(isBordered: false, alternates: true) }
}
private enum ColumnHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var tableLook: ListLook {
        get { self[TableLookKey.self] }
        set { self[TableLookKey.self] = newValue }
    }

    /// Whether tables show their columns' titles.
    var tableColumnHeaders: Visibility {
        get { self[ColumnHeadersKey.self] }
        set { self[ColumnHeadersKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of tables in the view.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        environment(\.tableLook, style._look.look)
    }

    /// Sets whether tables in the view show their columns' titles.
    ///
    /// - Parameter visibility: The visibility; `automatic` shows the titles.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}

extension ListLook {
    static func table(isBordered: Bool, alternates: Bool) -> ListLook {
        let side: CGFloat = isBordered ? 6 : 8
        return ListLook(
            insets: EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side),
            markInset: isBordered ? 4 : 6, hasSeparators: !alternates, alternates: alternates,
            hasBorder: isBordered, collapses: true, partInset: TableCell.margin)
    }
}
