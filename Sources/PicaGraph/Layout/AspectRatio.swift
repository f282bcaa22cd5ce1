import Foundation

/// How something of a given form fills a place of another.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as goes wholly inside.
    case fit
    /// As small as leaves nothing empty.
    case fill
}

extension View {
    /// Offers the view a size of a fixed form.
    ///
    /// - Parameters:
    ///   - aspectRatio: The width of a view one point high; nil keeps the form of the view's ideal size. A
    ///     ratio that is not above zero, or not finite, is ignored with a warning.
    ///   - contentMode: Whether the size goes wholly inside what is proposed, or fills it.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View
    {
        modifier(
            AspectRatio(
                ratio: Length.checked(aspectRatio, of: "aspectRatio").flatMap { $0 > 0 ? $0 : nil },
                contentMode: contentMode))
    }

    /// Offers the view a size of the same form as another.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Keeps the form of the view's ideal size, as large as goes wholly inside.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Keeps the form of the view's ideal size, as small as leaves nothing empty.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

struct AspectRatio {
    let ratio: CGFloat?
    let contentMode: ContentMode
}

extension AspectRatio: LayoutModifier {
    typealias Body = Never

    @MainActor private func inner(_ proposal: ProposedViewSize, _ content: Element) -> ProposedViewSize {
        let form = ratio.map { CGSize(width: $0, height: 1) } ?? content.sizeThatFits(.unspecified)
        guard proposal != .unspecified, form.width > 0, form.height > 0 else { return proposal }
        let scales = [proposal.width.map { $0 / form.width }, proposal.height.map { $0 / form.height }]
            .compactMap { $0 }
        guard let scale = contentMode == .fit ? scales.min() : scales.max() else { return proposal }
        return ProposedViewSize(width: form.width * scale, height: form.height * scale)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
        content.sizeThatFits(inner(proposal, content))
    }

    func placement(of content: Element, in frame: ViewDimensions) -> Placement {
        let proposal = inner(frame.proposal, content)
        let size = content.sizeThatFits(proposal)
        return Placement(
            origin: CGPoint(x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2),
            proposal: proposal)
    }
}
