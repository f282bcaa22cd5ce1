import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaState

/// The behavior of a rectangle in a single color, with or without round corners: a highlight, a scroll bar's thumb.
final class FillBehavior: ElementBehavior {
    unowned let element: Element
    private let radius: CGFloat
    private var color = PixelColor.clear

    init(_ element: Element, radius: CGFloat = 0) {
        self.element = element
        self.radius = radius
    }

    func update(_ newColor: PixelColor, _ environment: EnvironmentValues) {
        guard newColor != color else { return }
        color = newColor
        element.setNeedsDisplay()
    }

    /// Places the rectangle, in the parent's points; an empty rectangle is invisible.
    func show(_ frame: CGRect) {
        element.place(at: frame.origin, size: frame.size, proposal: ProposedViewSize(frame.size))
    }

    var drawsItself: Bool { true }

    func draw(into list: inout DisplayList) {
        let frame = frame
        guard !frame.isEmpty else { return }
        list.commands.append(
            radius > 0 ? .roundedRect(frame, radius: radius, .color(color)) : .rect(frame, .color(color)))
    }
}
