import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaState

/// The settings of a line above or below a row or a section.
struct RowLine: Equatable {
    var visibility = Visibility.automatic
    /// The color of the line; `nil` for the theme's.
    var tint: Color?

    /// Returns the settings of a line shared by two rows; either may hide it.
    func joined(with other: RowLine) -> RowLine {
        let both = [visibility, other.visibility]
        return RowLine(
            visibility: both.contains(.hidden) ? .hidden : both.contains(.visible) ? .visible : .automatic,
            tint: tint ?? other.tint)
    }
}

/// The settings of the lines above and below.
struct RowLines: Equatable {
    var top = RowLine()
    var bottom = RowLine()
}

enum RowLinesKey: TraitKey { static var defaultValue: RowLines { RowLines() } }
/// The trait of a section's line settings, on each of its rows.
enum SectionLinesKey: TraitKey { static var defaultValue: RowLines { RowLines() } }

/// The line settings that rows have made. The upper of two rows draws the line between them, and the lower one's
/// settings count as well.
@MainActor final class RowLineRegister {
    /// The settings by the rows' indices, only of rows that have any.
    private var said: [Int: RowLines] = [:]

    nonisolated init() {}

    /// Records the settings of a row.
    /// - Returns: Whether the row before it must be updated.
    func note(_ lines: RowLines, at index: Int) -> Bool {
        if said.isEmpty, lines == RowLines() { return false }
        let old = said[index] ?? RowLines()
        guard old != lines else { return false }
        said[index] = lines == RowLines() ? nil : lines
        return old.top != lines.top && said[index - 1]?.bottom.visibility != .hidden
    }

    /// Returns the lines of a row. The line between two rows belongs to the upper one.
    func lines(of row: Subview, saying own: RowLines) -> RowLines {
        let section = row.place.section == nil ? RowLines() : row.trait(SectionLinesKey.self)
        var lines = RowLines()
        if row.place.isFirst { lines.top = own.top.joined(with: section.top) }
        lines.bottom =
            row.place.isLast
            ? own.bottom.joined(with: section.bottom)
            : own.bottom.joined(with: said[row.place.index + 1]?.top ?? RowLine())
        return lines
    }
}

/// Changes some settings of a view's lines and keeps the others.
private struct RowLineWriter<Key: TraitKey> where Key.Value == RowLines {
    let key: Key.Type
    let edges: VerticalEdge.Set
    /// The visibility to set; `nil` keeps the present one.
    var visibility: Visibility?
    /// The color to set; `nil` keeps the present one, and `.some(nil)` sets the theme's.
    var tint: Color??
}

extension RowLineWriter: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> RowLineBehavior<Key> { RowLineBehavior(element) }
}

private final class RowLineBehavior<Key: TraitKey>: ElementBehavior where Key.Value == RowLines {
    unowned let element: Element
    private var writer: RowLineWriter<Key>?

    init(_ element: Element) { self.element = element }

    func update(_ value: RowLineWriter<Key>, _ environment: EnvironmentValues) {
        writer = value
        element.invalidateTraits()
    }

    func trait(_ key: ObjectIdentifier) -> Any? {
        guard let writer, key == ObjectIdentifier(Key.self) else { return nil }
        var lines = content?.trait(Key.self) ?? Key.defaultValue
        for (edge, line) in [(VerticalEdge.top, \RowLines.top), (.bottom, \.bottom)]
        where writer.edges.contains(VerticalEdge.Set(edge)) {
            if let visibility = writer.visibility { lines[keyPath: line].visibility = visibility }
            if let tint = writer.tint { lines[keyPath: line].tint = tint }
        }
        return lines
    }
}

extension View {
    /// Sets the visibility of the lines between the view's row in a list and its neighbors. A line that one of two rows
    /// hides is hidden.
    ///
    /// - Parameters:
    ///   - visibility: The visibility of the lines; `automatic` leaves it to the list.
    ///   - edges: The edges whose lines are affected; both by default.
    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(RowLineWriter(key: RowLinesKey.self, edges: edges, visibility: visibility))
    }

    /// Sets the color of the lines between the view's row in a list and its neighbors. The upper row's setting counts
    /// for the line between two rows.
    ///
    /// - Parameters:
    ///   - color: The color; `nil` for the list's own.
    ///   - edges: The edges whose lines are affected; both by default.
    nonisolated public func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(RowLineWriter(key: RowLinesKey.self, edges: edges, tint: .some(color)))
    }

    /// Sets the visibility of the lines above a list section's first row and below its last. By themselves Pica's
    /// styles draw none.
    ///
    /// - Parameters:
    ///   - visibility: The visibility of the lines; `automatic` leaves it to the list.
    ///   - edges: The edges whose lines are affected; both by default.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(RowLineWriter(key: SectionLinesKey.self, edges: edges, visibility: visibility))
    }

    /// Sets the color of the lines at the start and end of a section of a list.
    ///
    /// - Parameters:
    ///   - color: The color; `nil` for the list's own.
    ///   - edges: The edges whose lines are affected; both by default.
    nonisolated public func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(RowLineWriter(key: SectionLinesKey.self, edges: edges, tint: .some(color)))
    }
}
