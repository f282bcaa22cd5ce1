/// A line for caret motion: its contents and its neighboring lines, independent of where they are stored.
///
/// Left and Right move over one character on screen, so the caret never turns within a line. At a line's edge they
/// continue in the paragraph's reading direction. A key that reads one paragraph forward reads one of the other
/// direction backward. It enters such a paragraph at its start and stops there, instead of moving back and forth
/// between two.
protocol MotionLine {
    /// A layout that contains the line.
    var layout: TextLayout { get }
    /// The index of the line in the layout.
    var number: Int { get }
    /// The line before; `nil` at the text's start.
    var previous: Self? { get }
    /// The line after; `nil` at the text's end.
    var next: Self? { get }
    /// Converts a caret from the whole text to the layout's text.
    func local(_ caret: Caret) -> Caret
    /// Converts an offset from the layout's text to the whole text.
    func global(_ offset: Int) -> Int
}

extension MotionLine {
    private var line: Line { layout.lines[number] }
    private var runs: [VisualRun] { layout.textRuns(ofLine: number) }
    private func global(_ caret: Caret) -> Caret { Caret(global(caret.offset), caret.affinity) }

    // MARK: Up and down

    /// Returns the caret in the line nearest to a horizontal position.
    func caret(atX x: Double) -> Caret {
        var caret = layout.caret(atX: x, line: number)
        // The layout may not contain the following line.
        if caret.offset == line.range.upperBound, !line.range.isEmpty, !line.endsParagraph {
            caret.affinity = .upstream
        }
        return global(caret)
    }

    // MARK: Left and right

    /// Returns the caret one position farther on screen, or `nil` at the text's edge.
    func caret(beside caret: Caret, toLeft: Bool) -> Caret? {
        let caret = local(caret)
        let offset = min(max(caret.offset, line.range.lowerBound), line.range.upperBound)
        if let next = moveInLine(Caret(offset, caret.affinity), toLeft) { return next }
        return toLeft == readsRightToLeft
            ? next?.entered(fromStart: toLeft)
            : previous?.entered(fromEnd: toLeft, isOverBreak: layout.isAtParagraphEdge(caret, number))
    }

    /// Returns the next stop in the line, or `nil` at its edge.
    /// - Parameter caret: A caret in the layout's text.
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
                // A direction change inside a grapheme is no caret stop.
                if layout.shaped.context.breaks.isGraphemeBoundary(offset, in: layout.shaped.styled.text) {
                    return landed(offset, index, runs)
                }
            } else {
                // Moves into the neighboring run, over its nearest character.
                index += toLeft ? -1 : 1
                guard runs.indices.contains(index) else { return nil }
                offset = runs[index].exit(runs[index].isRightToLeft != toLeft)
            }
        }
    }

    /// Returns a caret at an offset of a run, attached to that run.
    private func landed(_ offset: Int, _ index: Int, _ runs: [VisualRun]) -> Caret {
        if offset == line.range.upperBound, isJoinedToNext { return global(Caret(offset, .downstream)) }
        return standing(offset, index, runs)
    }

    /// Returns a caret at an offset of a run. It is attached to that run or to the one that continues it in the same
    /// direction.
    ///
    /// With runs of zero width around, comparing positions is not enough: the motion would go in circles.
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

    /// Whether the line's far edge and the next line's near edge are the same offset, at a soft break.
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

    /// Whether the line runs from right to left for motion.
    ///
    /// An empty line continues the direction of the text before it or, if there is none, of the text after it. Across
    /// many empty lines the surrounding direction is ignored.
    private var readsRightToLeft: Bool {
        nearestText(\.previous) ?? nearestText(\.next) ?? line.isRightToLeft
    }

    /// Returns the direction of the nearest line that is not empty, or `nil` if that is far.
    private func nearestText(_ following: (Self) -> Self?) -> Bool? {
        var current = self
        for _ in 0..<32 {
            if !current.line.range.isEmpty { return current.line.isRightToLeft }
            guard let next = following(current) else { return nil }
            current = next
        }
        return nil
    }

    /// Returns the caret that a key leads to from the line before.
    private func entered(fromStart toLeft: Bool) -> Caret {
        readsRightToLeft == toLeft
            ? side(isRight: toLeft) : global(Caret(line.range.lowerBound, .upstream))
    }

    /// Returns the caret that a key leads to from the line after. The result is `nil` if the motion crossed their break
    /// and would turn.
    private func entered(fromEnd toLeft: Bool, isOverBreak: Bool) -> Caret? {
        guard readsRightToLeft != toLeft else { return isOverBreak ? nil : side(isRight: !toLeft) }
        // Continue over the character before the offset that both lines share.
        let edge = Caret(line.range.upperBound, .upstream)
        if isJoinedToNext, let next = moveInLine(edge, toLeft) { return next }
        return side(isRight: toLeft)
    }

    /// Returns the caret at the line's left or right edge.
    private func side(isRight: Bool) -> Caret {
        let runs = runs
        guard let index = isRight ? runs.indices.last : runs.indices.first else {
            return global(Caret(line.range.lowerBound))
        }
        return standing(runs[index].exit(runs[index].isRightToLeft != isRight), index, runs)
    }
}

extension ShapedText {
    /// Returns the next offset in a run, forward or backward in its text.
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
    /// Returns the offset at which a forward or backward motion leaves the run.
    fileprivate func exit(_ isForward: Bool) -> Int { isForward ? range.upperBound : range.lowerBound }
}
