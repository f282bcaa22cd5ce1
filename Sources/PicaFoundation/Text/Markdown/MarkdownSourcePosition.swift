import Foundation

extension AttributedString {
    /// The position of a run in its Markdown source, without the marks around it.
    public struct MarkdownSourcePosition: Hashable, Codable, Sendable {
        /// The line of the first character, counted from 1.
        public let startLine: Int
        /// The column of the first character, in UTF-8 bytes, counted from 1.
        public let startColumn: Int
        /// The line of the last character.
        public let endLine: Int
        /// The column of the last character's last byte.
        public let endColumn: Int

        /// Creates a position. Lines and columns count from 1, columns are in UTF-8 bytes, and the end is included.
        public init(startLine: Int, startColumn: Int, endLine: Int, endColumn: Int) {
            self.startLine = startLine
            self.startColumn = startColumn
            self.endLine = endLine
            self.endColumn = endColumn
        }
    }
}

extension Range<String.Index> {
    /// Creates the range of a run in its Markdown source; `nil` if the source has no such position.
    ///
    /// - Parameters:
    ///   - markdownSourcePosition: The position of the run.
    ///   - target: The Markdown source.
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

/// The starts of a text's lines, by Markdown's rules.
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
    ///   - line: The line, from 1.
    ///   - column: The column in bytes, from 1.
    func offset(line: Int, column: Int) -> Int? {
        guard starts.indices.contains(line - 1), column >= 1, column < Int.max / 2 else { return nil }
        return starts[line - 1] + column - 1
    }

    /// Returns the line and column of a byte, both from 1.
    func place(of offset: Int) -> (line: Int, column: Int) {
        let line = starts.partitioningIndex { $0 > offset }
        return (line, offset - starts[line - 1] + 1)
    }
}
