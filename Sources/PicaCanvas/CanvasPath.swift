import Foundation

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

    package init(_ elements: [Element] = []) { self.elements = elements }
}

/// How a path's line is drawn.
package struct StrokeLine: Hashable, Sendable {
    package enum Cap: Hashable, Sendable { case butt, round, square }
    package enum Join: Hashable, Sendable { case miter, round, bevel }

    /// In points.
    package var width: CGFloat
    package var cap: Cap
    package var join: Join

    package init(width: CGFloat, cap: Cap = .butt, join: Join = .miter) {
        self.width = width
        self.cap = cap
        self.join = join
    }
}
