import Foundation
import PicaCanvas
import PicaGraph

/// An outline of lines and curves, in points.
public struct Path: Equatable, Sendable {
    /// Plain forms are kept as such, as they are drawn much faster than outlines.
    enum Form: Equatable, Sendable {
        case rect(CGRect)
        case roundedRect(CGRect, radius: CGFloat)
        case outline(CanvasPath)
    }

    private(set) var form: Form

    /// A path without anything in it.
    public init() { form = .outline(CanvasPath()) }

    /// A rectangle.
    public init(_ rect: CGRect) { form = .rect(rect) }

    /// A rectangle with round corners.
    ///
    /// - Parameters:
    ///   - rect: In points.
    ///   - cornerRadius: In points; at most half of the shorter side is used.
    ///   - style: How the corners bend; both styles are drawn as arcs of a circle.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        form = radius == 0 ? .rect(rect) : .roundedRect(rect, radius: radius)
    }

    /// The ellipse that touches all sides of a rectangle.
    public init(ellipseIn rect: CGRect) {
        if rect.width == rect.height {
            form = .roundedRect(rect, radius: rect.width / 2)
        } else {
            form = .outline(CanvasPath.ellipse(in: rect))
        }
    }

    /// A path that a closure puts together.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Whether there is nothing in it, not even a point.
    public var isEmpty: Bool { outline.elements.isEmpty }

    /// The smallest rectangle around all points, control points included.
    public var boundingRect: CGRect {
        switch form {
        case .rect(let rect), .roundedRect(let rect, _): rect
        case .outline(let path): path.controlBounds
        }
    }

    /// Begins a new part at a point.
    public mutating func move(to end: CGPoint) { append(.move(end)) }
    /// Adds a straight line from where the path is.
    public mutating func addLine(to end: CGPoint) { append(.line(end)) }
    /// Adds a curve that its one control point pulls at.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quad(end, control: control))
    }
    /// Adds a curve that leaves towards the first control point and arrives from the second.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.cubic(end, control1: control1, control2: control2))
    }
    /// Adds a straight line back to where the part began, and ends it.
    public mutating func closeSubpath() { append(.close) }

    /// Adds a rectangle as a part of its own.
    public mutating func addRect(_ rect: CGRect) { add(Path(rect)) }
    /// Adds the ellipse that touches all sides of a rectangle.
    public mutating func addEllipse(in rect: CGRect) { add(Path(ellipseIn: rect)) }
    /// Adds a rectangle with round corners; the radius is in points.
    public mutating func addRoundedRect(in rect: CGRect, cornerRadius: CGFloat) {
        add(Path(roundedRect: rect, cornerRadius: cornerRadius))
    }
    /// Adds all parts of another path.
    public mutating func addPath(_ path: Path) { add(path) }

    private mutating func append(_ element: CanvasPath.Element) {
        var path = outline
        path.elements.append(element)
        form = .outline(path)
    }

    private mutating func add(_ path: Path) {
        form = isEmpty ? path.form : .outline(CanvasPath(outline.elements + path.outline.elements))
    }

    /// The outline whatever the form.
    var outline: CanvasPath {
        switch form {
        case .rect(let rect): .rect(rect)
        case .roundedRect(let rect, let radius): .roundedRect(rect, radius: radius)
        case .outline(let path): path
        }
    }
}

/// How a rounded corner bends. Both are drawn as arcs of a circle here.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// An arc of a circle.
    case circular
    /// In SwiftUI a bend that begins gently; here an arc of a circle.
    case continuous
}

extension CanvasPath {
    /// The share of a radius at which control points make a cubic curve a quarter of an ellipse.
    private static let arc: CGFloat = 0.5522847498

    static func rect(_ rect: CGRect) -> CanvasPath { roundedRect(rect, radius: 0) }

    static func roundedRect(_ rect: CGRect, radius: CGFloat) -> CanvasPath {
        var path = CanvasPath()
        path.addRoundedRect(rect, radius: radius)
        return path
    }

    static func ellipse(in r: CGRect) -> CanvasPath {
        let (x, y) = (r.width / 2 * arc, r.height / 2 * arc)
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        return CanvasPath([
            .move(p(r.midX, r.minY)),
            .cubic(p(r.maxX, r.midY), control1: p(r.midX + x, r.minY), control2: p(r.maxX, r.midY - y)),
            .cubic(p(r.midX, r.maxY), control1: p(r.maxX, r.midY + y), control2: p(r.midX + x, r.maxY)),
            .cubic(p(r.minX, r.midY), control1: p(r.midX - x, r.maxY), control2: p(r.minX, r.midY + y)),
            .cubic(p(r.midX, r.minY), control1: p(r.minX, r.midY - y), control2: p(r.midX - x, r.minY)),
            .close,
        ])
    }

    var controlBounds: CGRect {
        var bounds = CGRect.null
        func add(_ point: CGPoint) { bounds = bounds.union(CGRect(origin: point, size: .zero)) }
        for element in elements {
            switch element {
            case .move(let p), .line(let p): add(p)
            case .quad(let p, let c):
                add(p)
                add(c)
            case .cubic(let p, let c1, let c2):
                add(p)
                add(c1)
                add(c2)
            case .close: break
            }
        }
        return bounds
    }
}

extension Path: Shape {
    /// The path where it is, whatever the rectangle.
    nonisolated public func path(in rect: CGRect) -> Path { self }
}
