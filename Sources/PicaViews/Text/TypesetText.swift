import Foundation
import PicaGraph
import PicaText

/// A text as it is set.
///
/// Its measures stay. Its glyphs and lines are made again when they are looked at after a while: of ten
/// thousand texts few are ever seen, and words are shaped once for all of them.
@MainActor final class TypesetText {
    let resolved: ResolvedText
    /// For the last proposals; most texts are asked for the like of one.
    private var known: TextMeasures?
    private var latest: [TextMeasures] = []
    /// While the text is among those looked at last.
    nonisolated(unsafe) private var kept: Kept?

    private final class Kept {
        let shaped: ShapedText
        var layouts: [(proposal: ProposedViewSize, layout: TextLayout)] = []
        /// Which of the texts looked at last it is.
        let place: Int
        /// Whether it was looked at since its turn to go came last.
        var wasUsed = true

        init(_ shaped: ShapedText, place: Int) {
            self.shaped = shaped
            self.place = place
        }
    }

    private static let limit = 2

    init(_ resolved: ResolvedText) { self.resolved = resolved }

    deinit {
        if let kept { Self.recent[kept.place] = nil }
    }

    /// The same glyphs in the same places, in other looks.
    func with(_ resolved: ResolvedText) -> TypesetText {
        let text = TypesetText(resolved)
        (text.known, text.latest) = (known, latest)
        if let kept {
            text.kept = Kept(kept.shaped, place: text.takePlace())
            text.kept?.layouts = kept.layouts
        }
        return text
    }

    func measures(_ proposal: ProposedViewSize) -> TextMeasures {
        let proposal = finite(proposal)
        // The earlier ones first: where both hold, layouts stay the same objects.
        if let known, known.hold(for: proposal) { return known }
        if let known = latest.first(where: { $0.hold(for: proposal) }) { return known }
        let (layout, scale) = layOut(proposal)
        // No width at all is proposed to learn the smallest size; such a layout is seldom drawn, and long.
        guard proposal.width != 0 else {
            return TextMeasures(layout, scale: scale, for: proposal, ink: nil)
        }
        let measures = TextMeasures(layout, scale: scale, for: proposal, ink: layout.inkReach())
        if known == nil {
            known = measures
        } else {
            if let older = latest.first { known = older }
            latest = [measures]
        }
        keep(layout, for: proposal)
        return measures
    }

    /// The rectangle that holds all ink; nil where there is none.
    func ink(_ proposal: ProposedViewSize) -> TextRect? {
        proposal.width == 0 ? layout(proposal).inkReach() : measures(proposal).ink
    }

    func layout(_ proposal: ProposedViewSize) -> TextLayout {
        // Of proposals for which the lines are the same the first was kept.
        let proposal = proposal.width == 0 ? finite(proposal) : measures(proposal).proposal
        if let layout = kept?.layouts.first(where: { $0.proposal == proposal })?.layout {
            kept?.wasUsed = true
            return layout
        }
        let layout = layOut(proposal).layout
        if proposal.width != 0 { keep(layout, for: proposal) }
        return layout
    }

    /// - Parameter width: In points.
    func fits(onLineOf width: Double) -> Bool { measures(.unspecified).width <= width + 0.01 }

    private func layOut(_ proposal: ProposedViewSize) -> (layout: TextLayout, scale: Double) {
        TextLayout.fitting(
            shaped(), width: proposal.width.map(Double.init), height: proposal.height.map(Double.init),
            options: resolved.options, minimumScale: resolved.minimumScale)
    }

    private func shaped() -> ShapedText {
        if let kept { return kept.shaped }
        let shaped = ShapedText(resolved.styled, direction: resolved.direction, context: .shared)
        kept = Kept(shaped, place: takePlace())
        return shaped
    }

    private func keep(_ layout: TextLayout, for proposal: ProposedViewSize) {
        kept?.wasUsed = true
        if kept?.layouts.count == Self.limit { kept?.layouts.removeFirst() }
        kept?.layouts.append((proposal, layout))
    }

    private func finite(_ proposal: ProposedViewSize) -> ProposedViewSize {
        func finite(_ length: CGFloat?) -> CGFloat? { length == .infinity ? nil : length }
        return ProposedViewSize(width: finite(proposal.width), height: finite(proposal.height))
    }

    // MARK: The texts looked at last

    /// More than are seen at once.
    private static let capacity = 512
    /// Whose turn to go is next, if it was not looked at meanwhile.
    private static var turn = 0
    /// Texts are let go of only where they are used: on the main actor.
    nonisolated(unsafe) private static var recent: [Unmanaged<TypesetText>?] = []

    /// - Returns: Which of them the text is now.
    private func takePlace() -> Int {
        if Self.recent.count < Self.capacity {
            Self.recent.append(Unmanaged.passUnretained(self))
            return Self.recent.count - 1
        }
        while let next = Self.recent[Self.turn]?.takeUnretainedValue() {
            if next.kept?.wasUsed != true {
                next.kept = nil
                break
            }
            next.kept?.wasUsed = false
            Self.turn = (Self.turn + 1) % Self.capacity
        }
        let place = Self.turn
        Self.recent[place] = Unmanaged.passUnretained(self)
        Self.turn = (Self.turn + 1) % Self.capacity
        return place
    }
}

/// What is to be known of a text's layout without its lines; lengths are in points.
struct TextMeasures {
    /// What the text was laid out for.
    let proposal: ProposedViewSize
    /// By what its sizes were multiplied to fit.
    let scale: Double
    let width: Double
    let height: Double
    let firstBaseline: Double
    let lastBaseline: Double
    /// The rectangle that holds all ink; nil where there is none, or nobody will ask.
    let ink: TextRect?
    let isTruncated: Bool

    init(_ layout: TextLayout, scale: Double, for proposal: ProposedViewSize, ink: TextRect?) {
        self.proposal = proposal
        self.scale = scale
        width = layout.width
        height = layout.height
        firstBaseline = layout.firstBaseline
        lastBaseline = layout.lastBaseline
        isTruncated = layout.isTruncated
        self.ink = ink
    }

    /// Whether a text that was laid out so has the same lines for another proposal.
    func hold(for other: ProposedViewSize) -> Bool {
        if proposal == other { return true }
        let width = other.width ?? .infinity
        let height = other.height ?? .infinity
        // What fits has the same lines in a little less room; what was shrunk may be larger in more.
        return proposal.width ?? .infinity >= width && !isTruncated
            && (scale == 1 || proposal.height ?? .infinity >= height)
            && self.width <= width + 0.01 && self.height <= height + 0.01
    }
}

extension ResolvedText {
    /// Whether another is set just like this, whatever it looks like.
    func isSet(like other: ResolvedText) -> Bool { styled == other.styled && setting == other.setting }
}
