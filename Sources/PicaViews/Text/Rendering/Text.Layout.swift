import Foundation
import PicaCanvas
import PicaGraph
import PicaText

extension Text {
    /// The lines of a text as they are shown, for a ``TextRenderer`` to look at and to draw.
    ///
    /// A layout is a collection of lines, a line one of runs from left to right, and a run one of slices:
    /// the smallest parts that can be told apart, mostly letters. Places are in points of the text's view.
    public struct Layout: RandomAccessCollection, Equatable {
        let text: DrawnText

        /// Whether some of the text gave way to an ellipsis, or to a limit of lines.
        public var isTruncated: Bool { text.layout.isTruncated }

        /// The first line: 0.
        public var startIndex: Int { 0 }
        /// Behind the last line.
        public var endIndex: Int { text.layout.lines.count }

        /// A line, counted from the top.
        public subscript(position: Int) -> Line { Line(text, position) }
    }
}

extension Text.Layout {
    /// Whether both are the same layout of one text.
    public static func == (lhs: Text.Layout, rhs: Text.Layout) -> Bool { lhs.text == rhs.text }

    /// A line of a text: its runs from left to right.
    public struct Line: RandomAccessCollection, Equatable {
        let text: DrawnText
        let number: Int
        private let runs: [TextLayout.Run]
        /// How far it was moved from where it stands.
        var offset = CGPoint.zero

        init(_ text: DrawnText, _ number: Int) {
            self.text = text
            self.number = number
            runs = text.layout.runs(ofLine: number)
        }

        /// Where the line begins on its baseline: what is set here is where it is drawn.
        public var origin: CGPoint {
            get { CGPoint(x: line.x + offset.x, y: line.baseline + offset.y) }
            set { offset = CGPoint(x: newValue.x - line.x, y: newValue.y - line.baseline) }
        }

        private var line: PicaText.Line { text.layout.lines[number] }

        /// What the line takes up.
        public var typographicBounds: TypographicBounds {
            TypographicBounds(
                origin: origin, width: CGFloat(line.width), ascent: CGFloat(line.ascent),
                descent: CGFloat(line.descent), leading: CGFloat(line.leading))
        }

        /// The leftmost run: 0.
        public var startIndex: Int { 0 }
        /// Behind the last run.
        public var endIndex: Int { runs.count }

        /// A run, counted from the left.
        public subscript(position: Int) -> Run {
            Run(text: text, run: runs[position], line: number, number: position, offset: offset)
        }

        /// Whether both are the same line at the same place.
        public static func == (lhs: Line, rhs: Line) -> Bool {
            lhs.text == rhs.text && lhs.number == rhs.number && lhs.offset == rhs.offset
        }
    }

    /// A stretch of a line that runs one way in one font and look.
    public struct Run: RandomAccessCollection, Equatable {
        let text: DrawnText
        let run: TextLayout.Run
        let line: Int
        let number: Int
        let offset: CGPoint

        /// Which way its letters run.
        public var layoutDirection: LayoutDirection { run.isRightToLeft ? .rightToLeft : .leftToRight }

        /// What the run takes up.
        public var typographicBounds: TypographicBounds { self[indices].typographicBounds }

        /// The characters that its slices stand for, from left to right.
        public var characterIndices: [CharacterIndex] { self[indices].characterIndices }

        /// What was said of the text by ``Text/customAttribute(_:)``; nil where nothing was.
        public subscript<T: TextAttribute>(key: T.Type) -> T? {
            run.style.tag.flatMap { text.tags[$0][key] }
        }

        /// The leftmost slice: 0.
        public var startIndex: Int { 0 }
        /// Behind the last slice.
        public var endIndex: Int { run.clusters.count }

        /// A slice, counted from the left.
        public subscript(position: Int) -> RunSlice { self[position..<position + 1] }
        /// Several slices side by side, as one.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

        /// Whether both are the same run at the same place.
        public static func == (lhs: Run, rhs: Run) -> Bool {
            lhs.text == rhs.text && lhs.line == rhs.line && lhs.number == rhs.number
                && lhs.offset == rhs.offset
        }
    }

