import Foundation
import PicaFoundation

extension CanvasPath {
    /// What the insides of two paths make together.
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

    /// Outlines that do not cross, of straight lines, around what is inside of this path, another one, or
    /// both. They wind the same way around it, and the other way around holes.
    package func combined(
        with other: CanvasPath, by operation: AreaOperation, isEvenOdd: Bool
    ) -> CanvasPath {
        let grid = Self.grid(bounds.union(other.bounds))
        var area = PathArea(
            Self.edges(PathLayer(self), grid), Self.edges(PathLayer(other), grid))
        func isInside(_ winding: Int) -> Bool { isEvenOdd ? winding % 2 != 0 : winding != 0 }
        return area.outlines { operation(isInside($0), isInside($1)) }.scaled(1 / grid)
    }

    /// The same inside by outlines of straight lines that do not cross.
    package func normalized(isEvenOdd: Bool) -> CanvasPath {
        combined(with: CanvasPath(), by: .union, isEvenOdd: isEvenOdd)
    }

    /// The outlines of a line along the path, which do not cross.
    package func stroked(_ line: StrokeLine) -> CanvasPath {
        let grid = Self.grid(bounds)
        var area = PathArea(Self.edges(PathLayer(self, stroke: line), grid))
        return area.outlines { winding, _ in winding != 0 }.scaled(1 / grid)
    }

    /// By what lengths are multiplied, so that straight segments leave curves by a hundredth of a point at
    /// most, and by less where the whole is small. A power of two changes no number but its exponent.
    private static func grid(_ bounds: CGRect) -> CGFloat {
        let size = bounds.isNull ? 0 : max(bounds.width, bounds.height)
        guard size > 0, size < 256 else { return 8 }
        return pow(2, min(40, log2(2048 / size).rounded(.up)))
    }

    /// The straight edges of a layer, in any order; none where a coordinate is no number or out of bounds.
    private static func edges(_ layer: PathLayer, _ grid: CGFloat) -> [PathOutline.Edge] {
        PathOutline(layer, CGAffineTransform(scaleX: grid, y: grid)).map { Array($0.edges) } ?? []
    }

    private func scaled(_ factor: CGFloat) -> CanvasPath {
        transformed(by: CGAffineTransform(scaleX: factor, y: factor))
    }
}
