/// The level of a heading in the hierarchy of a page.
@frozen public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// A heading without a level.
    case unspecified
    /// Level 1, the outermost: the title of the page.
    case h1
    /// Level 2.
    case h2
    /// Level 3.
    case h3
    /// Level 4.
    case h4
    /// Level 5.
    case h5
    /// Level 6, the innermost.
    case h6
}

extension AccessibilityProperties {
    /// Sets the role to heading, with a level.
    package mutating func setHeading(_ level: AccessibilityHeadingLevel) {
        role = .heading
        headingLevel = level == .unspecified ? nil : Int(level.rawValue)
    }
}
