/// Text with the style of each of its stretches.
package struct StyledText: Hashable, Sendable {
    package struct Run: Hashable, Sendable {
        /// UTF-8 offsets.
        package var range: Range<Int>
        package var style: TextStyle
    }

    package private(set) var text: String
    /// In order, without gaps, covering the text; one empty run where the text is empty.
    package private(set) var runs: [Run]
    /// The styles of paragraphs, in order and without gaps from the text's start; what they do not cover
    /// is as the layout has it. Empty as long as nobody asked for any.
    var paragraphs: [Paragraphs] = []

    package init(_ text: String, style: TextStyle) {
        var text = text
        text.makeContiguousUTF8()
        self.text = text
        runs = [Run(range: 0..<text.utf8.count, style: style)]
    }

    /// Adds text after what there is.
    package mutating func append(_ more: String, style: TextStyle) {
        guard !more.isEmpty else { return }
        let start = text.utf8.count
        text += more
        text.makeContiguousUTF8()
        let range = start..<text.utf8.count
        if start == 0 {
            runs = [Run(range: range, style: style)]
        } else if runs[runs.count - 1].style == style {
            runs[runs.count - 1].range = runs[runs.count - 1].range.lowerBound..<range.upperBound
        } else {
            runs.append(Run(range: range, style: style))
        }
    }

    /// Changes the style of a part of the text.
    /// - Parameter range: UTF-8 offsets; what lies outside the text is ignored.
    package mutating func update(_ range: Range<Int>, _ change: (inout TextStyle) -> Void) {
        let range = range.clamped(to: 0..<text.utf8.count)
        guard !range.isEmpty else { return }
        var result: [Run] = []
        func add(_ part: Range<Int>, _ style: TextStyle) {
            guard !part.isEmpty else { return }
            if let last = result.last, last.style == style {
                result[result.count - 1].range = last.range.lowerBound..<part.upperBound
            } else {
                result.append(Run(range: part, style: style))
            }
        }
        for run in runs {
            let inside = run.range.clamped(to: range)
            guard !inside.isEmpty else {
                add(run.range, run.style)
                continue
            }
            var style = run.style
            change(&style)
            add(run.range.lowerBound..<inside.lowerBound, run.style)
            add(inside, style)
            add(inside.upperBound..<run.range.upperBound, run.style)
        }
        runs = result
    }

    /// The text in other font sizes, run by run.
    func scaled(by factor: Double) -> StyledText {
        var scaled = self
        for index in runs.indices { scaled.runs[index].style.scale(by: factor) }
        return scaled
    }
}

extension TextStyle {
    fileprivate mutating func scale(by factor: Double) {
        font.size *= factor
        kerning *= factor
        tracking *= factor
        baselineOffset *= factor
        attachment = attachment.map { $0.scaled(by: factor) }
    }
}
