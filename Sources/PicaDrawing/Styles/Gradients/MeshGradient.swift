import Foundation
import PicaCanvas
import PicaState

/// A gradient with a color at each point of a grid and smooth colors between them.
///
/// It is a style for shapes and text, and a view that fills its frame. If the numbers of points and colors do not match
/// the grid, nothing is drawn.
public struct MeshGradient: Equatable {
    /// A grid point with the control points of the curves through it, in unit coordinates of the filled area.
    public struct BezierPoint: Equatable, Sendable {
        /// The point itself.
        public var position: SIMD2<Float>
        /// The control point of the curve to the previous point in the row.
        public var leadingControlPoint: SIMD2<Float>
        /// The control point of the curve to the point above.
        public var topControlPoint: SIMD2<Float>
        /// The control point of the curve to the next point in the row.
        public var trailingControlPoint: SIMD2<Float>
        /// The control point of the curve to the point below.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a point with its four control points.
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

    /// The positions of the grid's points, row by row.
    public enum Locations: Equatable, Sendable {
        /// Points with smooth curves through them.
        case points([SIMD2<Float>])
        /// Points with their own control points.
        case bezierPoints([BezierPoint])
    }

    /// The colors of the points, row by row.
    public enum Colors: Equatable, Sendable {
        /// Colors that are resolved in the environment.
        case colors([Color])
        /// Resolved colors.
        case resolvedColors([Color.Resolved])
    }

    /// The number of points in a row.
    public var width: Int
    /// The number of rows.
    public var height: Int
    /// The positions of the points.
    public var locations: Locations
    /// The colors of the points.
    public var colors: Colors
    /// The color around the grid; clear by default.
    public var background: Color
    /// Whether colors change smoothly through the points, rather than linearly between them.
    public var smoothsColors: Bool
    /// The color space in which colors between points are interpolated.
    public var colorSpace: Gradient.ColorSpace

    /// Creates a grid of points.
    ///
    /// - Parameters:
    ///   - width: The number of points in a row, at least two.
    ///   - height: The number of rows, at least two.
    ///   - locations: The positions of the points.
    ///   - colors: The colors of the points.
    ///   - background: The color around the grid.
    ///   - smoothsColors: Whether colors change smoothly through the points.
    ///   - colorSpace: The color space in which colors between points are interpolated.
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

    /// Creates a grid with smooth curves through its points. They are given row by row, in unit coordinates of the
    /// filled area.
    nonisolated public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a grid whose points, given row by row, have their own control points.
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
    /// Returns the gradient itself.
    nonisolated public func resolve(in environment: EnvironmentValues) -> MeshGradient { self }

    nonisolated package func filling(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(.mesh(mesh(in: environment)))
    }
}
