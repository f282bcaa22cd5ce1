import Foundation
import PicaCanvas
import PicaGraph
import PicaState

extension View {
    /// Blurs the view.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation of the Gaussian curve, in points. A negative or non-finite radius counts as
    ///     0, with a warning.
    ///   - opaque: Whether the view stays opaque up to its edges and is clipped to its frame, instead of fading out
    ///     beyond it.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(Blurred(radius, isOpaque: opaque))
    }
}

struct Blurred {
    private var radius: CGFloat
    private let isOpaque: Bool

    init(_ radius: CGFloat, isOpaque: Bool) {
        self.radius = Length.checked(radius, of: "blur(radius:)") ?? 0
        self.isOpaque = isOpaque
    }
}

extension Blurred: PaintModifier {
    typealias Body = Never

    var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    /// A Gaussian curve is negligible beyond three standard deviations.
    var reach: CGFloat { isOpaque ? 0 : 3 * radius }
    var clipsContent: Bool { isOpaque }

    func paint(on painter: Painter, frame: CGRect, content: () -> Void) {
        guard radius > 0 else { return content() }
        guard isOpaque else {
            painter.pushLayer(Layer(filters: [.blur(radius: radius)]))
            content()
            return painter.popLayer()
        }
        // The view itself fills the areas that the blur made translucent.
        painter.pushClip(frame)
        content()
        painter.pushLayer(Layer(blend: .sourceAtop, filters: [.blur(radius: radius)]))
        content()
        painter.popLayer()
        painter.popClip()
    }
}
