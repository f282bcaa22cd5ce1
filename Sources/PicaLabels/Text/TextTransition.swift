import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaState

/// A transition of a text from other words, or another look, to its current ones.
@MainActor final class TextTransition: FrameClient {
    private unowned let element: Element
    private let style: Style
    private let old: DrawnText
    private var progress: MovingValue<Progress>
    /// The letters matched between both texts, for the layout they were matched for.
    private var known: (layout: DrawnText, letters: Letters)?

    enum Style: Equatable {
        case fade
        /// Letters in both texts move.
        case interpolation
        /// Letters in both texts move, and others roll in: from below, or from above.
        case roll(isDown: Bool)
    }

    private struct Progress: Animatable {
        var animatableData: Double
    }

    /// The most letters for which individual letters are matched.
    private static let mostLetters = 400

    /// - Parameter old: The text as it was shown. The transition takes its animation from the element's transaction.
    /// - Returns: `nil` if nothing moves.
    init?(_ style: Style, from old: DrawnText, of element: Element) {
        self.style = element.graph.reducesMotion ? .fade : style
        (self.old, self.element) = (old, element)
        progress = MovingValue(Progress(animatableData: 0))
        progress.set(Progress(animatableData: 1), of: element, calling: self, fades: true)
        if !progress.isMoving { return nil }
    }

    var isMoving: Bool { progress.isMoving }

    func frame(at now: TimeInterval) -> Bool {
        element.setNeedsDisplay()
        return progress.move(to: now)
    }

    /// The distance in points that the transition draws beyond the element's frame.
    var outset: CGFloat {
        let line = old.layout.lines.lazy.map { CGFloat($0.ascent + $0.descent) }.max() ?? 0
        return max(old.layout.width - element.size.width, old.layout.height - element.size.height, 0) + line
    }

    func draw(_ new: DrawnText, into list: inout DisplayList, in environment: EnvironmentValues) {
        let drawing = Drawing()
        let bounds = CGRect(origin: .zero, size: element.size).insetBy(dx: -outset, dy: -outset)
        let context = GraphicsContext(drawing, bounds: bounds, environment: environment)
        let letters = letters(to: new)
        if style == .fade || letters.isEmpty {
            for (text, opacity) in [(old, 1 - done), (new, done)] {
                var context = context
                context.opacity = min(max(opacity, 0), 1)
                context.drawLayer { layer in for line in Text.Layout(text: text) { layer.draw(line) } }
            }
        } else {
            draw(letters, in: context)
        }
        list.commands += drawing.list.commands
    }

    /// The progress from 0 to 1; a spring may overshoot.
    private var done: Double { progress.shown.animatableData }

    private func letters(to new: DrawnText) -> Letters {
        if let known, known.layout == new { return known.letters }
        let letters = Letters(from: old, to: new, most: Self.mostLetters)
        known = (new, letters)
        return letters
    }

    private func draw(_ letters: Letters, in context: GraphicsContext) {
        for pair in letters.kept {
            if style == .interpolation, !pair.isAlike {
                draw(pair.old, toward: pair.new, opacity: 1 - done, in: context)
                draw(pair.new, from: pair.old, opacity: done, in: context)
            } else {
                draw(pair.new, from: pair.old, opacity: 1, in: context)
            }
        }
        for pair in letters.changed {
            if let old = pair.old {
                draw(old, toward: pair.new, opacity: 1 - done, rolls: -done, in: context)
            }
            if let new = pair.new { draw(new, from: pair.old, opacity: done, rolls: 1 - done, in: context) }
        }
    }

    /// - Parameter rolls: How far the slice has rolled out or in, in the direction that new letters come from.
    private func draw(
        _ slice: Text.Layout.RunSlice, toward other: Text.Layout.RunSlice? = nil,
        from start: Text.Layout.RunSlice? = nil, opacity: Double, rolls: Double = 0,
        in context: GraphicsContext
    ) {
        guard opacity > 0 else { return }
        let own = slice.typographicBounds
        var context = context
        context.opacity = min(opacity, 1)
        let (from, to, part) =
            if let start { (start.typographicBounds, own, done) } else {
                (own, other?.typographicBounds ?? own, done)
            }
        let height = own.ascent + own.descent
        let place = CGPoint(
            x: from.origin.x + (to.origin.x - from.origin.x) * part,
            y: from.origin.y + (to.origin.y - from.origin.y) * part + way(of: rolls, height: height))
        let size = (from.ascent + from.descent) * (1 - part) + (to.ascent + to.descent) * part
        let scale = style == .interpolation && height > 0 ? max(size / height, 0.01) : 1
        context.translateBy(x: place.x, y: place.y)
        if scale != 1 { context.scaleBy(x: scale, y: scale) }
        context.translateBy(x: -own.origin.x, y: -own.origin.y)
        context.draw(slice, options: .disablesSubpixelQuantization)
    }

    private func way(of part: Double, height: CGFloat) -> CGFloat {
        switch style {
        case .roll(let isDown): CGFloat(part) * height * (isDown ? -0.6 : 0.6)
        case .fade, .interpolation: 0
        }
    }
}

/// The letters of two texts, matched for a transition. Those before and after the change stay. Those between are
/// matched from the end, as the digits of numbers are.
private struct Letters {
    typealias Slice = Text.Layout.RunSlice

    var kept: [(old: Slice, new: Slice, isAlike: Bool)] = []
    var changed: [(old: Slice?, new: Slice?)] = []

    var isEmpty: Bool { kept.isEmpty && changed.isEmpty }

    /// Matches the letters; empty for texts with too many of them.
    init(from old: DrawnText, to new: DrawnText, most: Int) {
        guard let before = Self.letters(of: old, most: most), let after = Self.letters(of: new, most: most)
        else { return }
        let shorter = min(before.count, after.count)
        let prefix = (0..<shorter).first { before[$0].text != after[$0].text } ?? shorter
        let suffix =
            (0..<shorter - prefix).first {
                before[before.count - 1 - $0].text != after[after.count - 1 - $0].text
            } ?? shorter - prefix
        for index in 0..<prefix { keep(before[index], after[index]) }
        let middle = max(before.count, after.count) - prefix - suffix
        for place in 0..<middle {
            let one = before.dropFirst(prefix).dropLast(suffix).dropLast(place).last
            let other = after.dropFirst(prefix).dropLast(suffix).dropLast(place).last
            if let one, let other, one.text == other.text {
                keep(one, other)
            } else {
                changed.append((one?.slice, other?.slice))
            }
        }
        for index in 0..<suffix {
            keep(before[before.count - suffix + index], after[after.count - suffix + index])
        }
    }

    private mutating func keep(_ one: Letter, _ other: Letter) {
        let isAlike = one.slice.run.run.glyphs.face === other.slice.run.run.glyphs.face
        kept.append((one.slice, other.slice, isAlike))
    }

    private struct Letter {
        let text: ArraySlice<UInt8>
        let slice: Slice
    }

    /// Returns the letters in visual order, from left to right and line by line; `nil` if there are too many.
    private static func letters(of text: DrawnText, most: Int) -> [Letter]? {
        let bytes = Array(text.layout.shaped.styled.text.utf8)
        guard bytes.count <= 4 * most else { return nil }
        return Text.Layout(text: text).flatMap { line in
            line.flatMap { run in
                run.indices.map { index in
                    let slice = run[index]
                    return Letter(text: slice.part.clusters.first.map { bytes[$0.range] } ?? [], slice: slice)
                }
            }
        }
    }
}
