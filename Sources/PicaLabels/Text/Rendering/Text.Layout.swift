import Foundation
import PicaCanvas
import PicaDrawing
import PicaState
import PicaText

extension Text {
    /// The lines of a text as laid out, which a ``TextRenderer`` reads and draws.
    ///
    /// A layout is a collection of lines, a line one of runs from left to right, and a run one of slices. A slice is
    /// the smallest unit that can be drawn alone, usually a letter. Positions are in points of the text's view.
    public struct Layout: RandomAccessCollection, Equatable {
        let text: DrawnText

        /// Whether some of the text was cut by an ellipsis or a line limit.
        public var isTruncated: Bool { text.layout.isTruncated }

        /// The index of the first line: 0.
        public var startIndex: Int { 0 }
        /// The index after the last line.
        public var endIndex: Int { text.layout.lines.count }

        /// Returns a line, counted from the top.
        public subscript(position: Int) -> Line { Line(text, position) }
    }
}

extension Text.Layout {
    /// Returns whether both are the same layout of the same text.
    public static func == (lhs: Text.Layout, rhs: Text.Layout) -> Bool { lhs.text == rhs.text }

    /// A line of a text: its runs from left to right.
    public struct Line: RandomAccessCollection, Equatable {
        let text: DrawnText
        let number: Int
        private let runs: [TextLayout.Run]
        /// The offset of the line from its original position.
        var offset = CGPoint.zero

        init(_ text: DrawnText, _ number: Int) {
            self.text = text
            self.number = number
            runs = text.layout.runs(ofLine: number)
        }

        /// The start of the line on its baseline. Setting it moves the place where the line is drawn.
        public var origin: CGPoint {
            get { CGPoint(x: line.x + offset.x, y: line.baseline + offset.y) }
            set { offset = CGPoint(x: newValue.x - line.x, y: newValue.y - line.baseline) }
        }

        private var line: PicaText.Line { text.layout.lines[number] }

        /// The typographic bounds of the line.
        public var typographicBounds: TypographicBounds {
            TypographicBounds(
                origin: origin, width: CGFloat(line.width), ascent: CGFloat(line.ascent),
                descent: CGFloat(line.descent), leading: CGFloat(line.leading))
        }

        /// The index of the leftmost run: 0.
        public var startIndex: Int { 0 }
        /// The index after the last run.
        public var endIndex: Int { runs.count }

        /// Returns a run, counted from the left.
        public subscript(position: Int) -> Run {
            Run(text: text, run: runs[position], line: number, number: position, offset: offset)
        }

        /// Returns whether both are the same line at the same position.
        public static func == (lhs: Line, rhs: Line) -> Bool {
            lhs.text == rhs.text && lhs.number == rhs.number && lhs.offset == rhs.offset
        }
    }

    /// A section of a line with one direction, font and style.
    public struct Run: RandomAccessCollection, Equatable {
        let text: DrawnText
        let run: TextLayout.Run
        let line: Int
        let number: Int
        let offset: CGPoint

        /// The direction of the run's letters.
        public var layoutDirection: LayoutDirection { run.isRightToLeft ? .rightToLeft : .leftToRight }

        /// The typographic bounds of the run.
        public var typographicBounds: TypographicBounds { self[indices].typographicBounds }

        /// The characters of the run's slices, from left to right.
        public var characterIndices: [CharacterIndex] { self[indices].characterIndices }

        /// Returns the value of an attribute set by ``Text/customAttribute(_:)``; `nil` if none was set.
        public subscript<T: TextAttribute>(key: T.Type) -> T? {
            run.style.tag.flatMap { text.tags[$0][key] }
        }

        /// The index of the leftmost slice: 0.
        public var startIndex: Int { 0 }
        /// The index after the last slice.
        public var endIndex: Int { run.clusters.count }

        /// Returns a slice, counted from the left.
        public subscript(position: Int) -> RunSlice { self[position..<position + 1] }
        /// Returns several adjacent slices as one.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

