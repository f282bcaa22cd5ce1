import Foundation
import PicaCanvas
import PicaGraph

extension View {
    /// Shows the view only inside a shape of its frame, where alone it can be touched.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipShape(shape: shape, style: style))
    }

    /// Rounds the corners of the view's frame and cuts off what is outside of it.
    ///
    /// - Parameters:
    ///   - radius: In points; at most half of the shorter side is used.
    ///   - antialiased: Whether the edge is smooth; true by default.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(
            RoundedRectangle(cornerRadius: radius, style: .circular),
            style: FillStyle(antialiased: antialiased))
    }
}

struct ClipShape<Outline: Shape> {
    var shape: Outline
    let style: FillStyle
    /// Where it clips: shapes may follow what is around.
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
