import Foundation
import PicaCanvas
import PicaGraph

extension View {
    /// Puts a shadow of what is seen of the view below it.
    ///
    /// - Parameters:
    ///   - color: By default black, a third opaque.
    ///   - radius: How far it is blurred, in points: the bell curve's standard deviation. One that is negative
    ///     or no number counts as 0, with a warning.
    ///   - x: How far it lies to the right, in points.
    ///   - y: How far it lies below, in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        modifier(
            Shadowed(
                color: color, radius: Length.checked(radius, of: "shadow") ?? 0,
                x: Length.checked(x, as: .distance, of: "shadow") ?? 0,
                y: Length.checked(y, as: .distance, of: "shadow") ?? 0))
    }
}

struct Shadowed {
    private let color: Color
    private var radius: CGFloat
    private var offset: CGPoint
    private var shown = PixelColor.clear

    init(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) {
        self.color = color
        self.radius = radius
        offset = CGPoint(x: x, y: y)
    }
}

extension Shadowed: PaintModifier {
    typealias Body = Never

    var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(radius, AnimatablePair(offset.x, offset.y)) }
        set { (radius, offset.x, offset.y) = (newValue.first, newValue.second.first, newValue.second.second) }
    }

    mutating func update(_ environment: EnvironmentValues, of element: Element) {
        shown = color.pixelColor(in: environment)
    }

    /// A bell curve is over after three deviations.
    var reach: CGFloat { 3 * radius + max(abs(offset.x), abs(offset.y)) }

    func paint(on painter: Painter, frame: CGRect, content: () -> Void) {
        guard shown.alpha > 0 else { return content() }
        painter.pushLayer(Layer(filters: [.shadow(shown, radius: radius, offset: offset)]))
        content()
        painter.popLayer()
    }
}
