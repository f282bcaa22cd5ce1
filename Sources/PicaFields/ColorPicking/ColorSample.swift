import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaState

/// A surface in a color, with a checkerboard behind translucent colors.
struct ColorSample: Equatable {
    let color: Color
    /// The radius of the corners, in points.
    var radius: CGFloat = 0
}

extension ColorSample: PrimitiveView {
    typealias Body = Never

    func makeNode(in parent: ViewNode) -> TypedNode<ColorSample> {
        LeafNode(self, parent: parent, behavior: ColorSampleLeaf.init)
    }
}

final class ColorSampleLeaf: LeafBehavior {
    unowned let element: Element
    private var color = PixelColor.clear
    private var edge = PixelColor.clear
    private var radius: CGFloat = 0

    init(_ element: Element) { self.element = element }

    func update(_ view: ColorSample, _ environment: EnvironmentValues) {
        color = view.color.pixelColor(in: environment)
        edge = environment.palette[.outline]
        radius = view.radius
        element.setNeedsDisplay()
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func draw(into list: inout DisplayList) {
        if color.alpha < 1 { list.drawChequer(in: frame, radius: radius) }
        list.commands.append(.roundedRect(frame, radius: radius, .color(color)))
        list.commands.append(.border(frame, radius: radius, width: 1, .color(edge)))
    }
}

extension DisplayList {
    /// The side of a square of the checkerboard, in points.
    private static let chequer: CGFloat = 5

    /// Draws the checkerboard behind translucent colors.
    mutating func drawChequer(in frame: CGRect, radius: CGFloat) {
        var squares = CanvasPath()
        let (columns, rows) = (
            Int((frame.width / Self.chequer).rounded(.up)), Int((frame.height / Self.chequer).rounded(.up))
        )
        for row in 0..<max(0, rows) {
            for column in stride(from: row % 2, to: columns, by: 2) {
                let corner = CGPoint(
                    x: frame.minX + CGFloat(column) * Self.chequer,
                    y: frame.minY + CGFloat(row) * Self.chequer)
                let square = CGRect(origin: corner, size: CGSize(width: Self.chequer, height: Self.chequer))
                squares.addRect(square)
            }
        }
        let ground = DisplayList([
            .rect(frame, .color(PixelColor(hex: 0xFFFFFF))),
            .path(squares, .color(PixelColor(hex: 0xB8B8B8))),
        ])
        commands.append(.clip(.roundedRect(frame, radius: radius), ground))
    }
}
