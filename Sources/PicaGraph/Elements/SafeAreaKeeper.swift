import Foundation
import PicaState

/// An object that keeps sides of its area free of content, for bars and the like.
@MainActor package protocol SafeAreaKeeper {
    /// Returns the sides kept free around a child. The result is `nil` if it uses up the surrounding safe area, so that
    /// nothing inside reaches there.
    func keptEdges(around content: Element) -> Edge.Set?
}

extension Element {
    /// The width of the safe area at each side that the element touches; 0 at other sides.
    final var safeAreaInsets: EdgeInsets {
        var insets = EdgeInsets()
        var (inner, place) = (self, CGRect(origin: .zero, size: size))
        while let outer = inner.parent {
            if let keeper = outer.safeAreaKeeper {
                guard let edges = keeper.keptEdges(around: inner) else { break }
                insets.add(edges, around: &place, in: inner.size, at: inner.origin, of: outer)
            }
            place = inner.toParent(place)
            inner = outer
        }
        return insets
    }
}

extension EdgeInsets {
    /// Adds the space that an element keeps free around its content, and enlarges the frame by it.
    @MainActor fileprivate mutating func add(
        _ edges: Edge.Set, around place: inout CGRect, in content: CGSize, at origin: CGPoint,
        of outer: Element
    ) {
        // Differences below half a point are rounding errors.
        let reach: CGFloat = 0.5
        let isMirrored = outer.direction == .rightToLeft
        let (atLeft, left) = isMirrored ? (Edge.Set.trailing, \Self.trailing) : (.leading, \.leading)
        let (atRight, right) = isMirrored ? (Edge.Set.leading, \Self.leading) : (.trailing, \.trailing)
        if edges.contains(.top), place.minY <= reach {
            top += origin.y
            place = CGRect(x: place.minX, y: -origin.y, width: place.width, height: place.maxY + origin.y)
        }
        if edges.contains(.bottom), place.maxY >= content.height - reach {
            let free = outer.size.height - origin.y - content.height
            bottom += free
            place.size.height += free
        }
        if edges.contains(atLeft), place.minX <= reach {
            self[keyPath: left] += origin.x
            place = CGRect(x: -origin.x, y: place.minY, width: place.maxX + origin.x, height: place.height)
        }
        if edges.contains(atRight), place.maxX >= content.width - reach {
            let free = outer.size.width - origin.x - content.width
            self[keyPath: right] += free
            place.size.width += free
        }
    }
}
