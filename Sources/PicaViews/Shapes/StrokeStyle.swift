import Foundation
import PicaCanvas
import PicaGraph

/// How a line is drawn; the width is in points.
public struct StrokeStyle: Equatable, Sendable {
    /// How a line ends.
    public enum Cap: Sendable {
        /// At its last point.
        case butt
        /// With a half circle around its last point.
        case round
        /// With a half square around its last point.
        case square
    }

    /// How a line turns a corner.
    public enum Join: Sendable {
        /// With a point.
        case miter
        /// With a part of a circle.
        case round
        /// With the point cut off.
        case bevel
    }

    /// In points.
    public var lineWidth: CGFloat
    /// How the line ends.
    public var lineCap: Cap
    /// How the line turns a corner.
    public var lineJoin: Join

    /// A line.
    ///
    /// - Parameters:
    ///   - lineWidth: In points; 1 by default.
    ///   - lineCap: How it ends; at its last point by default.
    ///   - lineJoin: How it turns a corner; with a point by default.
    public init(lineWidth: CGFloat = 1, lineCap: Cap = .butt, lineJoin: Join = .miter) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
    }

    var line: StrokeLine {
        let cap: StrokeLine.Cap =
            switch lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: StrokeLine.Join =
            switch lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        return StrokeLine(width: width, cap: cap, join: join)
    }

    /// The line's width in points; 1 where the one set is no length.
    var width: CGFloat { Length.checked(lineWidth, of: "lineWidth") ?? 1 }
}
