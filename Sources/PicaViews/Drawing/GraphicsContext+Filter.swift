import Foundation
import PicaCanvas
import PicaGraph

extension GraphicsContext {
    /// A change of the look of what is drawn.
    public struct Filter: Sendable {
        private enum Kind: Sendable {
            case blur(radius: CGFloat)
            case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
            case colors(LayerColorMatrix)
            case multiply(Color)
            case alphaThreshold(min: Double, max: Double, Color)
        }

        private let kind: Kind

        /// A shadow below what is drawn.
        ///
        /// - Parameters:
        ///   - color: By default black, a third opaque.
        ///   - radius: How far it is blurred, in points.
        ///   - x: How far it lies to the right, in points.
        ///   - y: How far it lies below, in points.
        public static func shadow(
            color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0
        ) -> Filter {
            Filter(kind: .shadow(color, radius: radius, x: x, y: y))
        }

        /// Blurs; the radius is in points.
        public static func blur(radius: CGFloat) -> Filter { Filter(kind: .blur(radius: radius)) }

        /// Multiplies each channel by that of a colour.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

        /// Turns all hues by an angle around the circle of colours.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(kind: .colors(.hueRotation(angle.radians)))
        }

        /// Makes colours stronger, or takes them away: 1 changes nothing, 0 leaves greys.
        public static func saturation(_ amount: Double) -> Filter {
            Filter(kind: .colors(.saturation(amount)))
        }

        /// Makes all channels lighter by an amount, or darker by a negative one.
        public static func brightness(_ amount: Double) -> Filter {
            Filter(kind: .colors(.brightness(amount)))
        }

        /// Moves colours away from grey, or towards it: 1 changes nothing, 0 leaves one grey.
        public static func contrast(_ amount: Double) -> Filter { Filter(kind: .colors(.contrast(amount))) }

        /// Turns colours into their opposites; 1, the default, does so fully.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter(kind: .colors(.invert(amount)))
        }

        /// Takes colours away; 1 leaves greys.
        public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .colors(.grayscale(amount))) }

        /// Makes everything black, as opaque as it was light.
        public static var luminanceToAlpha: Filter { Filter(kind: .colors(.luminanceToAlpha)) }

        /// One colour where the opacity is between two bounds, and nothing elsewhere.
        public static func alphaThreshold(
            min: Double, max: Double = 1, color: Color = Color.black
        ) -> Filter {
            Filter(kind: .alphaThreshold(min: min, max: max, color))
        }

        func filters(in environment: EnvironmentValues) -> [LayerFilter] {
            switch kind {
            case .blur(let radius): [.blur(radius: radius)]
            case .shadow(let color, let radius, let x, let y):
                [
                    .shadow(
                        color.pixelColor(in: environment), radius: radius, offset: CGPoint(x: x, y: y))
                ]
            case .colors(let matrix): [.colors(matrix)]
            case .multiply(let color): [.colors(.multiply(color.pixelColor(in: environment)))]
            case .alphaThreshold(let min, let max, let color):
                [.alphaThreshold(min: min, max: max, color.pixelColor(in: environment))]
            }
        }
    }
}
