import Foundation
import PicaState

/// The element of a stack or grid that makes only visible entries.
///
/// Its entries form lines: one entry per line, or as many as a grid has tracks. It measures the lines that were shown
/// and estimates the others by the average. When measurements change, visible content stays in place on the screen.
final class LazyStackElement: Element, ViewportClient {
    struct Row {
        let index: Int
        let id: ViewList.EntryID
        let elements: [Element]
    }

    let axis: Axis
    /// Requests a window of entries to be made.
    var wantWindow: (Range<Int>) -> Void = { _ in }
    private(set) var rows: [Row] = []
    private var list = SectionList()
    private var lines = LazyLines()
    /// The lengths of the lines.
    private var lengths = LazyLengths()
    private var alignment: AlignmentKey
    /// The items of a grid; `nil` for a stack.
    private var items: [GridItem]?
    private var pinned: PinnedScrollableViews = []
    /// The offsets of pinned headers and footers from their own positions, by entry.
    private var shifts: [Int: CGFloat] = [:]
    /// The tracks at the current size.
    private var tracks = [LazyTrack()]
    private var viewport = ViewportObservation()

    init(graph: ViewGraph, axis: Axis) {
        self.axis = axis
        alignment = axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key
        super.init(graph: graph)
    }

    func update(
        alignment: AlignmentKey, spacing: CGFloat, items: [GridItem]?, pinned: PinnedScrollableViews
    ) {
        guard
            alignment != self.alignment || spacing != lengths.spacing || pinned != self.pinned
                || !ValueComparison.isSame(items, self.items)
        else { return }
        self.alignment = alignment
        self.items = items
        self.pinned = pinned
        lengths.spacing = spacing
        invalidateLayout()
    }

    /// Replaces the rows.
    ///
    /// - Parameter isNewContent: Whether the content changed, so that measurements may belong to other rows.
    func setRows(_ rows: [Row], of list: SectionList, isNewContent: Bool) {
        let anchor = isNewContent ? anchor() : nil
        self.rows = rows
        self.list = list
        if isNewContent {
            (enclosingScroll?.responder as? any ScrollResponder)?.contentChanged()
            lengths.forget()
            setLines()
        }
        setChildren(rows.flatMap(\.elements))
        if let anchor, rows.contains(where: { ($0.index, $0.id) == (anchor.row.index, anchor.row.id) }) {
            restoreAnchor(anchor)
        }
        if isNewContent { invalidateLayout() }
    }

    // MARK: Layout

    override var drawsItself: Bool { false }

    // MARK: Lines

    private func tracks(in length: CGFloat?) -> [LazyTrack] {
        guard let items, !items.isEmpty else { return [LazyTrack()] }
        return LazyTrack.tracks(of: items, in: length)
    }

    private func setLines() {
        lines = LazyLines(list, tracks: tracks.count)
        lengths.count = lines.lineCount
    }

    /// Returns the existing rows grouped by line, in order.
    private func rows(by lines: LazyLines) -> [(number: Int, rows: ArraySlice<Row>)] {
        var found: [(number: Int, rows: ArraySlice<Row>)] = []
        for (place, row) in rows.enumerated() {
            let number = lines.line(of: row.index)
            if found.last?.number == number {
                found[found.count - 1].rows = rows[found[found.count - 1].rows.startIndex...place]
            } else {
                found.append((number, rows[place...place]))
            }
        }
        return found
    }

    /// Returns the track of an entry; a header spans the whole width.
    private func track(of entry: Int, _ tracks: [LazyTrack], _ lines: LazyLines) -> LazyTrack {
        if tracks.count > 1, lines.track(of: entry) == nil, let extent = extent(of: tracks) {
            return LazyTrack(start: tracks[0].start, length: extent - tracks[0].start, alignment: wholeLine)
        }
        return tracks[lines.track(of: entry) ?? 0]
    }

    /// The alignment of a header or footer: that of the columns in the grid.
    private var wholeLine: Alignment {
        axis == .vertical
            ? Alignment(horizontal: HorizontalAlignment(alignment.id), vertical: .center)
            : Alignment(horizontal: .center, vertical: VerticalAlignment(alignment.id))
    }

