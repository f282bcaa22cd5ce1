/// How deep a heading stands among the headings of a page.
@frozen public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// A heading of no level.
    case unspecified
    /// The outermost: the title of the page.
    case h1
    /// The second.
    case h2
    /// The third.
    case h3
    /// The fourth.
    case h4
    /// The fifth.
    case h5
    /// The innermost.
    case h6
}

extension AccessibilityProperties {
    /// Makes the element a heading.
    package mutating func setHeading(_ level: AccessibilityHeadingLevel) {
        role = .heading
        headingLevel = level == .unspecified ? nil : Int(level.rawValue)
    }
}
