import Foundation
import PicaCanvas
import PicaGraph

extension View {
    /// Shows the view only inside a shape of its frame, where alone it can be touched.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipShape(shape: shape))
    }

    /// Rounds the corners of the view's frame and cuts off what is outside of it.
    ///
    /// - Parameters:
    ///   - radius: In points; at most half of the shorter side is used.
    ///   - antialiased: Has no effect: edges are always smooth.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }
}

struct ClipShape<Outline: Shape> {
    let shape: Outline
}

extension ClipShape: PaintModifier {
    typealias Body = Never

    func covers(_ point: CGPoint, in frame: CGRect) -> Bool { shape.path(in: frame).contains(point) }

    func paint(on canvas: Canvas, frame: CGRect, content: () -> Void) {
        let path = shape.path(in: frame)
        switch path.form {
        case .rect(let rect): canvas.pushClip(rect)
        case .roundedRect, .outline: canvas.pushClip(path.outline)
        }
        content()
        canvas.popClip()
    }
}
