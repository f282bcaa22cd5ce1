/// The traits of a view for assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var bits: Int

    private init(bits: Int) { self.bits = bits }

    /// Creates an empty set.
    public init() { bits = 0 }

    /// The view can be pressed.
    public static let isButton = AccessibilityTraits(bits: 1)
    /// The view is the heading of the content that follows.
    public static let isHeader = AccessibilityTraits(bits: 2)
    /// The view is selected.
    public static let isSelected = AccessibilityTraits(bits: 4)
    /// The view is an image.
    public static let isImage = AccessibilityTraits(bits: 8)
    /// The view is text that does not change by itself.
    public static let isStaticText = AccessibilityTraits(bits: 16)

    /// The view is on or off, and a press toggles it.
    public static let isToggle = AccessibilityTraits(bits: 32)
    /// The view opens a page or another location.
    public static let isLink = AccessibilityTraits(bits: 64)
    /// The view is a search field.
    public static let isSearchField = AccessibilityTraits(bits: 128)
    /// The view blocks interaction with everything else while it is shown.
    public static let isModal = AccessibilityTraits(bits: 256)
    /// The view's label or value changes often.
    public static let updatesFrequently = AccessibilityTraits(bits: 512)
    /// The view summarizes the current state when the app opens.
    public static let isSummaryElement = AccessibilityTraits(bits: 1024)
    /// The view plays a sound when pressed.
    public static let playsSound = AccessibilityTraits(bits: 2048)
    /// The view starts playback or recording when pressed.
    public static let startsMediaSession = AccessibilityTraits(bits: 4096)
    /// The view takes touches directly, not through assistive technologies.
    public static let allowsDirectInteraction = AccessibilityTraits(bits: 8192)
    /// The view turns to the next page after it was read out.
    public static let causesPageTurn = AccessibilityTraits(bits: 16384)
    /// The view is a key of an on-screen keyboard.
    public static let isKeyboardKey = AccessibilityTraits(bits: 32768)
    /// The view is a tab bar.
    public static let isTabBar = AccessibilityTraits(bits: 65536)

    /// Returns whether the set contains all traits of another.
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

    /// Returns the union of two sets.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits | other.bits)
    }

    /// Returns the intersection of two sets.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits & other.bits)
    }

    /// Returns the traits that are in exactly one of two sets.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits ^ other.bits)
    }

    /// Adds traits and returns whether they were new.
    @discardableResult public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        defer { formUnion(newMember) }
        return (!contains(newMember), newMember)
    }

    /// Removes traits and returns those that were present.
    @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let common = intersection(member)
        bits &= ~member.bits
        return common.isEmpty ? nil : common
    }

    /// Adds traits and returns those that were present.
    @discardableResult public mutating func update(
        with newMember: AccessibilityTraits
    ) -> AccessibilityTraits? {
        let common = intersection(newMember)
        formUnion(newMember)
        return common.isEmpty ? nil : common
    }

    /// Adds the traits of another set.
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    /// Removes the traits that are not in another set.
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    /// Keeps the traits that are in exactly one of two sets.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}

extension AccessibilityTraits {
    /// The traits that imply a role, in order of precedence.
    private static let roles: [(trait: AccessibilityTraits, role: AccessibilityProperties.Role)] = [
        (.isToggle, .toggleButton), (.isLink, .link), (.isButton, .button), (.isHeader, .heading),
        (.isImage, .image), (.isStaticText, .staticText),
    ]

    package func add(to properties: inout AccessibilityProperties) {
        // Interactive roles come first, as an action matters more than a kind.
        if let found = Self.roles.first(where: { contains($0.trait) }) { properties.role = found.role }
        if contains(.isSelected) { properties.isSelected = true }
        properties.traits.formUnion(self)
    }

    package func remove(from properties: inout AccessibilityProperties) {
        let role = properties.role
        if Self.roles.contains(where: { contains($0.trait) && $0.role == role }) { properties.role = .group }
        if contains(.isSelected) { properties.isSelected = false }
        properties.traits.remove(self)
    }
}
