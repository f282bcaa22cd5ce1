import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

/// A shadow that is part of a style, outside or inside the filled shape.
public struct ShadowStyle: Equatable, Sendable {
    private let isInner: Bool
    private let color: Color
    private let radius: CGFloat
    private let x: CGFloat
    private let y: CGFloat

    /// Returns a drop shadow below the filled shape.
    ///
    /// - Parameters:
    ///   - color: The color; black with 33 % opacity by default.
    ///   - radius: The blur radius, in points.
    ///   - x: The offset to the right, in points.
    ///   - y: The offset downward, in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
    }

    /// Returns an inner shadow, cast by the shape's edges onto it as if it were cut out.
    ///
    /// - Parameters:
    ///   - color: The color; black with 55 % opacity by default.
    ///   - radius: The blur radius, in points.
    ///   - x: The offset to the right, in points.
    ///   - y: The offset downward, in points.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
    }

    func resolved(in environment: EnvironmentValues) -> Resolved {
        func length(_ value: CGFloat) -> CGFloat {
            Length.checked(value, as: .distance, of: "shadow(_:)") ?? 0
        }
        return Resolved(
            isInner: isInner, color: color.pixelColor(in: environment), radius: max(0, length(radius)),
            offset: CGPoint(x: length(x), y: length(y)))
    }
}

extension ShadowStyle {
    /// A shadow resolved in an environment.
    struct Resolved: Equatable, Sendable {
        let isInner: Bool
        let color: PixelColor
        /// The standard deviation of the Gaussian blur, in points.
        let radius: CGFloat
        let offset: CGPoint

        /// The layer filter that draws the shadow below a layer.
        var filter: LayerFilter { .shadow(color, radius: radius, offset: offset) }

        /// The greatest distance that the shadow reaches, in points.
        var reach: CGFloat { 3 * radius + max(abs(offset.x), abs(offset.y)) + 1 }

        /// Returns a command for the inner shadow of a shape: its surroundings, offset and blurred.
        /// - Parameters:
        ///   - room: The bounds of the shape.
        ///   - command: Creates the drawing command for a paint.
        func inside(_ room: CGRect, _ command: (Paint) -> DisplayList.Command) -> DisplayList.Command {
            let hole = DisplayList.Command.transform(
                CGAffineTransform(translationX: offset.x, y: offset.y),
                DisplayList([command(.color(PixelColor(red: 0, green: 0, blue: 0)))]))
            let around = room.insetBy(dx: -2 * reach, dy: -2 * reach)
            let edges = DisplayList([
                .rect(around, .color(color)), .layer(Layer(blend: .destinationOut), DisplayList([hole])),
            ])
            return .layer(Layer(blend: .sourceAtop, filters: [.blur(radius: radius)]), edges)
        }
    }
}
