import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

extension GraphicsContext {
    /// An effect on the drawing of a graphics context.
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

        /// Returns a filter that adds a shadow below the drawing.
        ///
        /// - Parameters:
        ///   - color: The color of the shadow; by default black with an opacity of 0.33.
        ///   - radius: The radius of the blur, in points.
        ///   - x: The horizontal offset of the shadow to the right, in points.
        ///   - y: The vertical offset of the shadow downward, in points.
        ///   - blendMode: The way the shadow is combined with the content below. Shadow and drawing form a group, in
        ///     which there is nothing below to blend with, unless the options disable the group.
        ///   - options: Whether the shadow lies above the drawing, stands alone, or is inverted; none by default.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(kind: .shadow(color, radius: radius, x: x, y: y, blendMode, options))
        }

        /// Returns a filter that blurs the drawing.
        ///
        /// - Parameters:
        ///   - radius: The standard deviation of the Gaussian curve, in points.
        ///   - options: The changes to the blurred result; none by default.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(radius: radius, options))
        }

        /// Returns a filter that makes each channel a weighted sum of all channels and a constant.
        ///
        /// As in SVG's `feColorMatrix`, colors count without their opacity. A matrix with an entry that is not finite
        /// changes nothing.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
            Filter(kind: .colors(matrix.layerMatrix))
        }

        /// Returns a filter that multiplies each channel by that of a color.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }

        /// Returns a filter that rotates all hues by an angle around the color wheel.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(kind: .colors(.hueRotation(angle.radians)))
        }

        /// Returns a filter that changes the saturation: 1 changes nothing, and 0 leaves grays.
        public static func saturation(_ amount: Double) -> Filter {
            Filter(kind: .colors(.saturation(amount)))
        }

        /// Returns a filter that adds an amount to all color channels; negative amounts darken.
        public static func brightness(_ amount: Double) -> Filter {
            Filter(kind: .colors(.brightness(amount)))
        }

        /// Returns a filter that changes the contrast: 1 changes nothing, and 0 leaves a single gray.
        public static func contrast(_ amount: Double) -> Filter { Filter(kind: .colors(.contrast(amount))) }

        /// Returns a filter that inverts colors; 1, the default, does so fully.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter(kind: .colors(.invert(amount)))
        }

        /// Returns a filter that removes color; 1 leaves only grays.
        public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .colors(.grayscale(amount))) }

        /// A filter that makes the drawing black and turns its luminance into opacity.
        public static var luminanceToAlpha: Filter { Filter(kind: .colors(.luminanceToAlpha)) }

        /// Returns a filter that shows one color where the opacity lies between two bounds, and nothing elsewhere.
        public static func alphaThreshold(
            min: Double, max: Double = 1, color: Color = Color.black
        ) -> Filter {
            Filter(kind: .alphaThreshold(min: min, max: max, color))
        }

        /// Returns a filter that transforms the plane of the drawing in three dimensions, in the context's points.
        ///
        /// It shows the part of the drawing that lies in the available area. It also shows a margin around that, as far
        /// as the size of its picture allows.
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
    /// A step in the sequence of a context's filters.
    enum Step {
        case filter(LayerFilter)
        /// A shadow that is blended with the content below by itself, rather than grouped with its drawing.
        case ungrouped(Shadow)
        case projection(ProjectionTransform)

        struct Shadow {
            let color: PixelColor
            let radius: CGFloat
            let offset: CGPoint
            var look: ShadowLook

            var filter: LayerFilter { .shadow(color, radius: radius, offset: offset, look) }
        }

        /// Whether the filter draws at any distance from the drawing, even where nothing was drawn.
        var isBoundless: Bool {
            switch self {
            case .filter(let filter): filter.isBoundless
            case .ungrouped(let shadow): shadow.filter.isBoundless
            case .projection: false
            }
        }
    }
}
