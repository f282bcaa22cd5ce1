import Foundation

/// The element of a stack that makes only what can be seen.
///
/// It knows how long the entries are that it has seen, takes the others for as long as those on average,
/// and keeps what is on screen where it is while it learns.
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
    private var lengths = LazyLengths()
    private var alignment: AlignmentKey
    private var isObserving = false

    init(graph: ViewGraph, axis: Axis, alignment: AlignmentKey, spacing: CGFloat) {
        self.axis = axis
        self.alignment = alignment
        lengths.spacing = spacing
        super.init(graph: graph)
    }

    func update(alignment: AlignmentKey, spacing: CGFloat) {
        guard alignment != self.alignment || spacing != lengths.spacing else { return }
        self.alignment = alignment
        lengths.spacing = spacing
        invalidateLayout()
    }

    /// Takes other rows.
    /// - Parameter isNewContent: Whether rows may be other ones than those that were measured in their places.
    func setRows(_ rows: [Row], count: Int, isNewContent: Bool) {
        self.rows = rows
        if isNewContent { lengths.forget() }
        lengths.count = count
        setChildren(rows.flatMap(\.elements))
        if isNewContent { invalidateLayout() }
    }

    // MARK: Layout

    override var drawsItself: Bool { false }

    private func main(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    private func cross(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

    private func proposal(cross: CGFloat?) -> ProposedViewSize {
        axis == .vertical
            ? ProposedViewSize(width: cross, height: nil) : ProposedViewSize(width: nil, height: cross)
    }

    private func length(_ row: Row, cross: CGFloat?) -> Double {
        let proposal = proposal(cross: cross)
        let gaps = lengths.spacing * Double(max(0, row.elements.count - 1))
        return row.elements.reduce(gaps) { $0 + Double(main($1.sizeThatFits(proposal))) }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offered = axis == .vertical ? proposal.width : proposal.height
        let width =
            offered
            ?? children.map { cross($0.sizeThatFits(.unspecified)) }.max() ?? 0
        // What was measured for another width says little; the rows at hand say more.
        var known = lengths
        for row in rows { known.set(length(row, cross: offered), at: row.index) }
        return axis == .vertical
            ? CGSize(width: width, height: known.total) : CGSize(width: known.total, height: width)
    }

    override func placeChildren() {
        observe()
        let anchor = anchor()
        let width = cross(size)
        for row in rows { lengths.set(length(row, cross: width), at: row.index) }
        keep(anchor)
        let inner = proposal(cross: width)
        for row in rows {
            var position = CGFloat(lengths.offset(of: row.index))
            for element in row.elements {
                let child = element.dimensions(inner)
                let across = alignment.id.defaultValue(in: placedDimensions) - child.value(alignment)
                element.place(
                    at: axis == .vertical
                        ? CGPoint(x: across, y: position) : CGPoint(x: position, y: across),
                    size: child.size, proposal: inner)
                position += main(child.size) + lengths.spacing
            }
        }
        if abs(CGFloat(lengths.total) - main(size)) > 0.01 { invalidateLayout() }
    }

    // MARK: Window

    /// What can be seen of the stack's length, counted from where reading begins.
    private var visibleSpan: (start: Double, end: Double) {
        let visible = visibleRect
        if axis == .vertical { return (Double(visible.minY), Double(visible.maxY)) }
        guard direction == .rightToLeft else { return (Double(visible.minX), Double(visible.maxX)) }
        return (Double(size.width - visible.maxX), Double(size.width - visible.minX))
    }

    /// The first row in sight, and where it stands.
    private func anchor() -> (index: Int, offset: Double)? {
        let start = visibleSpan.start
        guard start > 0, let row = rows.first(where: { lengths.offset(of: $0.index + 1) > start }) else {
            return nil
        }
        return (row.index, lengths.offset(of: row.index))
    }

    /// What is in sight stays there while what is above turns out longer or shorter than was thought.
    private func keep(_ anchor: (index: Int, offset: Double)?) {
        guard let anchor else { return }
        let shift = CGFloat(lengths.offset(of: anchor.index) - anchor.offset)
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
        wantWindow(first..<last + 1)
    }
}
