import CoreGraphics
import Foundation
import PicaDrawing
import PicaState
import PicaUI

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bits of the corners.
    public let rawValue: UInt
    /// Creates corners from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper left corner.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The upper right corner.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The lower left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The lower right corner.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline as an object. It describes shapes; views draw them: `Path(bezier.cgPath)`.
///
/// Angles are in radians from three o'clock. An arc that is clockwise is so on the screen.
public class UIBezierPath: NSObject, NSCopying {
    private var path: Path

    private init(_ path: Path) { self.path = path }

    /// Creates an empty outline.
    public override init() { path = Path() }

    /// Creates the outline of a rectangle.
    public convenience init(rect: CGRect) { self.init(Path(rect)) }

    /// Creates the outline of the ellipse that touches all sides of a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

    /// Creates the outline of a rectangle with round corners, whose radius is in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .circular))
    }

    /// Creates the outline of a rectangle, some of whose corners are round.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - corners: The corners that are round.
    ///   - cornerRadii: The size of a corner in points. As in UIKit the smaller length counts for both.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        let radius = min(cornerRadii.width, cornerRadii.height, min(rect.width, rect.height) / 2)
        func length(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? max(radius, 0) : 0 }
        self.init(
            Path(
                roundedRect: rect,
                cornerRadii: RectangleCornerRadii(
                    topLeading: length(.topLeft), bottomLeading: length(.bottomLeft),
                    bottomTrailing: length(.bottomRight), topTrailing: length(.topRight)), style: .circular))
    }

    /// Creates an arc of a circle.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// Creates an outline of a path, whose later changes do not change it.
    public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

    // MARK: Adding

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight line from the current point.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a curve with two control points.
    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a curve with one control point.
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds an arc of a circle.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // On the screen, where y grows downwards, Core Graphics turns the other way.
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    }
    /// Closes the current subpath with a straight line to its start.
    public func close() { path.closeSubpath() }
    /// Adds all subpaths of another outline.
    public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Removes all subpaths.
    public func removeAllPoints() { path = Path() }
    /// Moves, scales or turns the outline.
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

    // MARK: Reading

    /// The outline as a path that does not change.
    public var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }
    /// Whether there is nothing.
    public var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around the outline.
    public var bounds: CGRect { path.boundingRect }
    /// The end of the last subpath; zero in an empty outline.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// Whether the fill alternates between inside and outside at each crossing; false by default.
    public var usesEvenOddFillRule = false
    /// Returns whether a point is inside.
    public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    /// Returns a copy.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(path)
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }

    /// Fills the outline in the current context.
    @available(*, unavailable, message: "views draw: Path(bezier.cgPath).fill(color)")
    public func fill() {}
    /// Draws the outline in the current context.
    @available(*, unavailable, message: "views draw: Path(bezier.cgPath).stroke(color, lineWidth: 2)")
    public func stroke() {}
    /// Clips the current context.
    @available(*, unavailable, message: "views clip: clipShape, or clip(to:) of a GraphicsContext")
    public func addClip() {}
}
