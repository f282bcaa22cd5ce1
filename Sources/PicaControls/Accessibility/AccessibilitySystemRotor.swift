import PicaGraph
import PicaLabels
import PicaState

/// A common kind of rotor, with a name that Pica knows.
///
/// The names are English, and the app's string tables can translate them.
public struct AccessibilitySystemRotor: Sendable {
    let name: Text

    private init(_ name: Text) { self.name = name }

    /// A rotor of links.
    ///
    /// - Parameter visited: Whether the links were visited; the name tells it.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(visited ? Text("Visited Links") : Text("Unvisited Links"))
    }

    /// A rotor of headings of one level. Without a level it is that of all headings.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        guard level != .unspecified else { return .headings }
        return AccessibilitySystemRotor(Text("Headings of Level \(Int(level.rawValue))"))
    }

    /// A rotor of headings.
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(Text("Headings")) }
    /// A rotor of links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(Text("Links")) }
    /// A rotor of bold text.
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(Text("Bold Text")) }
    /// A rotor of italic text.
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(Text("Italic Text")) }
    /// A rotor of underlined text.
    public static var underlineText: AccessibilitySystemRotor {
        AccessibilitySystemRotor(Text("Underlined Text"))
    }
    /// A rotor of misspelled words.
    public static var misspelledWords: AccessibilitySystemRotor {
        AccessibilitySystemRotor(Text("Misspelled Words"))
    }
    /// A rotor of images.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(Text("Images")) }
    /// A rotor of text fields.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(Text("Text Fields")) }
    /// A rotor of tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(Text("Tables")) }
    /// A rotor of lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(Text("Lists")) }
    /// A rotor of landmarks, the main parts of a page.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(Text("Landmarks")) }
}
