/// A text with a style for each of its runs.
package struct StyledText: Hashable, Sendable {
    package struct Run: Hashable, Sendable {
        private var start: Int32
        private var end: Int32
        private var number: Int32

        init(_ range: Range<Int>, style: Int) {
            start = Int32(truncatingIfNeeded: range.lowerBound)
            end = Int32(truncatingIfNeeded: range.upperBound)
            number = Int32(truncatingIfNeeded: style)
        }

        /// The range, in UTF-8 offsets.
        package var range: Range<Int> { Int(start)..<Int(end) }
        /// The index in ``StyledText/styles``.
        package var style: Int { Int(number) }

        /// Returns the single run of a text; short texts of equal length share it.
        static func whole(_ count: Int) -> [Run] {
            short.indices.contains(count) ? short[count] : [Run(0..<count, style: 0)]
        }

        private static let short = (0..<128).map { [Run(0..<$0, style: 0)] }
    }

    package private(set) var text: String
    /// The styles, each listed once. Some may no longer be used by a run.
    package private(set) var styles: [TextStyle]
    /// The runs, in order and without gaps.
    ///
    /// Adjacent runs have different styles. An empty text has one empty run.
    package private(set) var runs: [Run]
    /// The styles of paragraphs, in order and without gaps from the text's start.
    ///
    /// Paragraphs after them have the layout's style. Empty until a style is set.
    var paragraphs: [Paragraphs] = []
    /// The blocks around the text if it is part of a document; otherwise `nil`.
    var neighbors: ParagraphBlock.Neighbors?
    /// The indices of styles, used once there are too many for a linear search.
    private var numbers: [TextStyle: Int] = [:]

    package init(_ text: String, style: TextStyle) { self.init(text, sharing: [style]) }

    /// Creates a text in the first of some styles that many texts share.
    package init(_ text: String, sharing styles: [TextStyle]) {
        var text = text
        text.makeContiguousUTF8()
        self.text = text
        self.styles = styles
        runs = Run.whole(text.utf8.count)
    }

    package static func == (one: StyledText, other: StyledText) -> Bool {
        guard one.text == other.text, one.paragraphs == other.paragraphs,
            one.neighbors == other.neighbors
        else { return false }
        if one.styles == other.styles { return one.runs == other.runs }
        return one.runs.elementsEqual(other.runs) {
            $0.range == $1.range && one.styles[$0.style] == other.styles[$1.style]
        }
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(runs.count)
    }

    /// Appends text.
    package mutating func append(_ more: String, style: TextStyle) {
        guard !more.isEmpty else { return }
        let start = text.utf8.count
        text += more
        text.makeContiguousUTF8()
        if start == 0 {
            styles = [style]
            numbers = [:]
            runs = []
        }
        Self.add(Run(start..<text.utf8.count, style: number(of: style)), to: &runs)
    }

    /// Changes the style of a part of the text.
    /// - Parameters:
    ///   - range: The UTF-8 offsets; parts outside the text are ignored.
    ///   - change: Called once for each style in the range, to change it.
    package mutating func update(_ range: Range<Int>, _ change: (inout TextStyle) -> Void) {
        let range = range.clamped(to: 0..<text.utf8.count)
        guard !range.isEmpty else { return }
        // Including the neighbors, whose style may become the same.
        let first = max(run(at: range.lowerBound) - 1, 0)
        let last = min(run(at: range.upperBound - 1) + 1, runs.count - 1)
        var result: [Run] = []
        var made: [Int: Int] = [:]
        for run in runs[first...last] {
            let inside = run.range.clamped(to: range)
            guard !inside.isEmpty else {
                Self.add(run, to: &result)
                continue
            }
            let new: Int
            if let known = made[run.style] {
                new = known
            } else {
                var style = styles[run.style]
                change(&style)
                new = number(of: style)
                made[run.style] = new
            }
            Self.add(Run(run.range.lowerBound..<inside.lowerBound, style: run.style), to: &result)
            Self.add(Run(inside, style: new), to: &result)
            Self.add(Run(inside.upperBound..<run.range.upperBound, style: run.style), to: &result)
        }
        runs.replaceSubrange(first...last, with: result)
    }

    /// The style at the text's start.
    package var firstStyle: TextStyle { styles[runs[0].style] }

    /// Returns the index of the run that contains an offset; the last one at the text's end.
    func run(at offset: Int) -> Int {
        min(runs.partitioningIndex { $0.range.upperBound > offset }, runs.count - 1)
    }

    /// Returns the text with all font sizes scaled.
    func scaled(by factor: Double) -> StyledText {
        var scaled = self
        scaled.numbers = [:]
        for index in styles.indices { scaled.styles[index].scale(by: factor) }
        return scaled
    }

    /// The text without unused styles.
    var withoutUnusedStyles: StyledText {
        guard styles.count > 1 else { return self }
        var isUsed = [Bool](repeating: false, count: styles.count)
        for run in runs { isUsed[run.style] = true }
        guard isUsed.contains(false) else { return self }
        var result = self
        result.numbers = [:]
        result.styles = []
        var places = [Int](repeating: 0, count: styles.count)
        for number in styles.indices where isUsed[number] {
            places[number] = result.styles.count
            result.styles.append(styles[number])
        }
        result.runs = runs.map { Run($0.range, style: places[$0.style]) }
        return result
    }

    // MARK: Style table

    /// The number of styles up to which a linear search is used.
    private static let few = 8

    /// Returns the index of a style in the table.
    private mutating func number(of style: TextStyle) -> Int {
        if styles.count <= Self.few {
            if let known = styles.firstIndex(of: style) { return known }
        } else {
            if numbers.isEmpty {
                for (number, known) in styles.enumerated() where numbers[known] == nil {
                    numbers[known] = number
                }
            }
            if let known = numbers[style] { return known }
            numbers[style] = styles.count
        }
        styles.append(style)
        return styles.count - 1
    }

    /// Appends a run, joined with the last one if both have the same style.
    private static func add(_ run: Run, to runs: inout [Run]) {
        guard !run.range.isEmpty else { return }
        if let last = runs.last, last.style == run.style {
            runs[runs.count - 1] = Run(
                last.range.lowerBound..<run.range.upperBound, style: last.style)
        } else {
            runs.append(run)
        }
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
