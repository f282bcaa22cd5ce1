import Foundation

extension AttributedString {
    /// Where a run of a text stands in the Markdown that it comes from, without the marks around it.
    public struct MarkdownSourcePosition: Hashable, Codable, Sendable {
        /// The line of the first character; the text's first is 1.
        public let startLine: Int
        /// The first character's place in its line, in bytes of UTF-8; the line's first is 1.
        public let startColumn: Int
        /// The line of the last character.
        public let endLine: Int
        /// The place of the last character's last byte in its line.
        public let endColumn: Int

        /// A place in a text; lines and columns count from 1, columns in bytes of UTF-8, and the end belongs to it.
        public init(startLine: Int, startColumn: Int, endLine: Int, endColumn: Int) {
            self.startLine = startLine
            self.startColumn = startColumn
            self.endLine = endLine
            self.endColumn = endColumn
        }
    }
}

extension Range<String.Index> {
    /// The part of a Markdown text that a run of it comes from; nil where the text has no such place.
    ///
    /// - Parameters:
    ///   - markdownSourcePosition: Where the run stands.
    ///   - target: The text that was read.
    public init?<S: StringProtocol>(
        _ markdownSourcePosition: AttributedString.MarkdownSourcePosition, in target: S
    ) {
        let place = markdownSourcePosition
        let utf8 = target.utf8
        let lines = LineStarts(utf8)
        guard let start = lines.offset(line: place.startLine, column: place.startColumn),
            let last = lines.offset(line: place.endLine, column: place.endColumn), start <= last,
            last < utf8.count
        else { return nil }
        let lower = utf8.index(utf8.startIndex, offsetBy: start)
        self = lower..<utf8.index(lower, offsetBy: last - start + 1)
    }
}

/// Where the lines of a text begin, as Markdown counts them.
struct LineStarts {
    private let starts: [Int]

    init(_ text: some Collection<UInt8>) {
        var starts = [0]
        var offset = 0
        var last: UInt8 = 0
        for byte in text {
            offset += 1
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                if byte == UInt8(ascii: "\n"), last == UInt8(ascii: "\r") { starts.removeLast() }
                starts.append(offset)
            }
            last = byte
        }
        self.starts = starts
    }

    /// - Parameters:
    ///   - line: From 1.
    ///   - column: In bytes, from 1.
    func offset(line: Int, column: Int) -> Int? {
        guard starts.indices.contains(line - 1), column >= 1, column < Int.max / 2 else { return nil }
        return starts[line - 1] + column - 1
    }

    /// The line of a byte and its place there, both from 1.
    func place(of offset: Int) -> (line: Int, column: Int) {
        let line = starts.partitioningIndex { $0 > offset }
        return (line, offset - starts[line - 1] + 1)
    }
}
