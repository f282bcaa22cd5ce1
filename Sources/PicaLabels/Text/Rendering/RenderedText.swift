import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaState

/// A text drawn by an app's renderer.
@MainActor final class RenderedText {
    private let rendering: any TextRendering
    private let environment: EnvironmentValues
    private let reading = DrawingReads()

    /// - Parameter old: The same text before the change. If its renderer has the same type, its animation continues.
    init(
        _ renderer: AnyTextRenderer, of element: Element, in environment: EnvironmentValues,
        after old: RenderedText?
    ) {
        rendering = renderer.rendering(of: element, after: old?.rendering)
        self.environment = environment
    }

    /// The renderer with its currently animated values.
    var renderer: any TextRenderer { rendering.shown }

    /// The distance that the renderer draws beyond the frame, in points. It is never negative, and limited to sizes
    /// that can be drawn.
    var padding: EdgeInsets { renderer.displayPadding.sound }

    func draw(_ text: DrawnText, into list: inout DisplayList, frame: CGRect) {
        let drawing = Drawing()
        let padding = padding
        let left = environment.layoutDirection == .leftToRight ? padding.leading : padding.trailing
        let bounds = CGRect(
            x: frame.minX - left, y: frame.minY - padding.top,
            width: frame.width + padding.leading + padding.trailing,
            height: frame.height + padding.top + padding.bottom)
        var context = GraphicsContext(drawing, bounds: bounds, environment: environment)
        reading.note { renderer.draw(layout: Text.Layout(text: text), in: &context) }
        list.commands += drawing.list.commands
    }
}

extension EdgeInsets {
    fileprivate var sound: EdgeInsets {
        func sound(_ length: CGFloat) -> CGFloat {
            max(0, Length.checked(length, as: .distance, of: "displayPadding") ?? 0)
        }
        return EdgeInsets(
            top: sound(top), leading: sound(leading), bottom: sound(bottom), trailing: sound(trailing))
    }

    var greatest: CGFloat { max(top, leading, bottom, trailing) }
}
