import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph

/// How a line is drawn; lengths are in points.
public struct StrokeStyle: Equatable, Sendable {
    /// In points.
    public var lineWidth: CGFloat
    /// How the line ends.
    public var lineCap: CGLineCap
    /// How the line turns a corner.
    public var lineJoin: CGLineJoin
    /// Corners whose point would be longer than so many line widths have it cut off.
    public var miterLimit: CGFloat
    /// Lengths of dashes and of the gaps after them by turns, over and over; none for a solid line.
    public var dash: [CGFloat]
    /// How far into the dashes the line begins.
    public var dashPhase: CGFloat

    /// A line.
    ///
    /// - Parameters:
    ///   - lineWidth: In points; 1 by default.
    ///   - lineCap: How it ends; at its last point by default.
    ///   - lineJoin: How it turns a corner; with a point by default.
    ///   - miterLimit: Corners whose point would be longer than so many line widths have it cut off.
    ///   - dash: Lengths of dashes and of the gaps after them by turns, over and over. A negative one is
    ///     none, and where no length is left, or one is infinite or no number, the line is solid.
    ///   - dashPhase: How far into the dashes the line begins.
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

    /// The line's width in points; 1 where the one set is no length.
    var width: CGFloat { Length.checked(lineWidth, of: "lineWidth") ?? 1 }

    /// How far the line may reach past its path.
    var outset: CGFloat {
        // A mitre's point stands off by half of what its limit says.
        let miter = lineJoin == .miter && miterLimit.isFinite ? max(1, min(miterLimit, 1000)) : 1
        return max(width, width / 2 * miter)
    }
}

extension StrokeStyle: Animatable {
    /// The line's width, how long its corners' points may be, and where its dashes begin.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}
