import Foundation
import PicaCanvas
import PicaGraph
import PicaState

extension View {
    /// Clips the view to a shape in its frame. Outside the shape it is invisible and does not respond to the pointer.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipShape(shape: shape, style: style))
    }

    /// Clips the view to its frame with rounded corners.
    ///
    /// - Parameters:
    ///   - radius: The radius of the corners, in points. At most half of the shorter side is used.
    ///   - antialiased: Whether the edge is smooth; `true` by default.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(
            RoundedRectangle(cornerRadius: radius, style: .circular),
            style: FillStyle(antialiased: antialiased))
    }
}

struct ClipShape<Outline: Shape> {
    var shape: Outline
    let style: FillStyle
    /// The clipped element; shapes may depend on their surroundings.
    private weak var element: Element?

    init(shape: Outline, style: FillStyle) {
        self.shape = shape
        self.style = style
    }
}

extension ClipShape: PaintModifier {
    typealias Body = Never

    var animatableData: Outline.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    mutating func update(_ environment: EnvironmentValues, of element: Element) { self.element = element }

    func paint(on painter: Painter, frame: CGRect, content: () -> Void) {
        let path = path(in: frame)
        switch path.form {
        case .rect(let rect): painter.pushClip(rect)
        case .roundedRect, .outline: painter.pushClip(path.outline.filled(style))
        }
        content()
        painter.popClip()
    }

    @MainActor private func path(in frame: CGRect) -> Path {
        guard let element else { return shape.path(in: frame) }
        return shape.path(in: frame, of: element)
    }
}
