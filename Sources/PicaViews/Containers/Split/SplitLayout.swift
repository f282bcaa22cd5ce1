import Foundation
import PicaGraph

/// How long panes were placed, and how long they can be.
@MainActor final class SplitPanes {
    fileprivate(set) var lengths: [CGFloat] = []
    fileprivate var limits: [ClosedRange<CGFloat>] = []

    nonisolated init() {}

    func length(before pane: Int) -> CGFloat { lengths.indices.contains(pane - 1) ? lengths[pane - 1] : 0 }

    /// Lengths after the line before a pane was moved. No other line moves.
    func moved(lineBefore pane: Int, by distance: CGFloat, from old: [CGFloat]) -> [CGFloat] {
        guard pane > 0, old.indices.contains(pane), old.count == limits.count else { return lengths }
        let (before, after) = (limits[pane - 1], limits[pane])
        let least = max(before.lowerBound - old[pane - 1], old[pane] - after.upperBound)
        let most = min(before.upperBound - old[pane - 1], old[pane] - after.lowerBound)
        guard least <= most else { return old }
        let step = min(max(distance, least), most)
        var new = old
        new[pane - 1] += step
        new[pane] -= step
        return new
    }
}

/// Places panes one after another, with lines between them.
struct SplitLayout: Layout {
    let axis: Axis
    /// As people have set them, in points; others than there are panes where nobody has.
    let lengths: [CGFloat]
    /// Is told what comes of it.
    let panes: SplitPanes

    enum IsDividerKey: LayoutValueKey { static var defaultValue: Bool { false } }

    private static let lineWidth: CGFloat = 1

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let panes = subviews.filter { !$0[IsDividerKey.self] }
        let across = axis.other.length(of: proposal)
        let lengths = arrangement(of: panes, axis.length(of: proposal), across).lengths
        let widest = zip(panes, lengths).map { pane, length in
            axis.other.length(of: pane.sizeThatFits(axis.proposal(along: length, across: across)))
        }
        return axis.size(
            along: lengths.reduce(Self.lines(panes.count), +), across: widest.max() ?? across ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let panes = subviews.filter { !$0[IsDividerKey.self] }
        let across = axis.other.length(of: bounds.size)
        let (lengths, limits) = arrangement(of: panes, axis.length(of: bounds.size), across)
        MainActor.assumeIsolated { (self.panes.lengths, self.panes.limits) = (lengths, limits) }
        var place = axis.position(of: bounds.origin)
        var pane = 0
        for subview in subviews {
            let isLine = subview[IsDividerKey.self]
            let length = isLine ? Self.lineWidth : lengths[pane]
            // Whole points, so that lines are sharp and nothing is seen between them and the panes.
            let (start, end) = (place.rounded(), (place + length).rounded())
            subview.place(
                at: axis.point(along: start, across: axis.other.position(of: bounds.origin)),
                proposal: axis.proposal(along: end - start, across: across))
            place += length
            if !isLine { pane += 1 }
        }
    }

    private static func lines(_ panes: Int) -> CGFloat { CGFloat(max(panes - 1, 0)) * lineWidth }

    /// How long the panes are, and how long they can be.
    private func arrangement(
        of panes: [LayoutSubview], _ total: CGFloat?, _ across: CGFloat?
    ) -> (lengths: [CGFloat], limits: [ClosedRange<CGFloat>]) {
        func length(_ pane: LayoutSubview, _ offer: CGFloat?) -> CGFloat {
            axis.length(of: pane.sizeThatFits(axis.proposal(along: offer, across: across)))
        }
        let limits = panes.map { pane in
            let least = length(pane, 0)
            return least...max(least, length(pane, .infinity))
        }
        var lengths = lengths
        if lengths.count != panes.count {
            // Those of any length begin with none, and share what the others leave.
            lengths = zip(panes, limits).map { pane, limits in
                total != nil && limits.upperBound == .infinity ? 0 : length(pane, nil)
            }
        }
        lengths = zip(lengths, limits).map { min(max($0, $1.lowerBound), $1.upperBound) }
        if let total, total.isFinite { fit(&lengths, to: total - Self.lines(panes.count), limits) }
        return (lengths, limits)
    }

    /// Shares what is over or lacking, among those of any length first.
    private func fit(_ lengths: inout [CGFloat], to total: CGFloat, _ limits: [ClosedRange<CGFloat>]) {
        for takesAll in [false, true] {
            // Each turn is the last one, or takes a pane to a limit.
            for _ in lengths.indices {
                let rest = total - lengths.reduce(0, +)
                let able = lengths.indices.filter { index in
                    let limit = limits[index]
                    return (takesAll || limit.upperBound == .infinity)
                        && (rest > 0 ? lengths[index] < limit.upperBound : lengths[index] > limit.lowerBound)
                }
                guard abs(rest) > 0.01, !able.isEmpty else { break }
                for index in able {
                    let wanted = lengths[index] + rest / CGFloat(able.count)
                    lengths[index] = min(max(wanted, limits[index].lowerBound), limits[index].upperBound)
                }
            }
        }
    }
}
