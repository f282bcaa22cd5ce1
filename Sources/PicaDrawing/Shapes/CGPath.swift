import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph
import PicaState

/// The rule that decides what is inside a path.
@frozen public enum CGPathFillRule: Int, Sendable {
    /// The nonzero winding rule.
    case winding
    /// The even-odd rule.
    case evenOdd
}

/// The kind of an element of a ``CGPath``.
@frozen public enum CGPathElementType: Int32, Sendable {
    /// Begins a new subpath at one point.
    case moveToPoint = 0
    /// A straight line to one point.
    case addLineToPoint
    /// A curve: a control point and the end.
    case addQuadCurveToPoint
    /// A curve: two control points and the end.
    case addCurveToPoint
    /// A line to the start of the subpath, without points.
    case closeSubpath
}

/// An element of a ``CGPath``, as ``CGPath/applyWithBlock(_:)`` passes it.
@frozen public struct CGPathElement {
    /// The kind of the element.
    public let type: CGPathElementType
    /// The points: none, one, two or three, as the kind says. Valid during the call only.
    public let points: UnsafeMutablePointer<CGPoint>
}

/// An outline of lines and curves, as an object. A ``Path`` is the same as a value.
///
/// It does not change, unless it is a ``CGMutablePath``.
public class CGPath: Hashable, CustomStringConvertible {
    fileprivate(set) var path: Path

    fileprivate init(_ path: Path) { self.path = path }

    fileprivate static func moved(_ path: Path, _ transform: UnsafePointer<CGAffineTransform>?) -> Path {
        transform.map { path.applying($0.pointee) } ?? path
    }

    /// Creates a path of a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - transform: The transform of the path; `nil` for none.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Self.moved(Path(rect), transform))
    }

    /// Creates a path of the ellipse that touches all sides of a rectangle. See ``init(rect:transform:)``.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Self.moved(Path(ellipseIn: rect), transform))
    }

    /// Creates a path of a rectangle with rounded corners. See ``init(rect:transform:)``.
    ///
    /// Corners that do not fit are reduced; on Apple's systems they end the program.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(Self.moved(Path(roundedRect: rect, cornerSize: corner, style: .circular), transform))
    }

    // MARK: Reading

    /// Whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }
    /// The end of the last element; zero for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest rectangle around all points, with the control points of curves; null for an empty path.
    public var boundingBox: CGRect {
        var (low, high) = (
            CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity)
        )
        func add(_ points: CGPoint...) {
            for point in points {
                low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
                high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
            }
        }
        path.forEach {
            switch $0 {
            case .move(let end), .line(let end): add(end)
            case .quadCurve(let end, let control): add(end, control)
            case .curve(let end, let control1, let control2): add(end, control1, control2)
            case .closeSubpath: break
            }
        }
        guard low.x <= high.x else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
    /// The smallest rectangle around the line, without control points; null for an empty path.
    public var boundingBoxOfPath: CGRect { path.boundingRect }

    /// Returns whether a point is inside.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - rule: The rule that decides what is inside.
    ///   - transform: A transform of the point, before it is compared with the path.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool { path.contains(point.applying(transform), eoFill: rule == .evenOdd) }

    /// Calls a closure with each element, from the first to the last.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        path.forEach { element in
            switch element {
            case .move(let end): Self.pass(.moveToPoint, [end], block)
            case .line(let end): Self.pass(.addLineToPoint, [end], block)
            case .quadCurve(let end, let control): Self.pass(.addQuadCurveToPoint, [control, end], block)
            case .curve(let end, let control1, let control2):
                Self.pass(.addCurveToPoint, [control1, control2, end], block)
            case .closeSubpath: Self.pass(.closeSubpath, [], block)
            }
        }
    }

    private static func pass(
        _ type: CGPathElementType, _ points: [CGPoint], _ block: (UnsafePointer<CGPathElement>) -> Void
    ) {
        // Room for three, so that there is an address even without points.
        var points = points + Array(repeating: .zero, count: 3 - points.count)
        points.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            withUnsafePointer(to: CGPathElement(type: type, points: base), block)
        }
    }

    // MARK: Copies

    /// Returns a path that does not change when this one does.
    public func copy() -> CGPath? { CGPath(path) }
    /// Returns a path that can be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
    /// Returns the path with a transform applied; `nil` for none.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(Self.moved(path, transform))
    }

    /// Returns the outline of a line along the path.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.applying(transform).strokedPath(style))
    }

    /// Returns the area inside at least one of two paths, with straight outlines.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.union(other.path, eoFill: rule == .evenOdd))
    }
    /// Returns the area inside both paths, with straight outlines.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
    }
    /// Returns the area inside this path and not the other, with straight outlines.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
    }
    /// Returns the area inside exactly one of the paths, with straight outlines.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
    }
    /// Returns a path with the same inside whose outlines do not cross.
    public func normalized(using rule: CGPathFillRule = .evenOdd) -> CGPath {
        CGPath(path.normalized(eoFill: rule == .evenOdd))
    }

    /// The elements as text; see `Path.description`.
    public var description: String { path.description }

    /// Returns whether two paths have the same elements.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.path.outline == b.path.outline }
    /// Hashes some of the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(path.outline) }
}

/// A ``CGPath`` that can be changed.
public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() { super.init(Path()) }

    fileprivate override init(_ path: Path) { super.init(path) }

    // Points are transformed before they are added.

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }
    /// Adds a straight line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }
    /// Adds straight lines between points, as a subpath of their own.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }
    /// Adds a curve with one control point.
    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }
    /// Adds a curve with two control points.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
    }
    /// Closes the current subpath with a straight line to its start.
    public func closeSubpath() { path.closeSubpath() }

    /// Adds a rectangle as a subpath of its own.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addRect(rect, transform: transform)
    }
    /// Adds rectangles, each as a subpath of its own.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        path.addRects(rects, transform: transform)
    }
    /// Adds the ellipse that touches all sides of a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addEllipse(in: rect, transform: transform)
    }
    /// Adds a rectangle with rounded corners, in points. Corners that do not fit are reduced.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        path.addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
            transform: transform)
    }
    /// Adds an arc of a circle. Angles are in radians from three o'clock; see `Path.addArc` for `clockwise`.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
            endAngle: Angle(radians: Double(endAngle)), clockwise: clockwise, transform: transform)
    }
    /// Adds an arc of a circle with a given extent, in radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        path.addRelativeArc(
            center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
            delta: Angle(radians: Double(delta)), transform: transform)
    }
    /// Adds a line and an arc that touches two lines: to a corner, and on from there to a second point.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
    /// Adds all subpaths of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        self.path.addPath(path.path, transform: transform)
    }
}

extension Path {
    /// Creates a path from an object. Later changes of the object do not change it.
    public init(_ path: CGPath) { self = path.path }

    /// The path as an object that does not change.
    public var cgPath: CGPath { CGPath(self) }
}
