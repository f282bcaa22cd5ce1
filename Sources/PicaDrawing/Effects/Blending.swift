import Foundation
import PicaCanvas
import PicaGraph

extension View {
    /// Sets the blend mode of the view with the content below it. The content includes everything drawn before, inside
    /// the enclosing `compositingGroup` if there is one.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(Blended(operation: blendMode.operation))
    }

    /// Draws the view as one layer before it is combined with the content below. Blend modes inside apply only within
    /// the layer, and effects apply to the layer as a whole.
    nonisolated public func compositingGroup() -> some View { modifier(Grouped()) }

    /// Draws the view as one layer, as `compositingGroup` does. Pica draws all views in the same way, so it makes
    /// nothing faster.
    ///
    /// - Parameters:
    ///   - opaque: Has no effect: transparent areas stay transparent.
    ///   - colorMode: Has no effect: colors are in sRGB.
    nonisolated public func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        modifier(Grouped())
    }
}

/// The color arithmetic of a layer. Pica always uses sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Colors with sRGB values.
    case nonLinear
    /// Colors in proportion to light.
    case linear
    /// Colors in proportion to light, with values beyond the range of the screen.
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
