import Foundation
import PicaGraph
import PicaState

/// The lengths with which panes were placed, and the limits of these.
@MainActor final class SplitPanes {
    fileprivate(set) var lengths: [CGFloat] = []
    fileprivate var limits: [ClosedRange<CGFloat>] = []

    nonisolated init() {}

    func length(before pane: Int) -> CGFloat { lengths.indices.contains(pane - 1) ? lengths[pane - 1] : 0 }

    /// Returns the distances by which the divider before a pane can be dragged. `nil` if there is none.
    private func steps(lineBefore pane: Int, from old: [CGFloat]) -> ClosedRange<CGFloat>? {
        guard pane > 0, old.indices.contains(pane), old.count == limits.count else { return nil }
        let (before, after) = (limits[pane - 1], limits[pane])
        let least = max(before.lowerBound - old[pane - 1], old[pane] - after.upperBound)
        let most = min(before.upperBound - old[pane - 1], old[pane] - after.lowerBound)
        return least <= most ? least...most : nil
    }

    /// The lengths that the pane before a divider can have. `nil` if the divider cannot be moved.
    func range(before pane: Int) -> ClosedRange<CGFloat>? {
        let length = length(before: pane)
        return steps(lineBefore: pane, from: lengths).map { length + $0.lowerBound...length + $0.upperBound }
    }

    /// Returns the lengths after a drag of the divider before a pane. No other divider moves.
    func moved(lineBefore pane: Int, by distance: CGFloat, from old: [CGFloat]) -> [CGFloat] {
        guard pane > 0, old.indices.contains(pane), old.count == limits.count else { return lengths }
        guard let steps = steps(lineBefore: pane, from: old) else { return old }
        let step = min(max(distance, steps.lowerBound), steps.upperBound)
        var new = old
        new[pane - 1] += step
        new[pane] -= step
        return new
    }
}

/// A layout that places panes one after another, with dividers between them.
struct SplitLayout: Layout {
    let axis: Axis
    /// The lengths that the person has set, in points. Their number differs from that of the panes if none were set.
    let lengths: [CGFloat]
    /// The object that receives the resulting lengths.
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
            // Whole points keep dividers sharp and leave no gaps between them and the panes.
            let (start, end) = (place.rounded(), (place + length).rounded())
            subview.place(
                at: axis.point(along: start, across: axis.other.position(of: bounds.origin)),
                proposal: axis.proposal(along: end - start, across: across))
            place += length
            if !isLine { pane += 1 }
        }
    }

    private static func lines(_ panes: Int) -> CGFloat { CGFloat(max(panes - 1, 0)) * lineWidth }

    /// Returns the lengths of the panes, and their limits.
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
            // Panes without a maximum length start at zero, and share the space that the others leave.
            lengths = zip(panes, limits).map { pane, limits in
                total != nil && limits.upperBound == .infinity ? 0 : length(pane, nil)
            }
        }
        lengths = zip(lengths, limits).map { min(max($0, $1.lowerBound), $1.upperBound) }
        if let total, total.isFinite { fit(&lengths, to: total - Self.lines(panes.count), limits) }
        return (lengths, limits)
    }

    /// Distributes surplus or missing space, among panes without a maximum length first.
    private func fit(_ lengths: inout [CGFloat], to total: CGFloat, _ limits: [ClosedRange<CGFloat>]) {
        for takesAll in [false, true] {
            // Each pass is the last one, or brings a pane to its limit.
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
