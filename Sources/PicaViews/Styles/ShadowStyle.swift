import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph

/// A shadow that belongs to a style: of what is filled with it, or inside of that.
public struct ShadowStyle: Equatable, Sendable {
    private let isInner: Bool
    private let color: Color
    private let radius: CGFloat
    private let x: CGFloat
    private let y: CGFloat

    /// A shadow below what is filled.
    ///
    /// - Parameters:
    ///   - color: By default black, a third opaque.
    ///   - radius: How far it is blurred, in points.
    ///   - x: How far it lies to the right, in points.
    ///   - y: How far it lies below, in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
    }

    /// A shadow that the edges throw onto what is filled, as if that were cut out.
    ///
    /// - Parameters:
    ///   - color: By default black, somewhat more than half opaque.
    ///   - radius: How far it is blurred, in points.
    ///   - x: How far it lies to the right, in points.
    ///   - y: How far it lies below, in points.
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
    /// A shadow in an environment.
    struct Resolved: Equatable, Sendable {
        let isInner: Bool
        let color: PixelColor
        /// The bell curve's standard deviation, in points.
        let radius: CGFloat
        let offset: CGPoint

        /// That of a shadow below a layer.
        var filter: LayerFilter { .shadow(color, radius: radius, offset: offset) }

        /// How far it reaches at most, in points.
        var reach: CGFloat { 3 * radius + max(abs(offset.x), abs(offset.y)) + 1 }

        /// The shadow that the edges of something throw onto it: what is around that, moved and blurred.
        /// - Parameters:
        ///   - room: Where the thing is.
        ///   - command: Draws it in a paint.
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
