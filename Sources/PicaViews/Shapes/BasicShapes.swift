import Foundation
import PicaGraph

/// A rectangle.
public struct Rectangle: Sendable {
    nonisolated public init() {}
}

extension Rectangle: InsettableShape {
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<Rectangle> { InsetOf(self, amount) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Sendable {
    /// In points.
    public var cornerRadius: CGFloat
    public var style: RoundedCornerStyle

    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.cornerRadius = cornerRadius
        self.style = style
    }
}

extension RoundedRectangle: InsettableShape {
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: cornerRadius, style: style)
    }

    /// Corners stay concentric with the outer ones.
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<RoundedRectangle> {
        InsetOf(RoundedRectangle(cornerRadius: max(0, cornerRadius - amount), style: style), amount)
    }
}

/// A circle in the middle of the rectangle.
public struct Circle: Sendable {
    nonisolated public init() {}
}

extension Circle: InsettableShape {
    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    nonisolated public func inset(by amount: CGFloat) -> InsetOf<Circle> { InsetOf(self, amount) }
}

/// An ellipse that touches all sides.
public struct Ellipse: Sendable {
    nonisolated public init() {}
}

extension Ellipse: InsettableShape {
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<Ellipse> { InsetOf(self, amount) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Sendable {
    nonisolated public init() {}
}

extension Capsule: InsettableShape {
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }

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
    nonisolated public func path(in rect: CGRect) -> Path {
        base.path(in: rect.insetBy(dx: amount, dy: amount))
    }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        base.sizeThatFits(proposal)
    }
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<Base> { InsetOf(base, self.amount + amount) }
}
