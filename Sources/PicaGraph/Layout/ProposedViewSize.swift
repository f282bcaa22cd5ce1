import Foundation

/// A size a parent offers; a nil dimension asks for the child's own ideal.
@frozen public struct ProposedViewSize: Hashable, Sendable {
    /// In points.
    public var width: CGFloat?
    /// In points.
    public var height: CGFloat?

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// A proposal in points; nil asks for the ideal, infinity for the largest size in that dimension.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Offers a size, in points.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The proposal with its nil dimensions taken from `size`.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
