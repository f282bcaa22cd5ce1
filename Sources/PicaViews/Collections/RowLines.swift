import Foundation
import PicaGraph

/// What is said of a line above or below a row or a section.
struct RowLine: Equatable {
    var visibility = Visibility.automatic
    /// nil for the theme's.
    var tint: Color?

    /// The line between what says this and what says something else: either may hide it.
    func joined(with other: RowLine) -> RowLine {
        let both = [visibility, other.visibility]
        return RowLine(
            visibility: both.contains(.hidden) ? .hidden : both.contains(.visible) ? .visible : .automatic,
            tint: tint ?? other.tint)
    }
}

/// What is said of the lines above and below.
struct RowLines: Equatable {
    var top = RowLine()
    var bottom = RowLine()
}

enum RowLinesKey: TraitKey { static var defaultValue: RowLines { RowLines() } }
/// Of each row in a section.
enum SectionLinesKey: TraitKey { static var defaultValue: RowLines { RowLines() } }

/// What rows say of the lines next to them. A line between two rows is drawn by the upper one, and the lower one has
/// a say in it.
@MainActor final class RowLineRegister {
    /// By the rows' places; only of rows that say anything.
    private var said: [Int: RowLines] = [:]

    nonisolated init() {}

    /// Takes what a row says.
    /// - Returns: Whether the row before it has to be looked at again.
    func note(_ lines: RowLines, at index: Int) -> Bool {
        if said.isEmpty, lines == RowLines() { return false }
        let old = said[index] ?? RowLines()
        guard old != lines else { return false }
        said[index] = lines == RowLines() ? nil : lines
        return old.top != lines.top && said[index - 1]?.bottom.visibility != .hidden
    }

    /// What a row's lines come to. Between rows there is one, which the upper row has.
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

/// Says something of a view's lines, and leaves the rest as it is.
private struct RowLineWriter<Key: TraitKey> where Key.Value == RowLines {
    let key: Key.Type
    let edges: VerticalEdge.Set
    /// nil leaves it as it is.
    var visibility: Visibility?
    /// nil leaves it as it is; nil inside is the theme's.
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
    /// Whether lines part the view's row in a list from those before and after. A line that one of two rows hides is
    /// hidden.
    ///
    /// - Parameters:
    ///   - visibility: Whether they are seen; `automatic` leaves it to the list.
    ///   - edges: Which lines are meant; both by default.
    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(RowLineWriter(key: RowLinesKey.self, edges: edges, visibility: visibility))
    }

    /// Sets the colour of the lines between the view's row in a list and those before and after. Of two rows with a
    /// line between them the upper one's counts.
    ///
    /// - Parameters:
    ///   - color: nil for the list's own.
    ///   - edges: Which lines are meant; both by default.
    nonisolated public func listRowSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(RowLineWriter(key: RowLinesKey.self, edges: edges, tint: .some(color)))
    }

    /// Whether a section of a list begins and ends with a line: above its first row and below its last. By
    /// themselves the styles here draw none.
    ///
    /// - Parameters:
    ///   - visibility: Whether they are seen; `automatic` leaves it to the list.
    ///   - edges: Which lines are meant; both by default.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(RowLineWriter(key: SectionLinesKey.self, edges: edges, visibility: visibility))
    }

    /// Sets the colour of the lines that a section of a list begins and ends with.
    ///
    /// - Parameters:
    ///   - color: nil for the list's own.
    ///   - edges: Which lines are meant; both by default.
    nonisolated public func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(RowLineWriter(key: SectionLinesKey.self, edges: edges, tint: .some(color)))
    }
}
