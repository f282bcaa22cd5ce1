import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph

/// An outline of lines and curves, in points.
public struct Path: Equatable, Sendable {
    /// Plain forms are kept as such, as they are drawn much faster than outlines.
    enum Kind: Equatable, Sendable {
        case rect(CGRect)
        case roundedRect(CGRect, radius: CGFloat, CornerCurve)
        case outline(CanvasPath)
    }

    private(set) var form: Kind

    /// A path without anything in it.
    public init() { form = .outline(CanvasPath()) }

    init(_ outline: CanvasPath) { form = .outline(outline) }

    /// A rectangle.
    public init(_ rect: CGRect) { form = rect.isNull ? .outline(CanvasPath()) : .rect(rect) }

    /// A rectangle with round corners.
    ///
    /// - Parameters:
    ///   - rect: In points.
    ///   - cornerRadius: In points; at most half of the shorter side is used.
    ///   - style: How the corners bend.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        self.init(rect)
        if radius > 0, !rect.isNull { form = .roundedRect(rect, radius: radius, style.curve) }
    }

    /// A rectangle with round corners.
    ///
    /// - Parameters:
    ///   - rect: In points.
    ///   - cornerSize: How far each corner bends along the sides; at most half of them.
    ///   - style: How the corners bend.
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

    /// A rectangle with round corners, each with a radius of its own.
    ///
    /// - Parameters:
    ///   - rect: In points.
    ///   - cornerRadii: In points; leading is left. All are made smaller where two would not fit on a side.
    ///   - style: How the corners bend.
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

    /// The ellipse that touches all sides of a rectangle.
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

    /// A path that a closure puts together.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Whether there is nothing in it, not even a point.
    public var isEmpty: Bool {
        if case .outline(let path) = form { path.isEmpty } else { false }
    }

    /// The smallest rectangle around all of the path; of curves not around what pulls at them. Null for a
    /// path without anything in it.
    public var boundingRect: CGRect {
        switch form {
        case .rect(let rect), .roundedRect(let rect, _, _): rect.standardized
        case .outline(let path): path.bounds
        }
    }

    /// Where the next line would begin; nil for a path without anything in it.
    public var currentPoint: CGPoint? { outline.currentPoint }

    /// The outline whatever the form.
    var outline: CanvasPath {
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
        // What was here is not copied where nobody else has it.
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
    /// The path with its points moved, turned, scaled or slanted.
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

    /// The path moved by so many points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension CanvasPath {
    static func rect(_ rect: CGRect) -> CanvasPath { roundedRect(rect, radius: 0) }

    static func roundedRect(_ rect: CGRect, radius: CGFloat) -> CanvasPath {
        var path = CanvasPath()
        path.addRoundedRect(rect, radius: radius)
        return path
    }
}

extension Path: Shape {
    /// The path where it is, whatever the rectangle.
    nonisolated public func path(in rect: CGRect) -> Path { self }
}
