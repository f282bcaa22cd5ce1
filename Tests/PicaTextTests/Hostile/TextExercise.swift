import Glibc

@testable import PicaText

/// Does with a text what an app does, and notes what it cost.
struct TextExercise {
    enum Phase: CaseIterable {
        case shaping, filling, carets, hits, motion, selection, truncation, drawing
    }

    /// Seconds of this thread's processor time.
    private(set) var costs: [Phase: Double] = [:]
    private(set) var layout: TextLayout
    var total: Double { costs.values.reduce(0, +) }

    /// - Parameter places: How many carets and points are asked for.
    init(_ text: String, width: Double? = 300, places: Int = 12, context: TextContext) {
        var costs: [Phase: Double] = [:]
        func measure<Result>(_ phase: Phase, _ body: () -> Result) -> Result {
            let start = ProcessorTime.now
            defer { costs[phase, default: 0] += ProcessorTime.now - start }
            return body()
        }
        let style = TextStyle(font: FontDescriptor(size: 16))
        let shaped = measure(.shaping) { ShapedText(StyledText(text, style: style), context: context) }
        let layout = measure(.filling) { TextLayout(shaped, width: width) }
        let count = text.utf8.count
        let offsets = (0...places).map {
            context.breaks.graphemeBoundary(atOrBefore: count * $0 / places, in: text)
        }
        measure(.carets) {
            for offset in offsets {
                _ = layout.caretRect(Caret(offset, .upstream))
                _ = layout.caretRect(Caret(offset, .downstream))
            }
        }
        measure(.hits) {
            for place in 0...places {
                let share = Double(place) / Double(places)
                _ = layout.caret(atX: layout.width * share, y: layout.height * share)
            }
        }
        measure(.motion) {
            for offset in offsets {
                _ = layout.caret(leftOf: Caret(offset))
                _ = layout.caret(rightOf: Caret(offset))
            }
        }
        measure(.selection) {
            _ = layout.selectionRects(0..<count)
            _ = layout.selectionRects(offsets[places / 3]..<offsets[places / 2])
        }
        measure(.truncation) {
            for truncation in [LayoutOptions.Truncation.head, .middle, .tail] {
                for limit in [1, 3] {
                    var options = LayoutOptions()
                    options.truncation = truncation
                    options.lineLimit = limit
                    _ = TextLayout(shaped, width: width, options: options)
                }
            }
        }
        measure(.drawing) { layout.forEachRun { _, _, _, _, _ in } }
        self.layout = layout
        self.costs = costs
    }
}