        /// Returns whether both are the same run at the same position.
        public static func == (lhs: Run, rhs: Run) -> Bool {
            lhs.text == rhs.text && lhs.line == rhs.line && lhs.number == rhs.number
                && lhs.offset == rhs.offset
        }
    }

    /// A range of a run's slices, down to a single letter.
    public struct RunSlice: RandomAccessCollection, Equatable {
        /// The run that the slice belongs to.
        public var run: Run { didSet { indices = sound(indices) } }
        /// The indices of its slices in the run; indices beyond the run are dropped.
        public var indices: Range<Int> { didSet { indices = sound(indices) } }

        /// Creates a slice from adjacent slices of a run. Indices beyond the run are dropped.
        public init(run: Run, indices: Range<Int>) {
            self.run = run
            self.indices = indices
            self.indices = sound(indices)
        }

        private func sound(_ indices: Range<Int>) -> Range<Int> {
            indices.clamped(to: run.startIndex..<run.endIndex)
        }

        /// The corresponding part of the text layer's layout.
        var part: TextLayout.Part { TextLayout.Part(run.run, indices) }

        /// The typographic bounds of the slice.
        public var typographicBounds: TypographicBounds {
            let span = part.span
            return TypographicBounds(
                origin: CGPoint(x: span.lowerBound + run.offset.x, y: run.run.baseline + run.offset.y),
                width: CGFloat(span.upperBound - span.lowerBound),
                ascent: CGFloat(run.run.ascent + run.run.style.baselineOffset),
                descent: CGFloat(run.run.descent - run.run.style.baselineOffset),
                leading: CGFloat(run.run.leading))
        }

        /// The characters of the slice, from left to right.
        public var characterIndices: [CharacterIndex] {
            part.clusters.map { CharacterIndex(offset: $0.range.lowerBound) }
        }

        /// Returns the value of an attribute set by ``Text/customAttribute(_:)``; `nil` if none was set.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        /// The index of its leftmost slice in the run.
        public var startIndex: Int { indices.lowerBound }
        /// The index in the run after its last slice.
        public var endIndex: Int { indices.upperBound }

        /// Returns one of its slices, by its index in the run.
        public subscript(position: Int) -> RunSlice { run[position] }
        /// Returns several of its slices, by their indices in the run.
        public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
    }

    /// The index of a character in a text. Indices of the same text compare by position.
    @frozen public struct CharacterIndex: Hashable, Comparable, Sendable {
        /// The offset in UTF-8 code units.
        package let offset: Int

        /// Returns whether the first index is before the second in the text.
        public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.offset < rhs.offset }
    }

    /// The width of a segment of text, and its extent above and below the baseline; in points.
    @frozen public struct TypographicBounds: Equatable, Sendable {
        /// The left end on the baseline.
        public var origin: CGPoint
        /// The distance from the left end to the right.
        public var width: CGFloat
        /// The distance above the baseline.
        public var ascent: CGFloat
        /// The distance below the baseline.
        public var descent: CGFloat
        /// The extra space that the font leaves below.
        public var leading: CGFloat

        /// Creates empty bounds.
        public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0) }

        init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
            self.origin = origin
            self.width = width
            self.ascent = ascent
            self.descent = descent
            self.leading = leading
        }

        /// The rectangle from the top of the ascent to the bottom of the descent.
        public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }
    }

    /// Options for drawing a segment of text.
    @frozen public struct DrawingOptions: OptionSet, Sendable {
        /// The bits of the set, one for each option.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Places letters at fractions of a pixel vertically as well as horizontally, so that they move evenly. Without
        /// it, baselines are on whole pixels if nothing is rotated or scaled.
        public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
    }
}

/// A layout with everything needed to draw it.
final class DrawnText: Equatable {
    let layout: TextLayout
    let palette: [ResolvedStyle]
    let images: [ResolvedImage]
    let tags: [CustomTextAttributes]

    /// - Parameter palette: The colors while they are animated toward the text's own; `nil` for the latter.
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
