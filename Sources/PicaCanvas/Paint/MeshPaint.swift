import Foundation
import PicaFoundation

/// A grid of colored points with smooth colors between them.
package struct MeshPaint: Hashable, Sendable {
    /// A point of the grid with the control points of the curves through it, relative to the mesh's rectangle.
    package struct Vertex: Hashable, Sendable {
        package var position: SIMD2<Float>
        package var leading: SIMD2<Float>
        package var top: SIMD2<Float>
        package var trailing: SIMD2<Float>
        package var bottom: SIMD2<Float>

        package init(
            position: SIMD2<Float>, leading: SIMD2<Float>, top: SIMD2<Float>, trailing: SIMD2<Float>,
            bottom: SIMD2<Float>
        ) {
            self.position = position
            self.leading = leading
            self.top = top
            self.trailing = trailing
            self.bottom = bottom
        }
    }

    /// The number of points in the grid, horizontally and vertically.
    package let width: Int
    package let height: Int
    /// The vertices, row by row.
    package let vertices: [Vertex]
    package let colors: [PixelColor]
    /// The color around the mesh.
    package let background: PixelColor
    /// Whether colors change smoothly through the points, and not linearly from one to the next.
    package let smoothsColors: Bool
    package let isPerceptual: Bool

    package init(
        width: Int, height: Int, vertices: [Vertex], colors: [PixelColor],
        background: PixelColor = PixelColor(red: 0, green: 0, blue: 0, alpha: 0),
        smoothsColors: Bool = true, isPerceptual: Bool = false
    ) {
        self.width = width
        self.height = height
        self.vertices = vertices
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.isPerceptual = isPerceptual
    }

    /// Creates a mesh whose curves run smoothly through its points.
    package init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [PixelColor],
        background: PixelColor = PixelColor(red: 0, green: 0, blue: 0, alpha: 0),
        smoothsColors: Bool = true, isPerceptual: Bool = false
    ) {
        let isGrid = width > 1 && height > 1 && width <= 4096 && height <= 4096
        let known = isGrid && points.count == width * height ? points : []
        func point(_ x: Int, _ y: Int) -> SIMD2<Float> {
            known[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
        }
        let vertices = known.indices.map { index in
            let (x, y) = (index % width, index / width)
            // A point at an edge has only one neighbor in that direction, so the distance to it counts twice.
            let across = (point(x + 1, y) - point(x - 1, y)) / (x == 0 || x == width - 1 ? 3 : 6)
            let down = (point(x, y + 1) - point(x, y - 1)) / (y == 0 || y == height - 1 ? 3 : 6)
            return Vertex(
                position: known[index], leading: known[index] - across, top: known[index] - down,
                trailing: known[index] + across, bottom: known[index] + down)
        }
        self.init(
            width: width, height: height, vertices: vertices, colors: colors, background: background,
            smoothsColors: smoothsColors, isPerceptual: isPerceptual)
    }

    /// Whether the numbers of points and colors match the grid, and all values are finite.
    var isUsable: Bool {
        guard width > 1, height > 1, width <= 4096, height <= 4096, vertices.count == width * height,
            colors.count == vertices.count
        else { return false }
        return vertices.allSatisfy { vertex in
            [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom].allSatisfy {
                abs($0.x) < 1e6 && abs($0.y) < 1e6
            }
        }
    }
}
