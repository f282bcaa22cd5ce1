import Foundation

/// How a rounded corner bends.
package enum CornerCurve: Hashable, Sendable {
    /// An arc of a circle.
    case circular
    /// A bend that begins gently, further from the corner than an arc does.
    case continuous

    /// How many radii from the corner a continuous bend begins where there is room.
    static let reach: CGFloat = 1.528665

    /// How many radii from the corner the bend begins.
    /// - Parameter room: How many there are, to the middle of the shorter side.
    func extent(in room: CGFloat) -> CGFloat {
        self == .circular || !(room > 1) ? 1 : min(room, Self.reach)
    }
}

/// How far the corners of a rectangle bend along its sides, in points.
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

    /// Sizes of which any two fit on their side, in the same proportions; what is no length is none.
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
