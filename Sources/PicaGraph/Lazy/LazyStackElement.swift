import Foundation

/// The element of a stack or grid that makes only what can be seen.
///
/// Its entries stand in lines: one in each, or as many as a grid has tracks. It knows how long the lines are
/// that it has seen, takes the others for as long as those on average, and keeps what is on screen where it
/// is while it learns.
final class LazyStackElement: Element, ViewportClient {
    struct Row {
        let index: Int
        let id: ViewList.EntryID
        let elements: [Element]
    }

    let axis: Axis
    /// Asks for a window of entries to be made.
    var wantWindow: (Range<Int>) -> Void = { _ in }
    private(set) var rows: [Row] = []
    private var count = 0
    /// Of lines.
    private var lengths = LazyLengths()
    private var alignment: AlignmentKey
    /// nil for a stack.
    private var items: [GridItem]?
    /// Those of the present size.
    private var tracks = [LazyTrack()]
    private var isObserving = false

    init(graph: ViewGraph, axis: Axis) {
        self.axis = axis
        alignment = axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key
        super.init(graph: graph)
    }

    func update(alignment: AlignmentKey, spacing: CGFloat, items: [GridItem]?) {
        guard
            alignment != self.alignment || spacing != lengths.spacing
                || !ValueComparison.isSame(items, self.items)
        else { return }
        self.alignment = alignment
        self.items = items
        lengths.spacing = spacing
        invalidateLayout()
    }

    /// Takes other rows.
    /// - Parameter isNewContent: Whether rows may be other ones than those that were measured in their places.
    func setRows(_ rows: [Row], count: Int, isNewContent: Bool) {
        self.rows = rows
        if isNewContent { lengths.forget() }
        self.count = count
        lengths.count = lineCount(tracks.count)
        setChildren(rows.flatMap(\.elements))
        if isNewContent { invalidateLayout() }
    }

    // MARK: Layout

    override var drawsItself: Bool { false }

    private func main(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    private func cross(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

    private func make(main: CGFloat, cross: CGFloat) -> CGPoint {
        axis == .vertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
    }

    private func proposal(cross: CGFloat?) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: cross, height: nil) : ProposedViewSize(width: nil, height: cross)
    }

    // MARK: Lines

    private func tracks(in length: CGFloat?) -> [LazyTrack] {
        guard let items, !items.isEmpty else { return [LazyTrack()] }
        return LazyTrack.tracks(of: items, in: length)
    }

    private func lineCount(_ tracks: Int) -> Int { (count + tracks - 1) / tracks }

    /// The rows at hand by the lines they stand in, in order.
    private func lines(_ tracks: [LazyTrack]) -> [(number: Int, rows: ArraySlice<Row>)] {
        var lines: [(number: Int, rows: ArraySlice<Row>)] = []
        for (place, row) in rows.enumerated() {
            let number = row.index / tracks.count
            if lines.last?.number == number {
                lines[lines.count - 1].rows = rows[lines[lines.count - 1].rows.startIndex...place]
            } else {
                lines.append((number, rows[place...place]))
            }
        }
        return lines
    }

    /// Of an entry, whose elements stand one after another.
    private func length(_ row: Row, cross: CGFloat?) -> CGFloat {
        let proposal = proposal(cross: cross)
        let gaps = lengths.spacing * CGFloat(max(0, row.elements.count - 1))
        return row.elements.reduce(gaps) { $0 + main($1.sizeThatFits(proposal)) }
    }

    private func length(_ rows: ArraySlice<Row>, _ tracks: [LazyTrack], cross: CGFloat?) -> Double {
        Double(
            rows.map { length($0, cross: tracks[$0.index % tracks.count].length ?? cross) }.max() ?? 0)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offered = axis == .vertical ? proposal.width : proposal.height
        let tracks = tracks(in: offered)
        // What was measured for another width says little; the rows at hand say more.
        var known = lengths
        if tracks.count != self.tracks.count { known.forget() }
        known.count = lineCount(tracks.count)
        for line in lines(tracks) { known.set(length(line.rows, tracks, cross: offered), at: line.number) }
        let across =
            extent(of: tracks) ?? offered
            ?? children.map { cross($0.sizeThatFits(.unspecified)) }.max() ?? 0
        return axis == .vertical
            ? CGSize(width: across, height: known.total) : CGSize(width: known.total, height: across)
    }

    /// Tracks that do not fill the width stand in it as the alignment says.
    private func aligned(_ tracks: [LazyTrack], in width: CGFloat) -> [LazyTrack] {
        guard let extent = extent(of: tracks), extent != width else { return tracks }
        func value(_ length: CGFloat) -> CGFloat {
            let size = CGSize(width: length, height: length)
            return ViewDimensions(size, proposal: .unspecified).value(alignment)
        }
        let shift = value(width) - value(extent)
        return tracks.map { track in
            var track = track
            track.start += shift
            return track
        }
    }

    /// Across; nil for a stack.
    private func extent(of tracks: [LazyTrack]) -> CGFloat? {
        tracks.last.flatMap { last in last.length.map { last.start + $0 } }
    }