    /// Returns the length of an entry, whose elements are stacked.
    private func length(_ row: Row, cross: CGFloat?) -> CGFloat {
        let proposal = axis.proposal(along: nil, across: cross)
        let gaps = lengths.spacing * CGFloat(max(0, row.elements.count - 1))
        return row.elements.reduce(gaps) { $0 + axis.length(of: $1.sizeThatFits(proposal)) }
    }

    private func length(
        _ rows: ArraySlice<Row>, _ tracks: [LazyTrack], _ lines: LazyLines, cross: CGFloat?
    ) -> Double {
        Double(
            rows.map { length($0, cross: track(of: $0.index, tracks, lines).length ?? cross) }.max() ?? 0)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offered = axis.other.length(of: proposal)
        let tracks = tracks(in: offered)
        // Lengths measured with another number of tracks do not apply; use those of the existing rows.
        var (known, lines) = (lengths, lines)
        if tracks.count != self.tracks.count {
            known.forget()
            lines = LazyLines(list, tracks: tracks.count)
            known.count = lines.lineCount
        }
        for line in rows(by: lines) {
            known.set(length(line.rows, tracks, lines, cross: offered), at: line.number)
        }
        let across =
            extent(of: tracks) ?? offered
            ?? children.map { axis.other.length(of: $0.sizeThatFits(.unspecified)) }.max() ?? 0
        return axis.size(along: known.total, across: across)
    }

    /// Returns the tracks shifted by the alignment, if they do not fill the width.
    private func aligned(_ tracks: [LazyTrack], in width: CGFloat) -> [LazyTrack] {
        guard let extent = extent(of: tracks), extent != width else { return tracks }
        let shift = alignment.value(in: width) - alignment.value(in: extent)
        return tracks.map { track in
            var track = track
            track.start += shift
            return track
        }
    }

    /// Returns the total length across; `nil` for a stack.
    private func extent(of tracks: [LazyTrack]) -> CGFloat? {
        tracks.last.flatMap { last in last.length.map { last.start + $0 } }
    }

    override func placeChildren() {
        viewport.begin(for: self, in: host)
        let anchor = anchor()
        let width = axis.other.length(of: size)
        // The tracks must match those measured for the proposal, which may be larger than the size.
        let offered = axis.other.length(of: proposal) ?? width
        let tracks = aligned(tracks(in: items == nil ? width : offered), in: width)
        let isOther = tracks.count != self.tracks.count
        self.tracks = tracks
        if isOther {
            lengths.forget()
            setLines()
        }
        let placed = rows(by: lines)
        for line in placed {
            lengths.set(length(line.rows, tracks, lines, cross: width), at: line.number)
        }
        restoreAnchor(anchor)
        shifts = pinnedShifts()
        for line in placed {
            for row in line.rows { place(row, inLine: line.number) }
        }
        if abs(CGFloat(lengths.total).placeable - axis.length(of: size)) > 0.01 { invalidateLayout() }
    }

    private func place(_ row: Row, inLine number: Int) {
        let start = CGFloat(lengths.offset(of: number)) + (shifts[row.index] ?? 0)
        if items == nil {
            place(row, from: start)
        } else {
            place(
                row, from: start, in: track(of: row.index, tracks, lines),
                of: CGFloat(lengths.length(at: number)))
        }
    }

    /// Places an entry of a stack.
    private func place(_ row: Row, from start: CGFloat) {
        let inner = axis.proposal(along: nil, across: axis.other.length(of: size))
        var position = start
        for element in row.elements {
            let child = element.dimensions(inner)
            let across = alignment.id.defaultValue(in: placedDimensions) - child.value(alignment)
            element.place(
                at: axis.point(along: position, across: across), size: child.size, proposal: inner)
            position += axis.length(of: child.size) + lengths.spacing
        }
    }

