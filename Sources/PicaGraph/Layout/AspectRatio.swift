import Foundation
import PicaState

/// The way in which content of an aspect ratio fills an area of another.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as possible while fully inside the area.
    case fit
    /// As small as possible while covering the area.
    case fill
}

extension View {
    /// Constrains the view's proposed size to an aspect ratio.
    ///
    /// - Parameters:
    ///   - aspectRatio: The ratio of width to height; `nil` for that of the view's ideal size. One that is not positive
    ///     or not finite is ignored, with a warning.
    ///   - contentMode: Whether the size fits inside the proposal or covers it.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View
    {
        modifier(
            AspectRatio(
                ratio: Length.checked(aspectRatio, of: "aspectRatio").flatMap { $0 > 0 ? $0 : nil },
                contentMode: contentMode))
    }

    /// Constrains the view's proposed size to the aspect ratio of another size.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Keeps the aspect ratio of the view's ideal size and fits inside the proposal.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Keeps the aspect ratio of the view's ideal size and covers the proposal.
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