    override func placeChildren() {
        observe()
        let anchor = anchor()
        let width = cross(size)
        // As they answered what was offered, of which the size may be less.
        let offered = (axis == .vertical ? proposal.width : proposal.height) ?? width
        let tracks = aligned(tracks(in: items == nil ? width : offered), in: width)
        if tracks.count != self.tracks.count {
            lengths.forget()
            lengths.count = lineCount(tracks.count)
        }
        self.tracks = tracks
        let lines = lines(tracks)
        for line in lines { lengths.set(length(line.rows, tracks, cross: width), at: line.number) }
        keep(anchor)
        for line in lines {
            let start = CGFloat(lengths.offset(of: line.number))
            for row in line.rows {
                let track = tracks[row.index % tracks.count]
                if items == nil {
                    place(row, from: start, across: width)
                } else {
                    place(row, from: start, in: track, of: CGFloat(lengths.length(at: line.number)))
                }
            }
        }
        if abs(CGFloat(lengths.total) - main(size)) > 0.01 { invalidateLayout() }
    }

    /// An entry of a stack.
    private func place(_ row: Row, from start: CGFloat, across width: CGFloat) {
        let inner = proposal(cross: width)
        var position = start
        for element in row.elements {
            let child = element.dimensions(inner)
            let across = alignment.id.defaultValue(in: placedDimensions) - child.value(alignment)
            element.place(at: make(main: position, cross: across), size: child.size, proposal: inner)
            position += main(child.size) + lengths.spacing
        }
    }

    /// An entry in a cell of a grid.
    private func place(_ row: Row, from start: CGFloat, in track: LazyTrack, of length: CGFloat) {
        let inner = proposal(cross: track.length)
        let across = track.length ?? 0
        let cell = ViewDimensions(
            axis == .vertical
                ? CGSize(width: across, height: length) : CGSize(width: length, height: across),
            proposal: inner)
        let (alongKey, acrossKey) =
            axis == .vertical
            ? (track.alignment.vertical.key, track.alignment.horizontal.key)
            : (track.alignment.horizontal.key, track.alignment.vertical.key)
        // Several elements of one entry stand as if they were one.
        let own = self.length(row, cross: track.length)
        let ownCell = ViewDimensions(
            axis == .vertical ? CGSize(width: across, height: own) : CGSize(width: own, height: across),
            proposal: inner)
        var position = start
        if row.elements.count != 1 { position += cell.value(alongKey) - ownCell.value(alongKey) }
        for element in row.elements {
            let child = element.dimensions(inner)
            let along =
                row.elements.count == 1 ? cell.value(alongKey) - child.value(alongKey) : 0
            element.place(
                at: make(
                    main: position + along,
                    cross: track.start + cell.value(acrossKey) - child.value(acrossKey)),
                size: child.size, proposal: inner)
            position += main(child.size) + lengths.spacing
        }
    }

    /// Where an entry stands, or would as far as is known, in own points.
    func frame(ofEntry index: Int) -> CGRect {
        let line = index / tracks.count
        let (start, length) = (CGFloat(lengths.offset(of: line)), CGFloat(lengths.length(at: line)))
        let track = tracks[index % tracks.count]
        let across = track.length ?? cross(size)
        guard axis == .horizontal else {
            return CGRect(x: track.start, y: start, width: across, height: length)
        }
        let x = direction == .rightToLeft ? size.width - start - length : start
        return CGRect(x: x, y: track.start, width: length, height: across)
    }

    // MARK: Window

    /// What can be seen of the stack's length, counted from where reading begins.
    private var visibleSpan: (start: Double, end: Double) {
        let visible = visibleRect
        if axis == .vertical { return (Double(visible.minY), Double(visible.maxY)) }
        guard direction == .rightToLeft else { return (Double(visible.minX), Double(visible.maxX)) }
        return (Double(size.width - visible.maxX), Double(size.width - visible.minX))
    }

    /// The first row in sight, and where its line stands.
    private func anchor() -> (index: Int, offset: Double)? {
        let start = visibleSpan.start
        guard start > 0,
            let row = rows.first(where: { lengths.offset(of: $0.index / tracks.count + 1) > start })
        else { return nil }
        return (row.index, lengths.offset(of: row.index / tracks.count))
    }

    /// What is in sight stays there while what is above turns out longer or shorter than was thought.
    private func keep(_ anchor: (index: Int, offset: Double)?) {
        guard let anchor else { return }
        let shift = CGFloat(lengths.offset(of: anchor.index / tracks.count) - anchor.offset)
        guard abs(shift) > 0.01 else { return }
        (enclosingScroll?.responder as? any ScrollResponder)?.contentGrew(
            by: axis == .vertical ? CGSize(width: 0, height: shift) : CGSize(width: shift, height: 0))
    }

    private func observe() {
        guard !isObserving, let host else { return }
        isObserving = true
        host.addViewportClient(self)
    }

    func viewportDidChange() {
        guard !needsLayout else { return }
        let (start, end) = visibleSpan
        guard end > start, lengths.count > 0 else { return }
        // Half a screen more on either side, so that small steps find their rows there.
        let more = (end - start) / 2
        let first = lengths.index(at: start - more)
        let last = lengths.index(at: end + more)
        wantWindow(first * tracks.count..<min(count, (last + 1) * tracks.count))
    }
}
