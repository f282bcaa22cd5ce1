import Foundation
import PicaCanvas

extension View {
    /// Makes the view see-through as a whole; 1 is opaque.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(Opacity(opacity))
    }

    /// Cuts off what the view draws outside its frame.
    ///
    /// - Parameter antialiased: Whether a pixel that the frame covers in part shows a part of the content, rather than
    ///   all of it or nothing.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(Clipped(isSmooth: antialiased))
    }

    /// Hides the view but keeps its place.
    nonisolated public func hidden() -> some View { modifier(Hidden()) }

    /// Whether the pointer can touch the view.
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