    /// Places an entry in a cell of a grid. Several elements of one entry are aligned as one.
    private func place(_ row: Row, from start: CGFloat, in track: LazyTrack, of length: CGFloat) {
        let inner = axis.proposal(along: nil, across: track.length)
        let across = track.length ?? 0
        func cell(_ length: CGFloat) -> ViewDimensions {
            ViewDimensions(axis.size(along: length, across: across), proposal: inner)
        }
        let (alongKey, acrossKey) =
            axis == .vertical
            ? (track.alignment.vertical.key, track.alignment.horizontal.key)
            : (track.alignment.horizontal.key, track.alignment.vertical.key)
        let own =
            row.elements.count == 1
            ? row.elements[0].dimensions(inner) : cell(self.length(row, cross: track.length))
        var position = start + cell(length).value(alongKey) - own.value(alongKey)
        for element in row.elements {
            let child = element.dimensions(inner)
            element.place(
                at: axis.point(
                    along: position,
                    across: track.start + cell(length).value(acrossKey) - child.value(acrossKey)),
                size: child.size, proposal: inner)
            position += axis.length(of: child.size) + lengths.spacing
        }
    }

    // MARK: Pinned headers and footers

    override func stackChildren() -> [Element]? {
        let order = graph.usesZIndex ? children.sortedByZIndex() : nil
        guard !pinned.isEmpty else { return order }
        let front = Set(
            rows.filter { isPinned($0.index) }.flatMap { $0.elements.map(ObjectIdentifier.init) })
        guard !front.isEmpty else { return order }
        let all = order ?? children
        return all.filter { !front.contains(ObjectIdentifier($0)) }
            + all.filter { front.contains(ObjectIdentifier($0)) }
    }

    private func isPinned(_ entry: Int) -> Bool {
        guard let section = list.index(around: entry).map({ list.sections[$0] }) else { return false }
        return pinned.contains(.sectionHeaders) && section.header.contains(entry)
            || pinned.contains(.sectionFooters) && section.footer.contains(entry)
    }

    /// Returns the offsets that keep headers and footers visible within their sections.
    private func pinnedShifts() -> [Int: CGFloat] {
        guard !pinned.isEmpty else { return [:] }
        let (start, end) = visibleSpan
        guard end > start else { return [:] }
        var shifts: [Int: CGFloat] = [:]
        for index in Set(rows.compactMap { list.index(around: $0.index) }) {
            let section = list.sections[index]
            let (header, footer) = (span(of: section.header), span(of: section.footer))
            let whole = span(of: section.entries)
            if pinned.contains(.sectionHeaders), let header, let whole {
                let last = (footer?.start ?? whole.end) - (header.end - header.start)
                let shift = CGFloat(max(0, min(start, last) - header.start))
                for entry in section.header { shifts[entry] = shift }
            }
            if pinned.contains(.sectionFooters), let footer, let whole {
                let first = (header?.end ?? whole.start) + (footer.end - footer.start)
                let shift = CGFloat(min(0, max(end, first) - footer.end))
                for entry in section.footer { shifts[entry] = shift }
            }
        }
        return shifts
    }

    /// Returns the inset at each edge that pinned headers and footers would cover once an entry is just in view.
    func pinCover(ofEntry index: Int) -> EdgeInsets {
        guard !pinned.isEmpty, let section = list.index(around: index).map({ list.sections[$0] }) else {
            return EdgeInsets()
        }
        func length(_ entries: Range<Int>, _ kind: PinnedScrollableViews) -> CGFloat {
            guard pinned.contains(kind), !entries.contains(index), let span = span(of: entries) else {
                return 0
            }
            return CGFloat(span.end - span.start)
        }
        let (before, after) = (
            length(section.header, .sectionHeaders), length(section.footer, .sectionFooters)
        )
        return axis == .vertical
            ? EdgeInsets(top: before, leading: 0, bottom: after, trailing: 0)
            : EdgeInsets(top: 0, leading: before, bottom: 0, trailing: after)
    }

    func pinCover(of child: Element) -> EdgeInsets {
        guard !pinned.isEmpty, let row = rows.first(where: { $0.elements.contains { $0 === child } }) else {
            return EdgeInsets()
        }
        return pinCover(ofEntry: row.index)
    }

    /// Returns the start and end of some entries' lines; `nil` if there are none.
    private func span(of entries: Range<Int>) -> (start: Double, end: Double)? {
        guard let first = entries.first, let last = entries.last else { return nil }
        let line = lines.line(of: last)
        return (
            lengths.offset(of: lines.line(of: first)), lengths.offset(of: line) + lengths.length(at: line)
        )
    }

