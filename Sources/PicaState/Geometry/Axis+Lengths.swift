import Foundation

/// Conversions between sizes and lengths along and across an axis, as stacks use them.
extension Axis {
    package var other: Axis { self == .horizontal ? .vertical : .horizontal }

    package func length(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

    package func length(of proposal: ProposedViewSize) -> CGFloat? {
        self == .horizontal ? proposal.width : proposal.height
    }

    package func position(of point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }

    package func size(along: CGFloat, across: CGFloat) -> CGSize {
        self == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }

    package func point(along: CGFloat, across: CGFloat) -> CGPoint {
        self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }

    package func proposal(along: CGFloat?, across: CGFloat?) -> ProposedViewSize {
        self == .horizontal
            ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
    }
}
