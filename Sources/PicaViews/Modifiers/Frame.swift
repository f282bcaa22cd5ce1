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

extension Frame: ElementModifier {
    typealias Body = Never

    func makeWrapper(in node: ViewNode) -> WrapperElement<Self> {
        FrameElement(node: node, modifier: self)
    }
}

final class FrameElement: WrapperElement<Frame> {
    override var drawsItself: Bool { false }

    override func modifierDidChange(_ environment: EnvironmentValues) { invalidateLayout() }

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
        if modifier.isFixed { return min ?? content }
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
            width: offer(proposal.width, modifier.minWidth, modifier.idealWidth, modifier.maxWidth),
            height: offer(proposal.height, modifier.minHeight, modifier.idealHeight, modifier.maxHeight))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.sizeThatFits(inner(proposal))
        return CGSize(
            width: length(
                proposal.width, size.width, modifier.minWidth, modifier.idealWidth, modifier.maxWidth),
            height: length(
                proposal.height, size.height, modifier.minHeight, modifier.idealHeight, modifier.maxHeight))
    }

    private func origin(of child: ViewDimensions, in frame: ViewDimensions) -> CGPoint {
        let alignment = modifier.alignment
        return CGPoint(
            x: alignment.horizontal.key.id.defaultValue(in: frame) - child[alignment.horizontal],
            y: alignment.vertical.key.id.defaultValue(in: frame) - child[alignment.vertical])
    }

    /// The size is settled by now, and so is what the content is offered.
    private func innerForSize(_ dimensions: ViewDimensions) -> ProposedViewSize {
        ProposedViewSize(
            width: modifier.minWidth == nil && modifier.maxWidth == nil
                ? inner(dimensions.proposal).width : dimensions.width,
            height: modifier.minHeight == nil && modifier.maxHeight == nil
                ? inner(dimensions.proposal).height : dimensions.height)
    }

    override func placeChildren() {
        let frame = ViewDimensions(width: size.width, height: size.height, element: self, proposal: proposal)
        let child = content.dimensions(innerForSize(frame))
        content.place(at: origin(of: child, in: frame), size: child.size, proposal: child.proposal)
    }

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        let child = content.dimensions(innerForSize(dimensions))
        guard let value = content.explicitGuide(key, in: child) else { return nil }
        let origin = origin(of: child, in: dimensions)
        return value + (key.axis == .horizontal ? origin.x : origin.y)
    }
}

struct FixedSize {
    let horizontal, vertical: Bool
}

extension FixedSize: ElementModifier {
    typealias Body = Never

    func makeWrapper(in node: ViewNode) -> WrapperElement<Self> {
        FixedSizeElement(node: node, modifier: self)
    }
}

final class FixedSizeElement: WrapperElement<FixedSize> {
    override func modifierDidChange(_ environment: EnvironmentValues) { invalidateLayout() }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: modifier.horizontal ? nil : proposal.width,
            height: modifier.vertical ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(inner(proposal)) }
    override func placeChildren() { content.place(at: .zero, proposal: inner(proposal)) }

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        content.explicitGuide(key, in: content.dimensions(inner(dimensions.proposal)))
    }
}
