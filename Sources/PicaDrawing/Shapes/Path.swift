import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph

/// An outline of lines and curves, in points.
public struct Path: Equatable, Sendable {
    /// The form of the path. Simple forms are kept, as they are drawn much faster than outlines.
    enum Kind: Equatable, Sendable {
        case rect(CGRect)
        case roundedRect(CGRect, radius: CGFloat, CornerCurve)
        case outline(CanvasPath)
    }

    private(set) var form: Kind

    /// Creates an empty path.
    public init() { form = .outline(CanvasPath()) }

    package init(_ outline: CanvasPath) { form = .outline(outline) }

    /// Creates a path of a rectangle.
    public init(_ rect: CGRect) { form = rect.isNull ? .outline(CanvasPath()) : .rect(rect) }

    /// Creates a path of a rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerRadius: The radius of the corners, in points. At most half of the shorter side is used.
    ///   - style: The curve of the corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        self.init(rect)
        if radius > 0, !rect.isNull { form = .roundedRect(rect, radius: radius, style.curve) }
    }

    /// Creates a path of a rectangle with rounded corners of a width and height.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerSize: The width and height of each corner, in points; at most half of the sides.
    ///   - style: The curve of the corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        guard cornerSize.width != cornerSize.height else {
            self.init(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
            return
        }
        let size = CGSize(
            width: min(cornerSize.width, rect.width / 2), height: min(cornerSize.height, rect.height / 2))
        self.init(
            rect, CornerSizes(topLeft: size, topRight: size, bottomRight: size, bottomLeft: size), style)
    }

    /// Creates a path of a rectangle with rounded corners, each with a radius of its own.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerRadii: The radii, in points; leading is left. All are reduced if two do not fit on a side.
    ///   - style: The curve of the corners.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        let radius = cornerRadii.topLeading
        let isEven = [cornerRadii.bottomLeading, cornerRadii.bottomTrailing, cornerRadii.topTrailing]
            .allSatisfy { $0 == radius }
        if isEven {
            self.init(roundedRect: rect, cornerRadius: radius, style: style)
        } else {
            self.init(rect, cornerRadii.sizes, style)
        }
    }

    private init(_ rect: CGRect, _ sizes: CornerSizes, _ style: RoundedCornerStyle) {
        var path = CanvasPath()
        if !rect.isNull { path.addRoundedRect(rect.standardized, sizes, curve: style.curve) }
        form = .outline(path)
    }

    /// Creates a path of the ellipse that touches all sides of a rectangle.
    public init(ellipseIn rect: CGRect) {
        self.init()
        if rect.isNull { return }
        if rect.width == rect.height {
            form = .roundedRect(rect, radius: rect.width / 2, .circular)
        } else {
            var path = CanvasPath()
            path.addEllipse(rect)
            form = .outline(path)
        }
    }

    /// Creates a path that a closure builds.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Whether the path is empty and has not even a point.
    public var isEmpty: Bool {
        if case .outline(let path) = form { path.isEmpty } else { false }
    }

    /// The smallest rectangle around the path, excluding the control points of curves. Null for an empty path.
    public var boundingRect: CGRect {
        switch form {
        case .rect(let rect), .roundedRect(let rect, _, _): rect.standardized
        case .outline(let path): path.bounds
        }
    }

    /// The point at which the next line begins; `nil` for an empty path.
    public var currentPoint: CGPoint? { outline.currentPoint }

    /// The outline of the path in any form.
    package var outline: CanvasPath {
        var path = CanvasPath()
        switch form {
        case .rect(let rect): path.addRect(rect.standardized)
        case .roundedRect(let rect, let radius, .circular)
        where radius == rect.width / 2 && radius == rect.height / 2:
            path.addEllipse(rect)
        case .roundedRect(let rect, let radius, let curve):
            path.addRoundedRect(rect.standardized, radius: radius, curve: curve)
        case .outline(let outline): return outline
        }
        return path
    }

    mutating func append(_ elements: [CanvasPath.Element]) {
        var path = outline
        // Releasing the stored form first avoids a copy of the elements if no other path shares them.
        form = .rect(.zero)
        path.elements += elements
        form = .outline(path)
    }

    mutating func append(_ element: CanvasPath.Element) {
        var path = outline
        form = .rect(.zero)
        path.elements.append(element)
        form = .outline(path)
    }

    mutating func add(_ path: Path) {
        if isEmpty { form = path.form } else { append(path.outline.elements) }
    }
}

extension Path {
    /// Returns the path with a transform applied.
    public func applying(_ transform: CGAffineTransform) -> Path {
        guard !transform.isIdentity else { return self }
        let keepsForm = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
        switch form {
        case .rect(let rect) where keepsForm: return Path(rect.applying(transform))
        case .roundedRect(let rect, let radius, let curve) where keepsForm && transform.a == transform.d:
            var path = Path()
            path.form = .roundedRect(rect.applying(transform), radius: radius * transform.a, curve)
            return path
        default: return Path(outline.transformed(by: transform))
        }
    }

    /// Returns the path moved by an offset, in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension CanvasPath {
    static func rect(_ rect: CGRect) -> CanvasPath { roundedRect(rect, radius: 0) }

    package static func roundedRect(_ rect: CGRect, radius: CGFloat) -> CanvasPath {
        var path = CanvasPath()
        path.addRoundedRect(rect, radius: radius)
        return path
    }
}

extension Path: Shape {
    /// Returns the path unchanged, whatever the rectangle.
    nonisolated public func path(in rect: CGRect) -> Path { self }
}
