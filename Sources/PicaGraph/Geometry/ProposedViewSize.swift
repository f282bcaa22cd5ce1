import Foundation

/// A size a parent offers; a nil dimension asks for the child's own ideal.
@frozen public struct ProposedViewSize: Hashable, Sendable {
    /// In points.
    public var width: CGFloat? {
        get { ProposedViewSize.length(rawWidth) }
        set { rawWidth = newValue ?? .nan }
    }
    /// In points.
    public var height: CGFloat? {
        get { ProposedViewSize.length(rawHeight) }
        set { rawHeight = newValue ?? .nan }
    }

    // What is not a number stands for nil: each view keeps several proposals, and so they are half as large.
    private var rawWidth: CGFloat
    private var rawHeight: CGFloat

    private static func length(_ raw: CGFloat) -> CGFloat? { raw.isNaN ? nil : raw }

    /// Asks for the smallest size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// A proposal in points; nil asks for the ideal, infinity for the largest size in that dimension.
    public init(width: CGFloat?, height: CGFloat?) {
        rawWidth = width ?? .nan
        rawHeight = height ?? .nan
    }

    /// Whether both ask for the same.
    public static func == (a: ProposedViewSize, b: ProposedViewSize) -> Bool {
        (a.rawWidth == b.rawWidth || a.rawWidth.isNaN && b.rawWidth.isNaN)
            && (a.rawHeight == b.rawHeight || a.rawHeight.isNaN && b.rawHeight.isNaN)
    }

    /// Equal proposals have equal hashes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }

    /// Offers a size, in points.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The proposal with its nil dimensions taken from `size`.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
