import Foundation

/// A size proposed by a parent; a `nil` dimension asks for the child's ideal.
@frozen public struct ProposedViewSize: Hashable, Sendable {
    /// The width, in points.
    public var width: CGFloat? {
        get { ProposedViewSize.length(rawWidth) }
        set { rawWidth = newValue ?? .nan }
    }
    /// The height, in points.
    public var height: CGFloat? {
        get { ProposedViewSize.length(rawHeight) }
        set { rawHeight = newValue ?? .nan }
    }

    // NaN represents `nil`. Each view caches several proposals, which halves their size.
    private var rawWidth: CGFloat
    private var rawHeight: CGFloat

    private static func length(_ raw: CGFloat) -> CGFloat? { raw.isNaN ? nil : raw }

    /// A proposal that asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// A proposal that asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// A proposal that asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Creates a proposal in points; `nil` asks for the ideal, infinity for the largest size in that dimension.
    public init(width: CGFloat?, height: CGFloat?) {
        rawWidth = width ?? .nan
        rawHeight = height ?? .nan
    }

    /// Returns whether both proposals are the same.
    public static func == (a: ProposedViewSize, b: ProposedViewSize) -> Bool {
        (a.rawWidth == b.rawWidth || a.rawWidth.isNaN && b.rawWidth.isNaN)
            && (a.rawHeight == b.rawHeight || a.rawHeight.isNaN && b.rawHeight.isNaN)
    }

    /// Hashes the proposal.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }

    /// Creates a proposal of a size, in points.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// Returns the proposal with its `nil` dimensions taken from `size`.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
