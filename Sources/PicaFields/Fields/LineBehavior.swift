import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState
import PicaText

/// A line of a layout, with the layout's position.
struct VisibleLine {
    var layout: TextLayout
    var number: Int
    /// The layout's upper left corner, in the points of the element that shows the line.
    var origin: CGPoint
    var palette: [ResolvedStyle]
    var images: [ResolvedImage] = []
    /// The ranges of misspelled words, in the layout's text.
    var marks: [Range<Int>] = []

    /// Identifies a line as long as its layout stays the same.
    struct Identity: Hashable {
        var layout: ObjectIdentifier
        var number: Int
    }

    var identity: Identity { Identity(layout: ObjectIdentifier(layout), number: number) }

    var waves: [DecorationLine] { layout.waves(under: marks, inLine: number) }

    var frame: CGRect {
        let line = layout.lines[number]
        return CGRect(
            x: origin.x, y: origin.y + CGFloat(line.y),
            width: CGFloat(layout.availableWidth ?? line.x + line.width), height: CGFloat(line.height))
    }
}

/// The behavior of a line of editable text. It is an element of its own, so that typing repaints no other line.
final class LineBehavior: ElementBehavior {
    unowned let element: Element
    /// The line that is shown; `nil` for none.
    private(set) var line: VisibleLine?
    private var markColor = PixelColor.clear
    private var contents = DisplayList()
    /// The distance that ink reaches beyond the frame; `nil` until it is needed.
    private var overhang: CGFloat?

    init(_ element: Element) { self.element = element }

    /// Shows a line at its position, or nothing. A line that looks as before is not repainted.
    func update(_ new: VisibleLine?, _ environment: EnvironmentValues) {
        let frame = new?.frame ?? .zero
        element.place(at: frame.origin, size: frame.size, proposal: ProposedViewSize(frame.size))
        let (old, oldColor) = (line, markColor)
        line = new
        markColor = new?.marks.isEmpty == false ? environment.palette[.red] : .clear
        guard
            old?.identity != new?.identity || old?.palette != new?.palette
                || old?.images != new?.images || old?.marks != new?.marks
                || oldColor != markColor
        else { return }
        var list = DisplayList()
        if let new {
            let origin = CGPoint(x: 0, y: -CGFloat(new.layout.lines[new.number].y))
            for wave in new.waves {
                list.commands.append(.decoration(wave, origin: origin, .color(markColor)))
            }
            new.layout.draw(
                into: &list, at: origin, palette: new.palette,
                images: new.images, lines: new.number..<new.number + 1)
        }
        guard !list.looks(like: contents) else { return }
        contents = list
        overhang = nil
        element.setNeedsDisplay()
    }

    var drawsItself: Bool { true }

    func draw(into list: inout DisplayList) { list = contents }

    var drawingOutset: CGFloat {
        guard let line else { return 0 }
        if let overhang { return overhang }
        var length: CGFloat = 0
        if let ink = line.layout.inkReach(inLines: line.number..<line.number + 1) {
            let (top, size) = (line.layout.lines[line.number].y, line.frame.size)
            let bottom = line.waves.reduce(ink.maxY) { max($0, $1.rect.maxY) }
            length = max(-ink.x, top - ink.y, ink.maxX - size.width, bottom - top - size.height, 0)
        }
        // Hinting moves glyphs to whole pixels.
        length += 2 + line.palette.outset
        overhang = length
        return length
    }
}

extension DisplayList {
    /// Returns whether two lines of text are drawn alike.
    fileprivate func looks(like other: DisplayList) -> Bool {
        commands.elementsEqual(other.commands) { first, second in
            switch (first, second) {
            case (
                .glyphs(let run, let origin, let color),
                .glyphs(let otherRun, let otherOrigin, let otherColor)
            ):
                origin == otherOrigin && color == otherColor && run.face === otherRun.face
                    && run.size == otherRun.size && run.treatment == otherRun.treatment
                    && run.glyphs == otherRun.glyphs
            case (
                .decoration(let line, let origin, let color),
                .decoration(let otherLine, let otherOrigin, let otherColor)
            ):
                line == otherLine && origin == otherOrigin && color == otherColor
            default: false
            }
        }
    }
}
