import Foundation
import PicaGraph

extension VisualEffect {
    /// Blurs what is seen.
    ///
    /// - Parameters:
    ///   - radius: How far, in points: the bell curve's standard deviation. One that is negative or no number
    ///     counts as 0, with a warning.
    ///   - opaque: Whether it stays opaque at its edges, where it is cut off at its frame.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(Blurred(radius, isOpaque: opaque))
    }

    /// Makes all channels lighter by an amount, or darker by a negative one.
    public func brightness(_ amount: Double) -> some VisualEffect {
        adding(ColorEffect(kind: .brightness, amount: amount))
    }

    /// Moves colours away from grey, or towards it: 1 changes nothing, 0 leaves one grey.
    public func contrast(_ amount: Double) -> some VisualEffect {
        adding(ColorEffect(kind: .contrast, amount: amount))
    }

    /// Makes colours stronger, or takes them away: 1 changes nothing, 0 leaves greys.
    public func saturation(_ amount: Double) -> some VisualEffect {
        adding(ColorEffect(kind: .saturation, amount: amount))
    }

    /// Takes colours away: 0 changes nothing, 1 leaves greys.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        adding(ColorEffect(kind: .grayscale, amount: amount))
    }

    /// Turns all hues by an angle around the circle of colours.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(ColorEffect(kind: .hueRotation, amount: angle.radians))
    }
}
