/// The parts of sections that stay visible in a lazy container while the rest of their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The bits, one per part.
    public let rawValue: UInt32
    /// Creates a set from a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Section headers stay at the start of the visible area.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Section footers stay at the end of the visible area.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
