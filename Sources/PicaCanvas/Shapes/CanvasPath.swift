import Foundation
import PicaFoundation

/// A path of lines and curves, in points.
package struct CanvasPath: Hashable, Sendable {
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, control: CGPoint)
        case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    package var elements: [Element]
    /// Whether the even-odd rule determines the inside, and not the nonzero winding rule.
    package var isEvenOdd: Bool
    /// Whether edge pixels are covered partially, and not completely or not at all.
    package var isAntialiased = true

    package init(_ elements: [Element] = [], isEvenOdd: Bool = false) {
        self.elements = elements
        self.isEvenOdd = isEvenOdd
    }

    package var isEmpty: Bool { elements.isEmpty }

    /// Returns the path with its points transformed.
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

    /// Hashes some of the elements, because reading thousands of them would cost too much.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(elements.count)
        hasher.combine(isEvenOdd)
        for index in stride(from: 0, to: elements.count, by: max(1, elements.count / 16)) {
            hasher.combine(elements[index])
        }
    }
}

/// The style of a path's stroke.
package struct StrokeLine: Hashable, Sendable {
    package enum Cap: Hashable, Sendable { case butt, round, square }
    package enum Join: Hashable, Sendable { case miter, round, bevel }

    /// The line width, in points.
    package var width: CGFloat
    package var cap: Cap
    package var join: Join
    /// The miter limit: corners with longer miters, in line widths, are beveled. The default is 10.
    package var miterLimit: CGFloat
    /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
    package var dash: [CGFloat]
    /// The offset into `dash` at which the line begins, in points.
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

/// A step in building a mask: a path to add or to erase.
package struct PathLayer: Hashable, Sendable {
    package enum Operation: Hashable, Sendable { case add, erase }

    package var path: CanvasPath
    /// The stroke along the path; `nil` fills it.
    package var stroke: StrokeLine?
    package var operation: Operation

    package init(_ path: CanvasPath, stroke: StrokeLine? = nil, operation: Operation = .add) {
        self.path = path
        self.stroke = stroke
        self.operation = operation
    }
}
