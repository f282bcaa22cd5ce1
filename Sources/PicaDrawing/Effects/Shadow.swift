import Foundation
import PicaCanvas
import PicaGraph
import PicaState

extension View {
    /// Adds a shadow below the visible parts of the view.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow; by default black with an opacity of 0.33.
    ///   - radius: The standard deviation of the Gaussian blur, in points. A negative or non-finite radius counts as 0,
    ///     with a warning.
    ///   - x: The horizontal offset to the right, in points.
    ///   - y: The vertical offset downward, in points.
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

    /// A Gaussian curve is negligible beyond three standard deviations.
    var reach: CGFloat { 3 * radius + max(abs(offset.x), abs(offset.y)) }

    func paint(on painter: Painter, frame: CGRect, content: () -> Void) {
        guard shown.alpha > 0 else { return content() }
        painter.pushLayer(Layer(filters: [.shadow(shown, radius: radius, offset: offset)]))
        content()
        painter.popLayer()
    }
}
