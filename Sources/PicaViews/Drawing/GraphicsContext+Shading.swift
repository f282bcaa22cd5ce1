import Foundation
import PicaCanvas
import PicaGraph

extension GraphicsContext {
    /// What fills a shape: a colour, a style or a gradient.
    public struct Shading: Sendable {
        private enum Kind: Sendable {
            case color(Color)
            case style(AnyShapeStyle)
            case linear(Gradient, start: CGPoint, end: CGPoint)
            case radial(Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
            case conic(Gradient, center: CGPoint, angle: Angle)
        }

        private let kind: Kind

        /// The foreground style in force.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// A colour.
        public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

        /// A colour by its parts, from 0 to 1 each.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
            opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A grey; 1 is white.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style as it is in the context's environment.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading(kind: .style(AnyShapeStyle(style)))
        }

        /// Colours from a point to another, and those at the ends beyond them.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
        ) -> Shading {
            Shading(kind: .linear(gradient, start: startPoint, end: endPoint))
        }

        /// Colours in circles around a point; radii in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading(
                kind: .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius))
        }

        /// Colours once around a point, clockwise.
        ///
        /// - Parameter angle: Where they begin; 0, the default, is on the right.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
        ) -> Shading {
            Shading(kind: .conic(gradient, center: center, angle: angle))
        }

        /// Draws something along a path or inside of it.
        func draw(
            _ path: Path, into list: inout DisplayList, in environment: EnvironmentValues,
            _ command: (Paint) -> DisplayList.Command
        ) {
            guard case .style(let style) = kind else {
                return list.commands.append(command(paint(in: environment)))
            }
            style.resolved(in: environment).draw(in: path.boundingRect, into: &list, command)
        }

        /// Places of a style's are parts of what is filled, all others are the context's own points.
        private func paint(in environment: EnvironmentValues) -> Paint {
            switch kind {
            case .color(let color): .color(color.pixelColor(in: environment))
            case .style(let style): style.resolved(in: environment).paint(in: .zero)
            case .linear(let gradient, let start, let end):
                .linear(gradient.stops(in: environment), start: start, end: end)
            case .radial(let gradient, let center, let startRadius, let endRadius):
                .radial(
                    gradient.stops(in: environment), center: center, startRadius: startRadius,
                    endRadius: endRadius)
            case .conic(let gradient, let center, let angle):
                .angular(
                    gradient.stops(in: environment), center: center, start: CGFloat(angle.radians),
                    end: CGFloat(angle.radians) + 2 * .pi)
            }
        }
    }
}
