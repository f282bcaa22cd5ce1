/// A line as arrow keys go over it: what it shows, and which lines are around it, whoever keeps those.
///
/// Left and right go over one character as seen on screen, so the caret never turns within a line. At
/// a line's edge they go on as the paragraph reads. A key that reads one paragraph forward reads one
/// of the other direction backward: it enters such a paragraph at its start and ends there, rather
/// than going back and forth between two.
protocol MotionLine {
    /// One that has the line.
    var layout: TextLayout { get }
    /// The line's in the layout.
    var number: Int { get }
    /// The line before; nil at the text's start.
    var previous: Self? { get }
    /// The line after; nil at the text's end.
    var next: Self? { get }
    /// Where a caret of the text is in the layout's.
    func local(_ caret: Caret) -> Caret
    /// Where an offset in the layout's text is in the text.
    func global(_ offset: Int) -> Int
}

extension MotionLine {
    private var line: Line { layout.lines[number] }
    private var runs: [VisualRun] { layout.textRuns(ofLine: number) }
    private func global(_ caret: Caret) -> Caret { Caret(global(caret.offset), caret.affinity) }

    // MARK: Up and down

    /// The caret in the line nearest to a place across.
    func caret(atX x: Double) -> Caret {
        var caret = layout.caret(atX: x, line: number)
        // The layout may not know that a line follows.
        if caret.offset == line.range.upperBound, !line.range.isEmpty, !line.endsParagraph {
            caret.affinity = .upstream
        }
        return global(caret)
    }

    // MARK: Left and right

    /// The caret one place on from one in the line, as seen on screen; nil at the text's edge.
    func caret(beside caret: Caret, toLeft: Bool) -> Caret? {
        let caret = local(caret)
        let offset = min(max(caret.offset, line.range.lowerBound), line.range.upperBound)
        if let next = moveInLine(Caret(offset, caret.affinity), toLeft) { return next }
        return toLeft == readsRightToLeft
            ? next?.entered(fromStart: toLeft)
            : previous?.entered(fromEnd: toLeft, isOverBreak: layout.isAtParagraphEdge(caret, number))
    }

    /// The next stop in the line; nil at its edge.
    /// - Parameter caret: In the layout's text.
    private func moveInLine(_ caret: Caret, _ toLeft: Bool) -> Caret? {
        let runs = runs
        var offset = caret.offset
        var index: Int
        if layout.isAtParagraphEdge(caret, number), !runs.isEmpty {
            guard toLeft == line.isRightToLeft else { return nil }
            index = toLeft ? runs.count - 1 : 0
            offset = runs[index].exit(runs[index].isRightToLeft != toLeft)
        } else {
            guard let found = layout.runIndex(of: caret, runs) else { return nil }
            index = found
        }
        while true {
            let run = runs[index]
            let isForward = run.isRightToLeft == toLeft
            if offset != run.exit(isForward) {
                offset = layout.shaped.step(offset, run, isForward: isForward)
                // Where a direction changes inside a character its middle is no stop.
                if layout.shaped.context.breaks.isGraphemeBoundary(offset, in: layout.shaped.styled.text) {
                    return landed(offset, index, runs)
                }
            } else {
                // Into the neighbour, over its nearest character.
                index += toLeft ? -1 : 1
                guard runs.indices.contains(index) else { return nil }
                offset = runs[index].exit(runs[index].isRightToLeft != toLeft)
            }
        }
    }

    /// A caret at an offset of a run, standing with that run.
    private func landed(_ offset: Int, _ index: Int, _ runs: [VisualRun]) -> Caret {
        if offset == line.range.upperBound, isJoinedToNext { return global(Caret(offset, .downstream)) }
        return standing(offset, index, runs)
    }

    /// A caret at an offset of a run: with that run, or with the one that goes on from it the same way.
    ///
    /// Where runs of no width lie about, equal places are not enough: the motion would turn in circles.
    private func standing(_ offset: Int, _ index: Int, _ runs: [VisualRun]) -> Caret {
        let run = runs[index]
        guard offset == run.range.upperBound, offset != layout.shaped.count else {
            return global(Caret(offset, .downstream))
        }
        let next = run.isRightToLeft ? index - 1 : index + 1
        let continues =
            runs.indices.contains(next) && runs[next].range.lowerBound == offset
            && runs[next].isRightToLeft == run.isRightToLeft
        return global(Caret(offset, continues ? .downstream : .upstream))
    }

    // MARK: From line to line

    /// Whether the line's far edge and the next line's near edge are one place: both at one soft break.
    private var isJoinedToNext: Bool {
        let runs = runs
        guard !line.endsParagraph, let next, let end = line.isRightToLeft ? runs.first : runs.last,
            end.isRightToLeft == line.isRightToLeft, end.range.upperBound == line.range.upperBound
        else { return false }
        let nextRuns = next.runs
        guard let start = line.isRightToLeft ? nextRuns.last : nextRuns.first else { return false }
        return start.isRightToLeft == line.isRightToLeft
            && next.global(start.range.lowerBound) == global(line.range.upperBound)
    }

    /// The line's direction as far as motion goes: an empty one reads on as the text before it does, or,
    /// where there is none, as that after it. Of many empty ones nobody remembers what was around them.
    private var readsRightToLeft: Bool {
        nearestText(\.previous) ?? nearestText(\.next) ?? line.isRightToLeft
    }

    /// The direction of the first line from this one on that is not empty; nil where that is far.
    private func nearestText(_ following: (Self) -> Self?) -> Bool? {
        var current = self
        for _ in 0..<32 {
            if !current.line.range.isEmpty { return current.line.isRightToLeft }
            guard let next = following(current) else { return nil }
            current = next
        }
        return nil
    }

    /// The caret that a key leads to from the line before.
    private func entered(fromStart toLeft: Bool) -> Caret {
        readsRightToLeft == toLeft
            ? side(isRight: toLeft) : global(Caret(line.range.lowerBound, .upstream))
    }

    /// The caret that a key leads to from the line after; nil for one that came over the break between
    /// them, and would turn.
    private func entered(fromEnd toLeft: Bool, isOverBreak: Bool) -> Caret? {
        guard readsRightToLeft != toLeft else { return isOverBreak ? nil : side(isRight: !toLeft) }
        // Go on over the character before the place that both lines share.
        let edge = Caret(line.range.upperBound, .upstream)
        if isJoinedToNext, let next = moveInLine(edge, toLeft) { return next }
        return side(isRight: toLeft)
    }

    /// The caret at the line's left or right edge.
    private func side(isRight: Bool) -> Caret {
        let runs = runs
        guard let index = isRight ? runs.indices.last : runs.indices.first else {
            return global(Caret(line.range.lowerBound))
        }
        return standing(runs[index].exit(runs[index].isRightToLeft != isRight), index, runs)
    }
}

extension ShapedText {
    /// The next offset in a run, along its text or against it.
    fileprivate func step(_ offset: Int, _ run: VisualRun, isForward: Bool) -> Int {
        if run.kind != .text { return run.exit(isForward) }
        let text = styled.text
        if isForward {
            let after = context.breaks.grapheme(after: offset, in: text)
            return min(after ?? run.range.upperBound, run.range.upperBound)
        }
        let before = context.breaks.grapheme(before: offset, in: text)
        return max(before ?? run.range.lowerBound, run.range.lowerBound)
    }
}

extension VisualRun {
    /// Where a motion leaves the run that goes along its text, or against it.
    fileprivate func exit(_ isForward: Bool) -> Int { isForward ? range.upperBound : range.lowerBound }
}
