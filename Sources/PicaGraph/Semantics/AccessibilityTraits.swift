/// What a view is or does, as assistive technology tells it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var bits: Int

    private init(bits: Int) { self.bits = bits }

    /// No trait.
    public init() { bits = 0 }

    /// It can be pressed.
    public static let isButton = AccessibilityTraits(bits: 1)
    /// It is the heading of what follows.
    public static let isHeader = AccessibilityTraits(bits: 2)
    /// It is selected.
    public static let isSelected = AccessibilityTraits(bits: 4)
    /// It is a picture.
    public static let isImage = AccessibilityTraits(bits: 8)
    /// It is text that does not change by itself.
    public static let isStaticText = AccessibilityTraits(bits: 16)

    /// It is on or off, and a press changes that.
    public static let isToggle = AccessibilityTraits(bits: 32)
    /// It opens a page or a place.
    public static let isLink = AccessibilityTraits(bits: 64)
    /// It is a field to search by.
    public static let isSearchField = AccessibilityTraits(bits: 128)
    /// Nothing beside it can be used while it is there.
    public static let isModal = AccessibilityTraits(bits: 256)
    /// What it says changes often.
    public static let updatesFrequently = AccessibilityTraits(bits: 512)
    /// It says how things stand when the app opens.
    public static let isSummaryElement = AccessibilityTraits(bits: 1024)
    /// It plays a sound when it is pressed.
    public static let playsSound = AccessibilityTraits(bits: 2048)
    /// It begins to play or record when it is pressed.
    public static let startsMediaSession = AccessibilityTraits(bits: 4096)
    /// It is touched as it is, not by way of assistive technology.
    public static let allowsDirectInteraction = AccessibilityTraits(bits: 8192)
    /// It goes on to the next page once it has been read out.
    public static let causesPageTurn = AccessibilityTraits(bits: 16384)
    /// It is a key of a keyboard on the screen.
    public static let isKeyboardKey = AccessibilityTraits(bits: 32768)
    /// It is a bar of tabs.
    public static let isTabBar = AccessibilityTraits(bits: 65536)

    /// Whether all of some traits are among these.
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

    /// These traits and others.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits | other.bits)
    }

    /// Those of these traits that are among others.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits & other.bits)
    }

    /// The traits that are here or there but not in both.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits: bits ^ other.bits)
    }

    /// Adds traits; says whether they were new.
    @discardableResult public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        defer { formUnion(newMember) }
        return (!contains(newMember), newMember)
    }

    /// Takes traits away; returns those that were there.
    @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let common = intersection(member)
        bits &= ~member.bits
        return common.isEmpty ? nil : common
    }

    /// Adds traits; returns those that were there.
    @discardableResult public mutating func update(
        with newMember: AccessibilityTraits
    ) -> AccessibilityTraits? {
        let common = intersection(newMember)
        formUnion(newMember)
        return common.isEmpty ? nil : common
    }

    /// Adds other traits.
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    /// Keeps those that are among others.
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    /// Keeps what is here or there but not in both.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}

extension AccessibilityTraits {
    /// The traits that stand for a role.
    private static let roles: [(trait: AccessibilityTraits, role: AccessibilityProperties.Role)] = [
        (.isToggle, .toggleButton), (.isLink, .link), (.isButton, .button), (.isHeader, .heading),
        (.isImage, .image), (.isStaticText, .staticText),
    ]

    func add(to properties: inout AccessibilityProperties) {
        // What can be done with it says more than what it is.
        if let found = Self.roles.first(where: { contains($0.trait) }) { properties.role = found.role }
        if contains(.isSelected) { properties.isSelected = true }
        properties.traits.formUnion(self)
    }

    func remove(from properties: inout AccessibilityProperties) {
        let role = properties.role
        if Self.roles.contains(where: { contains($0.trait) && $0.role == role }) { properties.role = .group }
        if contains(.isSelected) { properties.isSelected = false }
        properties.traits.remove(self)
    }
}
