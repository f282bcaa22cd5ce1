/// Which parts of sections stay in sight in a lazy container while the rest of their section passes.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// A bit for each part.
    public let rawValue: UInt32
    /// The parts whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A section's header stays at the beginning of what can be seen.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// A section's footer stays at the end of what can be seen.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
