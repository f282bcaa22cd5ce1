import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph

/// Puts a dialog on a surface of its own.
struct DialogCard {
    let cornerRadius: CGFloat
    let color: PicaTheme.Role
    /// The passage that provides a background in place of the color.
    var background: PortalPassage?
    var hasEdge = true
}

extension DialogCard: ViewModifier {
    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: cornerRadius, style: .circular)
        content
            .modifier(CornerClip(radius: cornerRadius))
            .background {
                if let background {
                    PortalOutlet(background).clipShape(shape)
                } else {
                    shape.fill(Color(themed: color))
                }
            }
            .overlay {
                if hasEdge, background == nil {
                    shape.strokeBorder(Color(themed: .separator)).allowsHitTesting(false)
                }
            }
            .elevation(hasEdge && background == nil ? .dialog : nil, radius: cornerRadius)
    }
}

/// Clips content to round corners. Only the corners use a path; the area between them is clipped as a rectangle, at no
/// cost.
private struct CornerClip {
    let radius: CGFloat
}

extension CornerClip: PaintModifier {
    typealias Body = Never
    var clipsContent: Bool { true }

    func paint(on painter: Painter, frame: CGRect, content: () -> Void) {
        func paint(in rect: CGRect, _ outline: CanvasPath?) {
            guard painter.clipBounds.intersects(rect) else { return }
            painter.pushClip(rect)
            if let outline { painter.pushClip(outline) }
            content()
            if outline != nil { painter.popClip() }
            painter.popClip()
        }
        let radius = max(min(radius, frame.width / 2, frame.height / 2), 0)
        guard radius > 0 else { return paint(in: frame, nil) }
        let outline = RoundedRectangle(cornerRadius: radius, style: .circular).path(in: frame).outline
        let band = min(radius.rounded(.up), frame.height / 2)
        let top = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: band)
        let bottom = CGRect(x: frame.minX, y: frame.maxY - band, width: frame.width, height: band)
        paint(in: top, outline)
        paint(in: frame.insetBy(dx: 0, dy: band), nil)
        paint(in: bottom, outline)
    }
}
