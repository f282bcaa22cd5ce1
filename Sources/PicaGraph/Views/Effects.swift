import Foundation
import PicaCanvas

extension View {
    /// Sets the opacity of the view as a whole, from 0 to 1 (opaque). Other values are clamped.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(Opacity(opacity))
    }

    /// Clips the view's drawing to its frame.
    ///
    /// - Parameter antialiased: Whether edge pixels that the frame covers in part are blended. If `false`, such a pixel
    ///   shows all of the content or nothing.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(Clipped(isSmooth: antialiased))
    }

    /// Hides the view but keeps its space in the layout.
    nonisolated public func hidden() -> some View { modifier(Hidden()) }

    /// Sets whether the view takes part in hit testing.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTesting(allowsHitTesting: enabled))
    }
}

struct Opacity {
    private var opacity: Double

    init(_ opacity: Double) { self.opacity = min(1, max(0, opacity)) }
}

extension Opacity: PaintModifier {
    typealias Body = Never

    var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    var allowsHitTesting: Bool { opacity > 0 }
    static var fades: Bool { true }

    func paint(on painter: Painter, frame: CGRect, content: () -> Void) {
        guard opacity > 0 else { return }
        guard opacity < 1 else { return content() }
        painter.pushLayer(Layer(opacity: opacity))
        content()
        painter.popLayer()
    }
}

struct Clipped {
    let isSmooth: Bool
}

extension Clipped: PaintModifier {
    typealias Body = Never
    var clipsContent: Bool { true }

    func paint(on painter: Painter, frame: CGRect, content: () -> Void) {
        if isSmooth {
            var path = CanvasPath()
            path.addRect(frame)
            painter.pushClip(path)
        } else {
            painter.pushClip(frame)
        }
        content()
        painter.popClip()
    }
}

struct HitTesting {
    let allowsHitTesting: Bool
}

extension HitTesting: PaintModifier {
    typealias Body = Never
}

struct Hidden {}

extension Hidden: PaintModifier {
    typealias Body = Never
    var allowsHitTesting: Bool { false }
    var isHidden: Bool { true }

    func paint(on painter: Painter, frame: CGRect, content: () -> Void) {}
}