    private func movePins() {
        let now = pinnedShifts()
        guard now != shifts else { return }
        let old = shifts
        shifts = now
        for row in rows where now[row.index] != old[row.index] {
            place(row, inLine: lines.line(of: row.index))
        }
    }

    /// Returns the frame of an entry, estimated if it is not made, in the element's coordinate space.
    func frame(ofEntry index: Int) -> CGRect {
        let line = lines.line(of: index)
        let (start, length) = (CGFloat(lengths.offset(of: line)), CGFloat(lengths.length(at: line)))
        let track = track(of: index, tracks, lines)
        let across = track.length ?? axis.other.length(of: size)
        guard axis == .horizontal else {
            return CGRect(x: track.start, y: start, width: across, height: length)
        }
        let x = direction == .rightToLeft ? size.width - start - length : start
        return CGRect(x: x, y: track.start, width: length, height: across)
    }

    /// Returns the entry one visible page before or after another.
    func entry(aPageFrom index: Int, forwards: Bool) -> Int {
        let (start, end) = visibleSpan
        let line = lines.line(of: index)
        // Keeps the line of the start visible.
        let page = max(1, end - start - lengths.length(at: line))
        let place = max(0, lengths.offset(of: line) + (forwards ? page : -page))
        let found = lengths.index(at: place)
        // Upward, the first line that is then fully visible.
        let target = !forwards && lengths.offset(of: found) < place ? min(found + 1, line) : found
        return lines.entries(in: target...target).lowerBound
    }

    /// Returns the entry before which a drop at a point inserts; the entry count for the end.
    func insertion(at point: CGPoint) -> Int {
        let along =
            axis == .horizontal && direction == .rightToLeft
            ? size.width - point.x : axis.position(of: point)
        let line = lengths.index(at: Double(along))
        let entries = lines.entries(in: line...line)
        return Double(along) > lengths.offset(of: line) + lengths.length(at: line) / 2
            ? entries.upperBound : entries.lowerBound
    }

    // MARK: Window

    /// The visible part of the stack's length, from the start in reading direction.
    private var visibleSpan: (start: Double, end: Double) {
        let visible = visibleRect
        if axis == .vertical { return (Double(visible.minY), Double(visible.maxY)) }
        guard direction == .rightToLeft else { return (Double(visible.minX), Double(visible.maxX)) }
        return (Double(size.width - visible.maxX), Double(size.width - visible.minX))
    }

    /// Returns the first visible row and the offset of its line.
    private func anchor() -> (row: Row, offset: Double)? {
        let start = visibleSpan.start
        guard start > 0,
            let row = rows.first(where: { lengths.offset(of: lines.line(of: $0.index) + 1) > start })
        else { return nil }
        return (row, lengths.offset(of: lines.line(of: row.index)))
    }

    /// Scrolls so that visible content stays in place when content before it turns out longer or shorter than
    /// estimated.
    private func restoreAnchor(_ anchor: (row: Row, offset: Double)?) {
        guard let anchor else { return }
        let shift = CGFloat(lengths.offset(of: lines.line(of: anchor.row.index)) - anchor.offset)
        guard abs(shift) > 0.01 else { return }
        let growth = axis.size(along: shift, across: 0)
        (enclosingScroll?.responder as? any ScrollResponder)?.contentGrew(by: growth)
        for child in children { child.shiftContent(by: growth) }
    }

    func viewportDidChange() {
        guard !needsLayout else { return }
        let (start, end) = visibleSpan
        guard end > start, lengths.count > 0 else { return }
        movePins()
        // Adds half a screen on either side, so that small scroll steps find their rows made.
        let more = (end - start) / 2
        let first = lengths.index(at: start - more)
        let last = lengths.index(at: end + more)
        wantWindow(lines.entries(in: first...last))
    }
}

extension Landmark {
    /// Creates the landmark of an entry in a lazy container.
    init(entry: Int, of container: LazyStackElement) {
        self.init(
            in: container, frame: { [weak container] in container?.frame(ofEntry: entry) },
            cover: { [weak container] in container?.pinCover(ofEntry: entry) ?? EdgeInsets() })
    }
}
