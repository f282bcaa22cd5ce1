import Foundation
import PicaState

/// A rectangle.
public struct Rectangle: Sendable {
    /// Creates a rectangle that fills the frame of its view.
    nonisolated public init() {}
}

extension Rectangle: InsettableShape {
    /// Returns the rectangle itself.
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    /// Returns the rectangle with its sides moved inward, in points.
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<Rectangle> { InsetOf(self, amount) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Sendable {
    /// The width and height of each corner, in points; at most half of the sides.
    public var cornerSize: CGSize
    /// The curve of the corners.
    public var style: RoundedCornerStyle

    /// Creates a rounded rectangle that fills the frame of its view.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of the corners, in points. At most half of the shorter side is used.
    ///   - style: The curve of the corners; `continuous` by default.
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rounded rectangle with corners of a width and height that fills the frame of its view.
    ///
    /// - Parameters:
    ///   - cornerSize: The width and height of each corner, in points; at most half of the sides.
    ///   - style: The curve of the corners; `continuous` by default.
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }
}

extension RoundedRectangle: InsettableShape {
    /// Returns the rectangle with rounded corners.
    nonisolated public func path(in rect: CGRect) -> Path {
        func checked(_ length: CGFloat) -> CGFloat {
            Length.checked(length, as: .bound, of: "RoundedRectangle(cornerRadius:)") ?? 0
        }
        let size = CGSize(width: checked(cornerSize.width), height: checked(cornerSize.height))
        return Path(roundedRect: rect, cornerSize: size, style: style)
    }

    /// Returns the rectangle with its sides moved inward, with corners concentric to the original ones.
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<RoundedRectangle> {
        let size = CGSize(
            width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
        return InsetOf(RoundedRectangle(cornerSize: size, style: style), amount)
    }

    /// The width and height of the corners.
    nonisolated public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(cornerSize.width, cornerSize.height) }
        set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
    }
}

/// A circle centered in its rectangle.
public struct Circle: Sendable {
    /// Creates a circle as large as the frame of its view allows.
    nonisolated public init() {}
}

extension Circle: InsettableShape {
    /// Returns the largest circle in a rectangle, centered.
    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// Returns the largest square in the proposal; 10 points for an unspecified side.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    /// Returns the circle with its outline moved inward, in points.
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<Circle> { InsetOf(self, amount) }
}

/// An ellipse that touches all sides of its rectangle.
public struct Ellipse: Sendable {
    /// Creates an ellipse that fills the frame of its view.
    nonisolated public init() {}
}

extension Ellipse: InsettableShape {
    /// Returns the ellipse that touches the center of each side of a rectangle.
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// Returns the ellipse in a smaller rectangle; the amount is in points.
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<Ellipse> { InsetOf(self, amount) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Sendable {
    /// The curve of the ends. A half circle leaves no room for a gentle start, so both styles look the same.
    public var style: RoundedCornerStyle

    /// Creates a capsule that fills the frame of its view.
    nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: InsettableShape {
    /// Returns the rectangle with half circles at its shorter sides.
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
    }

    /// Returns the capsule with its outline moved inward, in points.
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<Capsule> { InsetOf(self, amount) }
}

/// A shape drawn in a smaller rectangle.
public struct InsetOf<Base: InsettableShape>: Sendable {
    var base: Base
    var amount: CGFloat

    nonisolated init(_ base: Base, _ amount: CGFloat) {
        self.base = base
        self.amount = amount
    }
}

extension InsetOf: InsettableShape {
    /// Returns the outline in the smaller rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        let amount = Length.checked(amount, as: .distance, of: "inset(by:)") ?? 0
        return base.path(in: rect.insetBy(dx: amount, dy: amount))
    }
    /// Returns the size that the shape itself takes.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        base.sizeThatFits(proposal)
    }
    /// Returns the shape moved inward by further points.
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<Base> { InsetOf(base, self.amount + amount) }
    /// The role of the shape.
    nonisolated public static var role: ShapeRole { Base.role }
    /// The layout direction in which the shape is mirrored.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    /// The animatable data of the shape, and the inset.
    nonisolated public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }
}
