import Foundation
import PicaGraph
import PicaState

extension VisualEffect {
    /// Blurs the view.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation of the Gaussian curve, in points. A negative or non-finite radius counts as
    ///     0, with a warning.
    ///   - opaque: Whether the view stays opaque up to its edges and is clipped to its frame.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(Blurred(radius, isOpaque: opaque))
    }

    /// Adds an amount to all color channels; negative amounts darken.
    public func brightness(_ amount: Double) -> some VisualEffect {
        adding(ColorEffect(kind: .brightness, amount: amount))
    }

    /// Changes the contrast: 1 changes nothing, and 0 leaves a single gray.
    public func contrast(_ amount: Double) -> some VisualEffect {
        adding(ColorEffect(kind: .contrast, amount: amount))
    }

    /// Changes the saturation: 1 changes nothing, and 0 leaves grays.
    public func saturation(_ amount: Double) -> some VisualEffect {
        adding(ColorEffect(kind: .saturation, amount: amount))
    }

    /// Removes color: 0 changes nothing, and 1 leaves grays.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        adding(ColorEffect(kind: .grayscale, amount: amount))
    }

    /// Rotates all hues by an angle around the color wheel.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(ColorEffect(kind: .hueRotation, amount: angle.radians))
    }
}
