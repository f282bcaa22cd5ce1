import Foundation
import PicaGraph

/// The look of tables. The styles are those given here.
@MainActor @preconcurrency public protocol TableStyle {
    /// What the style comes to; only Pica can make one.
    var _look: _ListLook { get }
}

/// What tables look like when nobody says otherwise: as `inset` has it.
public struct AutomaticTableStyle: TableStyle {
    /// The style that `automatic` is.
    nonisolated public init() {}
    /// That of `inset`.
    public var _look: _ListLook { InsetTableStyle()._look }
}

/// Rows on a plain ground; what marks one keeps a distance from the sides.
public struct InsetTableStyle: TableStyle {
    private let alternates: Bool

    /// The style that `inset` is.
    nonisolated public init() { alternates = true }

    /// The style, with grounds of their own for every other row or without.
    nonisolated public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    /// With a distance from the sides.
    public var _look: _ListLook { _ListLook(look: .table(isBordered: false, alternates: alternates)) }
}

/// Rows in a frame.
public struct BorderedTableStyle: TableStyle {
    private let alternates: Bool

    /// The style that `bordered` is.
    nonisolated public init() { alternates = true }

    /// The style, with grounds of their own for every other row or without.
    nonisolated public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }

    /// In a frame.
    public var _look: _ListLook { _ListLook(look: .table(isBordered: true, alternates: alternates)) }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// What tables look like when nobody says otherwise.
    nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
    /// Rows on a plain ground; what marks one keeps a distance from the sides.
    nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
    /// The same, with grounds of their own for every other row or without.
    nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}
extension TableStyle where Self == BorderedTableStyle {
    /// Rows in a frame.
    nonisolated public static var bordered: BorderedTableStyle { BorderedTableStyle() }
    /// The same, with grounds of their own for every other row or without.
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
    /// Sets the look of tables in the view.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        environment(\.tableLook, style._look.look)
    }

    /// Whether tables in the view show their columns' titles.
    ///
    /// - Parameter visibility: `automatic` shows them.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}

extension ListLook {
    static func table(isBordered: Bool, alternates: Bool) -> ListLook {
        let side: CGFloat = isBordered ? 4 : 8
        return ListLook(
            insets: EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side),
            markInset: isBordered ? 0 : 6, hasSeparators: !alternates, alternates: alternates,
            hasBorder: isBordered, collapses: true, partInset: TableCell.margin)
    }
}
