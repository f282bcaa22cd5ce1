import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph

extension GraphicsContext {
    /// A change of the look of what is drawn.
    public struct Filter: Sendable {
        private enum Kind: Sendable {
            case blur(radius: CGFloat, BlurOptions)
            case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat, BlendMode, ShadowOptions)
            case colors(LayerColorMatrix)
            case multiply(Color)
            case alphaThreshold(min: Double, max: Double, Color)
            case projection(ProjectionTransform)
        }

        private let kind: Kind

        /// A shadow below what is drawn.
        ///
        /// - Parameters:
        ///   - color: By default black, a third opaque.
        ///   - radius: How far it is blurred, in points.
        ///   - x: How far it lies to the right, in points.
        ///   - y: How far it lies below, in points.
        ///   - blendMode: How it is laid over what is there: in a group with what throws it, so that below that
        ///     it finds nothing to be blended with, unless the options disable the group.
        ///   - options: Whether it lies above, alone or where nothing throws it; none by default.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(kind: .shadow(color, radius: radius, x: x, y: y, blendMode, options))
        }

        /// Blurs.
        ///
        /// - Parameters:
        ///   - radius: How far, in points: the bell curve's standard deviation.
        ///   - options: What becomes of the result; nothing by default.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(radius: radius, options))
        }

        /// Makes each channel a sum of all of them, each times a factor, and a constant.
        ///
        /// Colours count without their opacity, as in SVG's `feColorMatrix`. A matrix with an entry that is
        /// not finite changes nothing.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
            Filter(kind: .colors(matrix.layerMatrix))
        }

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

        /// Shows the plane of what is drawn as it is seen when that is turned in space, in the context's points.
        ///
        /// Of what is drawn, that is shown which lies in the room there is to draw on, and around it as far as a
        /// picture of it does not become too large.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(kind: .projection(matrix))
        }

        func step(in environment: EnvironmentValues, _ options: FilterOptions) -> Step {
            let isLinear = options.contains(.linearColor)
            switch kind {
            case .blur(let radius, let own):
                var look = BlurLook()
                look.isOpaque = own.contains(.opaque)
                look.isDithered = own.contains(.dithersResult)
                look.isLinear = isLinear
                return .filter(.blur(radius: radius, look))
            case .shadow(let color, let radius, let x, let y, let blendMode, let own):
                var look = ShadowLook()
                look.blend = blendMode.operation
                look.isAbove = own.contains(.shadowAbove)
                look.isAlone = own.contains(.shadowOnly)
                look.isInverted = own.contains(.invertsAlpha)
                let shadow = Step.Shadow(
                    color: color.pixelColor(in: environment), radius: radius, offset: CGPoint(x: x, y: y),
                    look: look)
                return own.contains(.disablesGroup) ? .ungrouped(shadow) : .filter(shadow.filter)
            case .colors(let matrix): return .filter(.colors(matrix, isLinear: isLinear))
            case .multiply(let color):
                return .filter(
                    .colors(.multiply(color.pixelColor(in: environment)), isLinear: isLinear))
            case .alphaThreshold(let min, let max, let color):
                return .filter(.alphaThreshold(min: min, max: max, color.pixelColor(in: environment)))
            case .projection(let matrix): return .projection(matrix)
            }
        }
    }
}

extension GraphicsContext.Filter {
    /// A filter in its place among a context's.
    enum Step {
        case filter(LayerFilter)
        /// A shadow that is laid over what is there by itself.
        case ungrouped(Shadow)
        case projection(ProjectionTransform)

        struct Shadow {
            let color: PixelColor
            let radius: CGFloat
            let offset: CGPoint
            var look: ShadowLook

            var filter: LayerFilter { .shadow(color, radius: radius, offset: offset, look) }
        }

        /// Whether it makes something of nothing, however far away from what is drawn.
        var isBoundless: Bool {
            switch self {
            case .filter(let filter): filter.isBoundless
            case .ungrouped(let shadow): shadow.filter.isBoundless
            case .projection: false
            }
        }
    }
}
