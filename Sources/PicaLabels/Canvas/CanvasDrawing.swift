import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaState

/// A modifier that draws a canvas over its hidden symbols, which are visible only where they are drawn.
struct CanvasDrawing {
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let isOpaque: Bool
}

extension CanvasDrawing: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> CanvasBehavior { CanvasBehavior(element) }
}

final class CanvasBehavior: ElementBehavior {
    unowned let element: Element
    private var drawing: CanvasDrawing?
    private var environment = EnvironmentValues()
    /// The observer of the values that drawing reads.
    private var reading = DrawingReads()

    init(_ element: Element) { self.element = element }

    func update(_ value: CanvasDrawing, _ environment: EnvironmentValues) {
        drawing = value
        self.environment = environment
        reading = DrawingReads()
        element.setNeedsDisplay()
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeChildren() {
        content?.place(at: .zero, proposal: .unspecified)
        // The size of a symbol may have changed.
        element.setNeedsDisplay()
    }

    var drawsItself: Bool { true }
    var contentClip: CGRect? { frame }
    /// A symbol may be drawn anywhere in the canvas.
    var contentReach: CGFloat { max(frame.width, frame.height) }

    func hitRule(at point: CGPoint) -> HitRule { frame.contains(point) ? .whole : .nothing }

    func draw(into list: inout DisplayList) {
        guard let drawing, !frame.isEmpty else { return }
        if drawing.isOpaque {
            list.commands.append(.rect(frame, .color(PixelColor(red: 0, green: 0, blue: 0))))
        }
        let sheet = Drawing()
        var context = GraphicsContext(
            sheet, bounds: frame, environment: environment, symbols: GraphicsContext.Symbols(symbols))
        reading.note { drawing.renderer(&context, frame.size) }
        var edge = CanvasPath()
        edge.addRect(frame)
        list.commands.append(.clip(edge, sheet.list))
    }

    /// The elements of the views that can be drawn.
    private var symbols: [Element] { content?.children.first?.children ?? [] }
}

/// A layout that gives each symbol its ideal size.
struct CanvasSymbolsLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(CGSize.zero) { size, symbol in
            let own = symbol.sizeThatFits(.unspecified)
            return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
        }
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for symbol in subviews { symbol.place(at: bounds.origin, proposal: .unspecified) }
    }
}
