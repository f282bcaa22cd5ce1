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
    /// How far each corner bends along the sides, in points; at most half of them.
    public var cornerSize: CGSize
    /// How the corners bend.
    public var style: RoundedCornerStyle

    /// A rectangle that fills the frame of its view.
    ///
    /// - Parameters:
    ///   - cornerRadius: In points; at most half of the shorter side is used.
    ///   - style: How the corners bend; by default they begin to gently.
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A rectangle that fills the frame of its view.
    ///
    /// - Parameters:
    ///   - cornerSize: How far each corner bends along the sides, in points; at most half of them.
    ///   - style: How the corners bend; by default they begin to gently.
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }
}

extension RoundedRectangle: InsettableShape {
    /// The rectangle with its corners rounded.
    nonisolated public func path(in rect: CGRect) -> Path {
        func checked(_ length: CGFloat) -> CGFloat {
            Length.checked(length, as: .bound, of: "RoundedRectangle(cornerRadius:)") ?? 0
        }
        let size = CGSize(width: checked(cornerSize.width), height: checked(cornerSize.height))
        return Path(roundedRect: rect, cornerSize: size, style: style)
    }

    /// Corners stay concentric with the outer ones.
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<RoundedRectangle> {
        let size = CGSize(
            width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
        return InsetOf(RoundedRectangle(cornerSize: size, style: style), amount)
    }

    /// How far the corners bend.
    nonisolated public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(cornerSize.width, cornerSize.height) }
        set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
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
    /// How the ends bend. They have no room to begin gently, so both styles look the same.
    public var style: RoundedCornerStyle

    /// A capsule that fills the frame of its view.
    nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: InsettableShape {
    /// The rectangle with corners as round as its shorter sides let them be.
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
    }

    /// The capsule with its outline moved inwards, in points.
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
    /// What the shape is drawn for.
    nonisolated public static var role: ShapeRole { Base.role }
    /// Where the shape is drawn mirrored.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    /// What moves of the shape, and how much smaller it is.
    nonisolated public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }
}
