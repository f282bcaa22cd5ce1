import Foundation
import PicaDrawing
import PicaGraph

/// The shape of a card with round corners and an arrow on one side, whose outline is inside the frame.
struct PopoverShape: Shape {
    let cornerRadius: CGFloat
    let arrow: LayerArrow?

    /// The width of the arrow's base, in points.
    nonisolated private static let width: CGFloat = 18

    func path(in rect: CGRect) -> Path {
        let card = rect.insetBy(dx: LayerArrow.length + 0.5, dy: LayerArrow.length + 0.5)
        let radius = max(min(cornerRadius, card.width / 2, card.height / 2), 0)
        guard card.width > 0, card.height > 0 else { return Path() }
        let corners = [
            CGPoint(x: card.minX, y: card.minY), CGPoint(x: card.maxX, y: card.minY),
            CGPoint(x: card.maxX, y: card.maxY), CGPoint(x: card.minX, y: card.maxY),
        ]
        var path = Path()
        path.move(to: CGPoint(x: card.minX + radius, y: card.minY))
        let sides: [LayerArrow.Side] = [.top, .right, .bottom, .left]
        for (index, side) in sides.enumerated() {
            let (start, end) = (corners[index], corners[(index + 1) % 4])
            if arrow?.side == side { addArrow(to: &path, from: start, to: end, radius, in: rect) }
            path.addArc(tangent1End: end, tangent2End: corners[(index + 2) % 4], radius: radius)
        }
        path.closeSubpath()
        return path
    }

    /// - Parameters:
    ///   - start: The start of the side with the arrow.
    ///   - end: The end of that side.
    nonisolated private func addArrow(
        to path: inout Path, from start: CGPoint, to end: CGPoint, _ radius: CGFloat, in rect: CGRect
    ) {
        guard let arrow else { return }
        let isAcross = start.y == end.y
        let length = isAcross ? abs(end.x - start.x) : abs(end.y - start.y)
        let half = Self.width / 2
        let margin = radius + half
        guard length > 2 * margin else { return }
        // Work along the side in drawing direction.
        let forwards: CGFloat = isAcross ? (end.x > start.x ? 1 : -1) : (end.y > start.y ? 1 : -1)
        let origin = isAcross ? rect.minX : rect.minY
        let first = isAcross ? start.x : start.y
        let place = min(max((origin + arrow.position - first) * forwards, margin), length - margin)
        func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
            isAcross
                ? CGPoint(x: start.x + along * forwards, y: start.y - out * forwards)
                : CGPoint(x: start.x + out * forwards, y: start.y + along * forwards)
        }
        let height = LayerArrow.length - 0.5
        path.addLine(to: point(place - half, 0))
        path.addLine(to: point(place - 1.5, height - 1))
        path.addQuadCurve(to: point(place + 1.5, height - 1), control: point(place, height + 0.5))
        path.addLine(to: point(place + half, 0))
    }
}
