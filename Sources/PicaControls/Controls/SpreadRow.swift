import Foundation
import PicaGraph
import PicaState

/// A layout with a label at the start of a row and its control at the end. They are stacked if there is too little
/// width to read both.
///
/// Several labels are stacked.
struct SpreadRow: Layout {
    enum Stacking { case never, whereNarrow, always }

    let stacking: Stacking
    /// Whether the control fills its space: beside a label at most `fillingWidth`, or half of the row if that is less.
    let fills: Bool
    /// The width in points at which wrapped text is still readable.
    let readableWidth: CGFloat

    /// The width in points of a control that fills its space, unless half of the row is less.
    private static let fillingWidth: CGFloat = 240
    /// The gaps in points between a label and its control: beside each other, and stacked.
    private static let gaps = CGSize(width: 8, height: 4)

    /// Marks the subview that is the control.
    enum IsControlKey: LayoutValueKey { static var defaultValue: Bool { false } }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let frames = arrangement(of: subviews, width: proposal.width).map(\.frame)
        let width = frames.map(\.maxX).max() ?? 0
        return CGSize(width: max(proposal.width ?? width, width), height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, offer, frame) in arrangement(of: subviews, width: bounds.width) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(width: offer, height: nil))
        }
    }

    private typealias Placed = (subview: LayoutSubview, offer: CGFloat?, frame: CGRect)

    private func arrangement(of subviews: Subviews, width: CGFloat?) -> [Placed] {
        let labels = subviews.filter { !$0[IsControlKey.self] }
        guard let control = subviews.first(where: { $0[IsControlKey.self] }) else {
            return column(labels, width: width, from: 0)
        }
        let width = width.flatMap { $0.isFinite ? max($0, 0) : nil }
        guard let shares = shares(width, labels, control) else {
            let above = column(labels, width: width, from: 0)
            var below = column(
                [control], width: width, from: above.last.map { $0.frame.maxY + Self.gaps.height } ?? 0)
            // Other rows have their controls beside the labels, so align this one with them at the end.
            if stacking != .always, let width {
                below[0].frame.origin.x = max(width - below[0].frame.width, 0)
            }
            return above + below
        }
        let size = control.sizeThatFits(ProposedViewSize(width: shares.control, height: nil))
        let words = column(labels, width: shares.label, from: 0)
        let end = words.map(\.frame.maxX).max() ?? 0
        let x = max(end > 0 ? end + Self.gaps.width : 0, (width ?? 0) - size.width)
        let drop =
            baseline(of: words.first?.subview, shares.label) - baseline(of: control, shares.control)
        let frame = CGRect(origin: CGPoint(x: x, y: max(drop, 0)), size: size)
        return words.map { ($0.subview, $0.offer, $0.frame.offsetBy(dx: 0, dy: max(-drop, 0))) } + [
            (control, shares.control, frame)
        ]
    }

    private func baseline(of subview: LayoutSubview?, _ width: CGFloat?) -> CGFloat {
        subview.map { $0.dimensions(in: ProposedViewSize(width: width, height: nil))[.firstTextBaseline] }
            ?? 0
    }

    private func column(_ subviews: [LayoutSubview], width: CGFloat?, from top: CGFloat) -> [Placed] {
        var y = top
        return subviews.map { subview in
            let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
            defer { y += size.height }
            return (subview, width, CGRect(origin: CGPoint(x: 0, y: y), size: size))
        }
    }

    /// Returns the widths offered to label and control beside each other; `nil` if they are stacked.
    private func shares(
        _ width: CGFloat?, _ labels: [LayoutSubview], _ control: LayoutSubview
    ) -> (label: CGFloat?, control: CGFloat?)? {
        if stacking == .always { return nil }
        guard let width else { return (nil, fills ? Self.fillingWidth : nil) }
        let label = labels.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        guard label > 0 else { return (0, width) }
        let gap = Self.gaps.width
        let most = fills ? min(Self.fillingWidth, width / 2) : nil
        let ideal = control.sizeThatFits(ProposedViewSize(width: most, height: nil))
        if label + gap + ideal.width <= width { return (label, most ?? width - gap - label) }
        let beside = max(width - gap - ideal.width, 0)
        if stacking == .never || beside >= readableWidth { return (beside, most ?? ideal.width) }
        // A control that has to wrap in any case may wrap beside the label.
        let rest = width - gap - label
        guard ideal.width > width, rest >= readableWidth else { return nil }
        let wrapped = control.sizeThatFits(ProposedViewSize(width: rest, height: nil))
        return wrapped.width <= rest && wrapped.height > ideal.height ? (label, rest) : nil
    }
}
