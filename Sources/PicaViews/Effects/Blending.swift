import Foundation
import PicaCanvas
import PicaGraph

extension View {
    /// How the view as a whole is laid over what is below it: over all that was drawn before, as far as the
    /// `compositingGroup` around it, if there is one.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(Blended(operation: blendMode.operation))
    }

    /// Puts the view together by itself before it is laid over what is below it: what in it is blended is
    /// blended with the rest of the view only, and effects on it are for all of it at once.
    nonisolated public func compositingGroup() -> some View { modifier(Grouped()) }

    /// Puts the view together by itself, as `compositingGroup` does. Pica draws all views by the same means,
    /// so nothing becomes faster by it.
    ///
    /// - Parameters:
    ///   - opaque: Has no effect: what is transparent stays so.
    ///   - colorMode: Has no effect: colours are sRGB's.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        modifier(Grouped())
    }
}

/// How the colours of a picture are kept while it is put together. Pica keeps them as sRGB has them.
public enum ColorRenderingMode: Hashable, Sendable {
    /// As sRGB has them.
    case nonLinear
    /// In proportion to light.
    case linear
    /// In proportion to light, and more than a screen shows.
    case extendedLinear
}

struct Blended {
    let operation: BlendOperation
}

extension Blended: PaintModifier {
    typealias Body = Never

    func paint(on painter: Painter, frame: CGRect, content: () -> Void) {
        guard operation != .normal else { return content() }
        painter.pushLayer(Layer(blend: operation))
        content()
        painter.popLayer()
    }
}

struct Grouped {}

extension Grouped: PaintModifier {
    typealias Body = Never

    func paint(on painter: Painter, frame: CGRect, content: () -> Void) {
        painter.pushLayer(Layer())
        content()
        painter.popLayer()
    }
}
