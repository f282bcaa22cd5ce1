import Foundation
import PicaCanvas
import PicaGraph
import PicaState

extension View {
    /// Adds an amount to all color channels; negative amounts darken. 0 changes nothing, and 1 leaves white.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(ColorEffect(kind: .brightness, amount: amount))
    }

    /// Changes the contrast: 1 changes nothing, and 0 leaves a single gray.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(ColorEffect(kind: .contrast, amount: amount))
    }

    /// Changes the saturation: 1 changes nothing, and 0 leaves grays.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(ColorEffect(kind: .saturation, amount: amount))
    }

    /// Removes color: 0 changes nothing, and 1 leaves grays.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(ColorEffect(kind: .grayscale, amount: amount))
    }

    /// Rotates all hues by an angle around the color wheel.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(ColorEffect(kind: .hueRotation, amount: angle.radians))
    }

    /// Inverts the colors.
    nonisolated public func colorInvert() -> some View { modifier(ColorEffect(kind: .inverted, amount: 1)) }

    /// Makes the view black and turns its luminance into opacity, for use as a mask.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(ColorEffect(kind: .luminanceToAlpha, amount: 1))
    }
}

/// A change of the color of each pixel by an amount.
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

    /// The color matrix of the effect; `nil` if it changes nothing.
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
    /// Multiplies each color channel of the view by that of a color.
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
