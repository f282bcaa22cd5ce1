import Foundation
import PicaCanvas
import PicaGraph

extension View {
    /// Makes all channels lighter by an amount, or darker by a negative one; 0 changes nothing, 1 leaves
    /// white.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(ColorEffect(kind: .brightness, amount: amount))
    }

    /// Moves colours away from grey, or towards it: 1 changes nothing, 0 leaves one grey.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(ColorEffect(kind: .contrast, amount: amount))
    }

    /// Makes colours stronger, or takes them away: 1 changes nothing, 0 leaves greys.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(ColorEffect(kind: .saturation, amount: amount))
    }

    /// Takes colours away: 0 changes nothing, 1 leaves greys.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(ColorEffect(kind: .grayscale, amount: amount))
    }

    /// Turns all hues by an angle around the circle of colours.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(ColorEffect(kind: .hueRotation, amount: angle.radians))
    }

    /// Turns colours into their opposites.
    nonisolated public func colorInvert() -> some View { modifier(ColorEffect(kind: .inverted, amount: 1)) }

    /// Makes everything black, as opaque as it was light: what masks are made of.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(ColorEffect(kind: .luminanceToAlpha, amount: 1))
    }
}

/// Another colour for each pixel of a view, by an amount.
struct ColorEffect {
    enum Kind {
        case brightness, contrast, saturation, grayscale, hueRotation, inverted, luminanceToAlpha
    }

    let kind: Kind
    var amount: Double
}

extension ColorEffect: PaintModifier {
    typealias Body = Never

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    /// Nil where it changes nothing.
    private var matrix: LayerColorMatrix? {
        guard amount.isFinite else { return nil }
        return switch kind {
        case .brightness: amount == 0 ? nil : .brightness(amount)
        case .contrast: amount == 1 ? nil : .contrast(amount)
        case .saturation: amount == 1 ? nil : .saturation(amount)
        case .grayscale: amount == 0 ? nil : .grayscale(amount)
        case .hueRotation: amount == 0 ? nil : .hueRotation(amount)
        case .inverted: .invert()
        case .luminanceToAlpha: .luminanceToAlpha
        }
    }

    func paint(on painter: Painter, frame: CGRect, content: () -> Void) {
        guard let matrix else { return content() }
        painter.pushLayer(Layer(filters: [.colors(matrix)]))
        content()
        painter.popLayer()
    }
}

extension View {
    /// Multiplies each channel by that of a colour.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorMultiplied(color: color))
    }
}

struct ColorMultiplied {
    let color: Color
    private var factors = PixelColor(red: 1, green: 1, blue: 1)

    init(color: Color) { self.color = color }
}

extension ColorMultiplied: PaintModifier {
    typealias Body = Never

    mutating func update(_ environment: EnvironmentValues, of element: Element) {
        factors = color.pixelColor(in: environment)
    }

    func paint(on painter: Painter, frame: CGRect, content: () -> Void) {
        painter.pushLayer(Layer(filters: [.colors(.multiply(factors))]))
        content()
        painter.popLayer()
    }
}
