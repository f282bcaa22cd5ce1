import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

/// A style for a line; lengths are in points.
public struct StrokeStyle: Equatable, Sendable {
    /// The width of the line, in points.
    public var lineWidth: CGFloat
    /// The form of the ends of the line.
    public var lineCap: CGLineCap
    /// The form of the corners of the line.
    public var lineJoin: CGLineJoin
    /// The maximum length of a corner's point, in line widths. Longer points are cut off.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn, repeated along the line; empty for a solid line.
    public var dash: [CGFloat]
    /// The distance into the dash pattern at which the line begins.
    public var dashPhase: CGFloat

    /// Creates a style for a line.
    ///
    /// - Parameters:
    ///   - lineWidth: The width of the line, in points; 1 by default.
    ///   - lineCap: The form of the ends; by default the line ends at its last point.
    ///   - lineJoin: The form of the corners; pointed by default.
    ///   - miterLimit: The maximum length of a corner's point, in line widths. Longer points are cut off.
    ///   - dash: The lengths of dashes and gaps in turn, repeated along the line. Negative lengths count as 0. The line
    ///     is solid if all lengths are 0, or if any is infinite or not a number.
    ///   - dashPhase: The distance into the dash pattern at which the line begins.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
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
        return StrokeLine(
            width: width, cap: cap, join: join, miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
    }

    /// The width of the line, in points; 1 if the set width is invalid.
    var width: CGFloat { Length.checked(lineWidth, of: "lineWidth") ?? 1 }

    /// The distance by which the line may extend beyond its path.
    var outset: CGFloat {
        // The point of a miter extends by half of its limit.
        let miter = lineJoin == .miter && miterLimit.isFinite ? max(1, min(miterLimit, 1000)) : 1
        return max(width, width / 2 * miter)
    }
}

extension StrokeStyle: Animatable {
    /// The line width, the miter limit and the dash phase.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}
