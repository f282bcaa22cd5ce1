import Foundation
import PicaFoundation

extension CanvasPath {
    /// A Boolean operation on the insides of two paths.
    package enum AreaOperation {
        case union, intersection, subtraction, symmetricDifference

        func callAsFunction(_ first: Bool, _ second: Bool) -> Bool {
            switch self {
            case .union: first || second
            case .intersection: first && second
            case .subtraction: first && !second
            case .symmetricDifference: first != second
            }
        }
    }

    /// Returns the combined inside of this path and another as polygons that do not cross.
    ///
    /// They wind in one direction around the inside, and in the other around holes.
    package func combined(
        with other: CanvasPath, by operation: AreaOperation, isEvenOdd: Bool
    ) -> CanvasPath {
        let grid = Self.grid(bounds.union(other.bounds))
        var area = PathArea(
            Self.edges(PathLayer(self), grid), Self.edges(PathLayer(other), grid))
        func isInside(_ winding: Int) -> Bool { isEvenOdd ? winding % 2 != 0 : winding != 0 }
        return area.outlines { operation(isInside($0), isInside($1)) }.scaled(1 / grid)
    }

    /// Returns the same inside as polygons that do not cross.
    package func normalized(isEvenOdd: Bool) -> CanvasPath {
        combined(with: CanvasPath(), by: .union, isEvenOdd: isEvenOdd)
    }

    /// Returns the outline of a stroke along the path as polygons that do not cross.
    package func stroked(_ line: StrokeLine) -> CanvasPath {
        let grid = Self.grid(bounds)
        var area = PathArea(Self.edges(PathLayer(self, stroke: line), grid))
        return area.outlines { winding, _ in winding != 0 }.scaled(1 / grid)
    }

    /// Returns the scale at which segments are at most a hundredth of a point from curves. For small paths they are
    /// even closer.
    ///
    /// It is a power of two, which changes only the exponents of numbers.
    private static func grid(_ bounds: CGRect) -> CGFloat {
        let size = bounds.isNull ? 0 : max(bounds.width, bounds.height)
        guard size > 0, size < 256 else { return 8 }
        return pow(2, min(40, log2(2048 / size).rounded(.up)))
    }

    /// Returns the edges of a layer in any order. There are none if a coordinate is not finite or out of bounds.
    private static func edges(_ layer: PathLayer, _ grid: CGFloat) -> [PathOutline.Edge] {
        PathOutline(layer, CGAffineTransform(scaleX: grid, y: grid)).map { Array($0.edges) } ?? []
    }

    private func scaled(_ factor: CGFloat) -> CanvasPath {
        transformed(by: CGAffineTransform(scaleX: factor, y: factor))
    }
}
