import Foundation
import PicaCanvas
import PicaGraph

/// Colours at the points of a grid, with smooth colours between them.
///
/// It is a style to fill shapes and text with, and a view that fills its frame. Where there are not as many
/// points and colours as the grid has, nothing is drawn.
public struct MeshGradient: Equatable {
    /// A point of the grid, and where the curves through it bend to. All are parts of what is filled.
    public struct BezierPoint: Equatable, Sendable {
        /// The point itself.
        public var position: SIMD2<Float>
        /// What pulls at the curve to the point before it.
        public var leadingControlPoint: SIMD2<Float>
        /// What pulls at the curve to the point above it.
        public var topControlPoint: SIMD2<Float>
        /// What pulls at the curve to the point behind it.
        public var trailingControlPoint: SIMD2<Float>
        /// What pulls at the curve to the point below it.
        public var bottomControlPoint: SIMD2<Float>

        /// A point with its four control points.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// Where the points of the grid are, row by row.
    public enum Locations: Equatable, Sendable {
        /// Points, with smooth curves through them.
        case points([SIMD2<Float>])
        /// Points with curves of their own.
        case bezierPoints([BezierPoint])
    }

    /// The colours of the points, row by row.
    public enum Colors: Equatable, Sendable {
        /// Colours as the environment has them.
        case colors([Color])
        /// Colours as they are.
        case resolvedColors([Color.Resolved])
    }

    /// How many points the grid has across.
    public var width: Int
    /// How many points the grid has down.
    public var height: Int
    /// Where they are.
    public var locations: Locations
    /// What colours they have.
    public var colors: Colors
    /// Around the grid; clear by default.
    public var background: Color
    /// Whether colours change evenly through the points, and not in straight lines between them.
    public var smoothsColors: Bool
    /// How colours are mixed between points.
    public var colorSpace: Gradient.ColorSpace

    /// A grid of points anywhere.
    ///
    /// - Parameters:
    ///   - width: How many points it has across, two at least.
    ///   - height: How many points it has down, two at least.
    ///   - locations: Where they are.
    ///   - colors: What colours they have.
    ///   - background: Around the grid.
    ///   - smoothsColors: Whether colours change evenly through the points.
    ///   - colorSpace: How colours are mixed between points.
    nonisolated public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// A grid with smooth curves through its points, which are parts of what is filled, row by row.
    nonisolated public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// A grid whose points have curves of their own, row by row.
    nonisolated public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    nonisolated func mesh(in environment: EnvironmentValues) -> MeshPaint {
        let colors =
            switch colors {
            case .colors(let colors): colors.map { $0.pixelColor(in: environment) }
            case .resolvedColors(let colors): colors.map { PixelColor($0) }
            }
        let background = background.pixelColor(in: environment)
        switch locations {
        case .points(let points):
            return MeshPaint(
                width: width, height: height, points: points, colors: colors, background: background,
                smoothsColors: smoothsColors, isPerceptual: colorSpace.mixing == .perceptual)
        case .bezierPoints(let points):
            let vertices = points.map {
                MeshPaint.Vertex(
                    position: $0.position, leading: $0.leadingControlPoint, top: $0.topControlPoint,
                    trailing: $0.trailingControlPoint, bottom: $0.bottomControlPoint)
            }
            return MeshPaint(
                width: width, height: height, vertices: vertices, colors: colors, background: background,
                smoothsColors: smoothsColors, isPerceptual: colorSpace.mixing == .perceptual)
        }
    }
}

extension MeshGradient: PrimitiveShapeStyle {
    /// The gradient itself.
    nonisolated public func resolve(in environment: EnvironmentValues) -> MeshGradient { self }

    nonisolated func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(.mesh(mesh(in: environment)))
    }
}
