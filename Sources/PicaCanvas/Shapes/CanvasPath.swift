import Foundation
import PicaFoundation

/// Lines and curves, in points.
package struct CanvasPath: Hashable, Sendable {
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, control: CGPoint)
        case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    package var elements: [Element]
    /// Whether a point is inside where an odd number of outlines surround it, instead of where their
    /// windings do not cancel out.
    package var isEvenOdd: Bool
    /// Whether pixels that its edge passes are covered in part, instead of whole or not at all.
    package var isAntialiased = true

    package init(_ elements: [Element] = [], isEvenOdd: Bool = false) {
        self.elements = elements
        self.isEvenOdd = isEvenOdd
    }

    package var isEmpty: Bool { elements.isEmpty }

    /// The path with its points moved, turned, scaled or slanted.
    package func transformed(by transform: CGAffineTransform) -> CanvasPath {
        func moved(_ point: CGPoint) -> CGPoint { point.applying(transform) }
        let elements = elements.map { element -> Element in
            switch element {
            case .move(let point): .move(moved(point))
            case .line(let point): .line(moved(point))
            case .quad(let point, let control): .quad(moved(point), control: moved(control))
            case .cubic(let point, let control1, let control2):
                .cubic(moved(point), control1: moved(control1), control2: moved(control2))
            case .close: .close
            }
        }
        var path = self
        path.elements = elements
        return path
    }

    /// Some of its elements tell one path from another; a chart's twenty thousand need not all be read.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(elements.count)
        hasher.combine(isEvenOdd)
        for index in stride(from: 0, to: elements.count, by: max(1, elements.count / 16)) {
            hasher.combine(elements[index])
        }
    }
}

/// How a path's line is drawn.
package struct StrokeLine: Hashable, Sendable {
    package enum Cap: Hashable, Sendable { case butt, round, square }
    package enum Join: Hashable, Sendable { case miter, round, bevel }

    /// In points.
    package var width: CGFloat
    package var cap: Cap
    package var join: Join
    /// Corners whose mitre would be longer than this many line widths are bevelled.
    package var miterLimit: CGFloat
    /// Lengths of dashes and of the gaps after them by turns, in points; empty for a solid line.
    package var dash: [CGFloat]
    /// How far into `dash` the line begins, in points.
    package var dashPhase: CGFloat

    package init(
        width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// One step in building a mask: a path that is added to it or taken out of it.
package struct PathLayer: Hashable, Sendable {
    package enum Operation: Hashable, Sendable { case add, erase }

    package var path: CanvasPath
    /// The line that follows the path; nil fills it.
    package var stroke: StrokeLine?
    package var operation: Operation

    package init(_ path: CanvasPath, stroke: StrokeLine? = nil, operation: Operation = .add) {
        self.path = path
        self.stroke = stroke
        self.operation = operation
    }
}
