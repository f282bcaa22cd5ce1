import Foundation
import PicaGraph

/// A rectangle.
public struct Rectangle: Sendable {
    /// A rectangle that fills the frame of its view.
    nonisolated public init() {}
}

extension Rectangle: InsettableShape {
    /// The rectangle itself.
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    /// The rectangle with its sides moved inwards, in points.
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<Rectangle> { InsetOf(self, amount) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Sendable {
    /// In points, and at most half of the shorter side.
    public var cornerRadius: CGFloat
    /// How the corners bend; both styles are drawn as arcs of a circle.
    public var style: RoundedCornerStyle

    /// A rectangle that fills the frame of its view.
    ///
    /// - Parameters:
    ///   - cornerRadius: In points; at most half of the shorter side is used.
    ///   - style: How the corners bend; both styles are drawn as arcs of a circle.
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.cornerRadius = cornerRadius
        self.style = style
    }
}

extension RoundedRectangle: InsettableShape {
    /// The rectangle with its corners rounded.
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(
            roundedRect: rect,
            cornerRadius: Length.checked(cornerRadius, as: .bound, of: "RoundedRectangle(cornerRadius:)")
                ?? 0,
            style: style)
    }

    /// Corners stay concentric with the outer ones.
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<RoundedRectangle> {
        InsetOf(RoundedRectangle(cornerRadius: max(0, cornerRadius - amount), style: style), amount)
    }
}

/// A circle in the middle of the rectangle.
public struct Circle: Sendable {
    /// A circle as large as the frame of its view lets it be.
    nonisolated public init() {}
}

extension Circle: InsettableShape {
    /// The largest circle in the rectangle, in its middle.
    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// The largest square that was offered; 10 points for a side that was left open.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    /// The circle with its outline moved inwards, in points.
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<Circle> { InsetOf(self, amount) }
}

/// An ellipse that touches all sides.
public struct Ellipse: Sendable {
    /// An ellipse that fills the frame of its view.
    nonisolated public init() {}
}

extension Ellipse: InsettableShape {
    /// The ellipse that touches the middle of each side.
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// The ellipse of a smaller rectangle; the amount is in points.
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<Ellipse> { InsetOf(self, amount) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Sendable {
    /// A capsule that fills the frame of its view.
    nonisolated public init() {}
}

extension Capsule: InsettableShape {
    /// The rectangle with corners as round as its shorter sides let them be.
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }

    /// The capsule with its outline moved inwards, in points.
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<Capsule> { InsetOf(self, amount) }
}

/// A shape drawn in a smaller rectangle.
public struct InsetOf<Base: InsettableShape>: Sendable {
    let base: Base
    let amount: CGFloat

    nonisolated init(_ base: Base, _ amount: CGFloat) {
        self.base = base
        self.amount = amount
    }
}

extension InsetOf: InsettableShape {
    /// The outline in the smaller rectangle.
    nonisolated public func path(in rect: CGRect) -> Path {
        let amount = Length.checked(amount, as: .distance, of: "inset(by:)") ?? 0
        return base.path(in: rect.insetBy(dx: amount, dy: amount))
    }
    /// The size that the shape itself takes.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        base.sizeThatFits(proposal)
    }
    /// The shape moved inwards by so many points more.
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<Base> { InsetOf(base, self.amount + amount) }
}
