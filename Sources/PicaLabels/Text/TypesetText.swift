import Foundation
import PicaState
import PicaText

/// A text with its measurements and, while it is in use, its glyphs and lines.
///
/// It keeps the measurements forever. Glyphs and lines are dropped after a while and made again on demand, since of ten
/// thousand texts few are ever seen. Words are shaped once for all texts.
@MainActor final class TypesetText {
    let resolved: ResolvedText
    /// The measurements for the last proposals; most texts get only one kind of proposal.
    private var known: TextMeasures?
    private var latest: [TextMeasures] = []
    /// The glyphs and layouts, while the text is among those used most recently.
    nonisolated(unsafe) private var kept: Kept?

    private final class Kept {
        let shaped: ShapedText
        var layouts: [(proposal: ProposedViewSize, layout: TextLayout)] = []
        /// The text's index among those used most recently.
        let place: Int
        /// Whether the text was used since it was last considered for eviction.
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

    /// Returns the same glyphs in the same places with other styles.
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
        // Look at the earlier ones first: if both apply, the layouts stay the same objects.
        if let known, known.hold(for: proposal) { return known }
        if let known = latest.first(where: { $0.hold(for: proposal) }) { return known }
        let (layout, scale) = layOut(proposal)
        // A width of zero is proposed to find the smallest size. Such a layout is seldom drawn, and it is long, so its
        // ink is not measured.
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

    /// Returns the rectangle that contains all ink; `nil` if there is none.
    func ink(_ proposal: ProposedViewSize) -> TextRect? {
        proposal.width == 0 ? layout(proposal).inkReach() : measures(proposal).ink
    }

    func layout(_ proposal: ProposedViewSize) -> TextLayout {
        // Of proposals that give the same lines, the layout of the first was kept.
        let proposal = proposal.width == 0 ? finite(proposal) : measures(proposal).proposal
        if let layout = kept?.layouts.first(where: { $0.proposal == proposal })?.layout {
            kept?.wasUsed = true
            return layout
        }
        let layout = layOut(proposal).layout
        if proposal.width != 0 { keep(layout, for: proposal) }
        return layout
    }

    /// - Parameter width: The width of the line, in points.
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

    /// The number of texts that keep their glyphs; more than are visible at once.
    private static let capacity = 512
    /// The index of the next candidate for eviction; it is evicted unless it was used meanwhile.
    private static var turn = 0
    /// The texts used most recently. They are unmanaged because texts are released only on the main actor, where they
    /// are used.
    nonisolated(unsafe) private static var recent: [Unmanaged<TypesetText>?] = []

    /// - Returns: The text's index among those used most recently.
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

/// The measurements of a text's layout without its lines; lengths are in points.
struct TextMeasures {
    /// The proposal that the text was laid out for.
    let proposal: ProposedViewSize
    /// The factor by which its sizes were multiplied to fit.
    let scale: Double
    let width: Double
    let height: Double
    let firstBaseline: Double
    let lastBaseline: Double
    /// The rectangle that contains all ink; `nil` if there is none, or it was not measured.
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

    /// Returns whether a text with these measurements has the same lines for another proposal.
    func hold(for other: ProposedViewSize) -> Bool {
        if proposal == other { return true }
        let width = other.width ?? .infinity
        let height = other.height ?? .infinity
        // Text that fits has the same lines in slightly less space; text that was shrunk may grow with more.
        return proposal.width ?? .infinity >= width && !isTruncated
            && (scale == 1 || proposal.height ?? .infinity >= height)
            && self.width <= width + 0.01 && self.height <= height + 0.01
    }
}

extension ResolvedText {
    /// Returns whether another text has the same layout, regardless of its colors.
    func isSet(like other: ResolvedText) -> Bool { styled == other.styled && setting == other.setting }
}
