import Foundation

/// The shape of a rounded corner.
package enum CornerCurve: Hashable, Sendable {
    /// A circular arc.
    case circular
    /// A curve that begins more gradually and farther from the corner than an arc.
    case continuous

    /// The distance from the corner at which a continuous curve begins, in radii, if there is enough space.
    static let reach: CGFloat = 1.528665

    /// Returns the distance from the corner at which the curve begins, in radii.
    /// - Parameter room: The available radii, up to the middle of the shorter side.
    func extent(in room: CGFloat) -> CGFloat {
        self == .circular || !(room > 1) ? 1 : min(room, Self.reach)
    }
}

/// The extents of a rectangle's corners along its sides, in points.
package struct CornerSizes: Hashable, Sendable {
    package var topLeft: CGSize
    package var topRight: CGSize
    package var bottomRight: CGSize
    package var bottomLeft: CGSize

    package init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// Returns the sizes reduced in proportion so that any two fit on their side; invalid lengths become 0.
    func fitted(to size: CGSize) -> CornerSizes {
        func sound(_ size: CGSize) -> CGSize {
            func sound(_ length: CGFloat) -> CGFloat { length > 0 ? min(length, 1e9) : 0 }
            return CGSize(width: sound(size.width), height: sound(size.height))
        }
        let (tl, tr) = (sound(topLeft), sound(topRight))
        let (br, bl) = (sound(bottomRight), sound(bottomLeft))
        var share: CGFloat = 1
        for (side, sum) in [
            (size.width, tl.width + tr.width), (size.width, bl.width + br.width),
            (size.height, tl.height + bl.height), (size.height, tr.height + br.height),
        ] where sum > side {
            share = min(share, max(0, side) / sum)
        }
        func scaled(_ size: CGSize) -> CGSize {
            CGSize(width: size.width * share, height: size.height * share)
        }
        return CornerSizes(
            topLeft: scaled(tl), topRight: scaled(tr), bottomRight: scaled(br), bottomLeft: scaled(bl))
    }
}
