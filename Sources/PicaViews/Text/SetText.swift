import Foundation
import PicaGraph
import PicaText

/// A text as it is set: shaped once, and laid out for what it is proposed.
@MainActor struct SetText {
    let resolved: ResolvedText
    private var shaped: ShapedText?
    private var layouts: [(proposal: ProposedViewSize, layout: TextLayout, scale: Double)] = []

    init(_ resolved: ResolvedText) { self.resolved = resolved }

    /// The same glyphs in the same places, in other looks.
    func with(_ resolved: ResolvedText) -> SetText {
        var text = SetText(resolved)
        (text.shaped, text.layouts) = (shaped, layouts)
        return text
    }

    mutating func layout(_ proposal: ProposedViewSize) -> TextLayout {
        let proposal = ProposedViewSize(width: finite(proposal.width), height: finite(proposal.height))
        let width = proposal.width ?? .infinity
        let height = proposal.height ?? .infinity
        for known in layouts {
            if known.proposal == proposal { return known.layout }
            // What fits has the same lines in a little less room; what was shrunk may be larger in more.
            if known.proposal.width ?? .infinity >= width, !known.layout.isTruncated,
                known.scale == 1 || known.proposal.height ?? .infinity >= height,
                known.layout.width <= width + 0.01, known.layout.height <= height + 0.01
            {
                return known.layout
            }
        }
        let shaped = shaped ?? ShapedText(resolved.styled, direction: resolved.direction, context: .shared)
        self.shaped = shaped
        let (layout, scale) = TextLayout.fitting(
            shaped, width: proposal.width.map(Double.init), height: proposal.height.map(Double.init),
            options: resolved.options, minimumScale: resolved.minimumScale)
        // No width at all is proposed to learn the smallest size; such a layout is never drawn, and long.
        if width == 0 { return layout }
        if layouts.count == 2 { layouts.removeFirst() }
        layouts.append((proposal, layout, scale))
        return layout
    }

    /// - Parameter width: In points.
    mutating func fits(onLineOf width: Double) -> Bool { layout(.unspecified).width <= width + 0.01 }

    private func finite(_ length: CGFloat?) -> CGFloat? { length == .infinity ? nil : length }
}

extension ResolvedText {
    /// Whether another is set just like this, whatever it looks like.
    func isSet(like other: ResolvedText) -> Bool {
        styled == other.styled && options == other.options && direction == other.direction
            && minimumScale == other.minimumScale
    }
}