    /// A part of a run, down to a single letter.
    public struct RunSlice: RandomAccessCollection, Equatable {
        /// The run that it is a part of.
        public var run: Run { didSet { indices = sound(indices) } }
        /// Which of the run's slices it has; those that the run does not have are left out.
        public var indices: Range<Int> { didSet { indices = sound(indices) } }

        /// Some of a run's slices side by side. Those that the run does not have are left out.
        public init(run: Run, indices: Range<Int>) {
            self.run = run
            self.indices = indices
            self.indices = sound(indices)
        }

        private func sound(_ indices: Range<Int>) -> Range<Int> {
            indices.clamped(to: run.startIndex..<run.endIndex)
        }

        /// What the engine has of it.
        var part: TextLayout.Part { TextLayout.Part(run.run, indices) }

        /// What it takes up.
        public var typographicBounds: TypographicBounds {
            let span = part.span
            return TypographicBounds(
                origin: CGPoint(x: span.lowerBound + run.offset.x, y: run.run.baseline + run.offset.y),
                width: CGFloat(span.upperBound - span.lowerBound),
                ascent: CGFloat(run.run.ascent + run.run.style.baselineOffset),
                descent: CGFloat(run.run.descent - run.run.style.baselineOffset),
                leading: CGFloat(run.run.leading))
        }

        /// The characters that it stands for, from left to right.
        public var characterIndices: [CharacterIndex] {
            part.clusters.map { CharacterIndex(offset: $0.range.lowerBound) }
        }

        /// What was said of the text by ``Text/customAttribute(_:)``; nil where nothing was.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        /// Its leftmost slice, as the run counts.
        public var startIndex: Int { indices.lowerBound }
        /// Behind its last slice, as the run counts.
        public var endIndex: Int { indices.upperBound }

        /// One of its slices, as the run counts.
        public subscript(position: Int) -> RunSlice { run[position] }
        /// Some of its slices, as the run counts.
        public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
    }

    /// A character of the text. Those of one text compare as they stand in it.
    @frozen public struct CharacterIndex: Hashable, Comparable, Sendable {
        /// In UTF-8 code units.
        package let offset: Int

        /// Whether one stands before the other in the text.
        public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.offset < rhs.offset }
    }

    /// What a part of a text takes up: its width, and its heights from the baseline; in points.
    @frozen public struct TypographicBounds: Equatable, Sendable {
        /// Where it begins on the baseline: its left end.
        public var origin: CGPoint
        /// From its left end to its right.
        public var width: CGFloat
        /// How far it reaches above the baseline.
        public var ascent: CGFloat
        /// How far it reaches below the baseline.
        public var descent: CGFloat
        /// What its font keeps free below.
        public var leading: CGFloat

        /// Nothing at all.
        public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0) }

        init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
            self.origin = origin
            self.width = width
            self.ascent = ascent
            self.descent = descent
            self.leading = leading
        }

        /// From the top of its ascent to the foot of its descent.
        public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }
    }

    /// How a part of a text is drawn.
    @frozen public struct DrawingOptions: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt32
        /// The options whose bits are set.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Letters stand at parts of a pixel down as well as across, so that they move evenly. Without it
        /// baselines are on whole pixels, where nothing is turned or scaled.
        public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
    }
}

/// A layout with all it needs to be drawn.
final class DrawnText: Equatable {
    let layout: TextLayout
    let palette: [ResolvedStyle]
    let images: [ResolvedImage]
    let tags: [CustomTextAttributes]

    /// - Parameter palette: Colours on their way to the text's own.
    init(_ layout: TextLayout, of text: ResolvedText, in palette: [ResolvedStyle]? = nil) {
        self.layout = layout
        self.palette = palette ?? text.palette
        images = text.images
        tags = text.tags
    }

    static func == (lhs: DrawnText, rhs: DrawnText) -> Bool {
        lhs === rhs
            || lhs.layout === rhs.layout && lhs.palette == rhs.palette && lhs.images == rhs.images
                && lhs.tags == rhs.tags
    }
}
