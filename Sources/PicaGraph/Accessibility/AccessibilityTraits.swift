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
        (.isToggle, .toggleButton), (.isButton, .button), (.isHeader, .heading), (.isImage, .image),
        (.isStaticText, .staticText),
    ]

    func add(to properties: inout AccessibilityProperties) {
        // What can be done with it says more than what it is.
        if let found = Self.roles.first(where: { contains($0.trait) }) { properties.role = found.role }
        if contains(.isSelected) { properties.isSelected = true }
    }

    func remove(from properties: inout AccessibilityProperties) {
        let role = properties.role
        if Self.roles.contains(where: { contains($0.trait) && $0.role == role }) { properties.role = .group }
        if contains(.isSelected) { properties.isSelected = false }
    }
}
