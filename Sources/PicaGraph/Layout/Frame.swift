import Foundation

extension View {
    /// Puts the view in a frame of a fixed size, in points; a nil dimension is the view's own.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            Frame(
                minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height,
                maxHeight: height, isFixed: true, alignment: alignment))
    }

    /// Puts the view in a frame whose size follows the proposal between bounds, in points.
    ///
    /// A dimension without bounds is the view's own. With a maximum of `.infinity` the frame takes all
    /// it is offered.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            Frame(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, isFixed: false, alignment: alignment))
    }

    /// Lets the view have its ideal size whatever it is offered, in some axes.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSize(horizontal: horizontal, vertical: vertical))
    }

    /// Lets the view have its ideal size whatever it is offered.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}

struct Frame {
    let minWidth, idealWidth, maxWidth: CGFloat?
    let minHeight, idealHeight, maxHeight: CGFloat?
    let isFixed: Bool
    let alignment: Alignment
}

extension Frame: LayoutModifier {
    typealias Body = Never

    /// What the content is offered in one axis.
    private func offer(_ proposed: CGFloat?, _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?) -> CGFloat?
    {
        guard let length = proposed ?? ideal else { return nil }
        return clamp(length, min, max)
    }

    /// How long the frame is in one axis, given its content.
    private func length(
        _ proposed: CGFloat?, _ content: CGFloat, _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?
    ) -> CGFloat {
        if isFixed { return min ?? content }
        guard let proposed else { return clamp(ideal ?? content, min, max) }
        switch (min, max) {
        case (nil, nil): return content
        case (let low?, let high?): return clamp(proposed, low, high)
        // With one bound the content decides on the other side of it.
        case (let low?, nil): return Swift.max(low, Swift.min(proposed, content))
        case (nil, let high?): return Swift.min(high, Swift.max(proposed, content))
        }
    }

    private func clamp(_ length: CGFloat, _ low: CGFloat?, _ high: CGFloat?) -> CGFloat {
        let low = low ?? -.infinity
        return max(low, min(length, max(low, high ?? .infinity)))
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: offer(proposal.width, minWidth, idealWidth, maxWidth),
            height: offer(proposal.height, minHeight, idealHeight, maxHeight))
    }

    func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
        let size = content.sizeThatFits(inner(proposal))
        return CGSize(
            width: length(proposal.width, size.width, minWidth, idealWidth, maxWidth),
            height: length(proposal.height, size.height, minHeight, idealHeight, maxHeight))
    }

    /// The size is settled by now, and so is what the content is offered.
    func placement(of content: Element, in frame: ViewDimensions) -> Placement {
        let inner = inner(frame.proposal)
        let proposal = ProposedViewSize(
            width: minWidth == nil && maxWidth == nil ? inner.width : frame.width,
            height: minHeight == nil && maxHeight == nil ? inner.height : frame.height)
        let child = content.dimensions(proposal)
        return Placement(
            origin: CGPoint(
                x: alignment.horizontal.key.id.defaultValue(in: frame) - child[alignment.horizontal],
                y: alignment.vertical.key.id.defaultValue(in: frame) - child[alignment.vertical]),
            proposal: proposal)
    }
}

struct FixedSize {
    let horizontal, vertical: Bool
}

extension FixedSize: LayoutModifier {
    typealias Body = Never

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
        content.sizeThatFits(inner(proposal))
    }

    func placement(of content: Element, in frame: ViewDimensions) -> Placement {
        Placement(proposal: inner(frame.proposal))
    }
}
