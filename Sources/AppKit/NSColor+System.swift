import PicaDrawing

extension NSColor {
    // MARK: System colors, which follow the appearance of the window

    /// The theme's red.
    public static let systemRed = NSColor(Color.red)
    /// The theme's orange.
    public static let systemOrange = NSColor(Color.orange)
    /// The theme's yellow.
    public static let systemYellow = NSColor(Color.yellow)
    /// The theme's green.
    public static let systemGreen = NSColor(Color.green)
    /// The theme's mint.
    public static let systemMint = NSColor(Color.mint)
    /// The theme's teal.
    public static let systemTeal = NSColor(Color.teal)
    /// The theme's cyan.
    public static let systemCyan = NSColor(Color.cyan)
    /// The theme's blue.
    public static let systemBlue = NSColor(Color.blue)
    /// The theme's indigo.
    public static let systemIndigo = NSColor(Color.indigo)
    /// The theme's purple.
    public static let systemPurple = NSColor(Color.purple)
    /// The theme's pink.
    public static let systemPink = NSColor(Color.pink)
    /// The theme's brown.
    public static let systemBrown = NSColor(Color.brown)
    /// The theme's gray.
    public static let systemGray = NSColor(Color.gray)

    // MARK: Colors by purpose

    /// Text.
    public static let labelColor = system("labelColor")
    /// Less important text.
    public static let secondaryLabelColor = system("secondaryLabelColor")
    /// Unimportant text.
    public static let tertiaryLabelColor = system("tertiaryLabelColor")
    /// The least important text.
    public static let quaternaryLabelColor = system("quaternaryLabelColor")
    /// Text in a field.
    public static let textColor = system("textColor")
    /// The hint in an empty field.
    public static let placeholderTextColor = system("placeholderTextColor")
    /// Selected text.
    public static let selectedTextColor = system("textColor")
    /// The background of a field.
    public static let textBackgroundColor = system("textBackgroundColor")
    /// The background of selected text.
    public static let selectedTextBackgroundColor = NSColor(Color.accentColor.opacity(0.3))
    /// Text on a control.
    public static let controlTextColor = system("controlTextColor")
    /// Text on a disabled control.
    public static let disabledControlTextColor = system("disabledControlTextColor")
    /// The face of a control.
    public static let controlColor = system("controlColor")
    /// The background of a large control, such as a list.
    public static let controlBackgroundColor = system("controlBackgroundColor")
    /// The accent color that the person has chosen.
    public static let controlAccentColor = system("controlAccentColor")
    /// The face of a selected control.
    public static let selectedControlColor = NSColor(Color.accentColor.opacity(0.3))
    /// The background of selected rows in a focused list.
    public static let selectedContentBackgroundColor = system("controlAccentColor")
    /// The background of selected rows in a list without focus.
    public static let unemphasizedSelectedContentBackgroundColor = system("systemFillColor")
    /// Text on selected rows in a focused list.
    public static let alternateSelectedControlTextColor = NSColor(Color(themed: .onAccent))
    /// The background of a window.
    public static let windowBackgroundColor = system("windowBackgroundColor")
    /// Text in a title bar.
    public static let windowFrameTextColor = system("windowFrameTextColor")
    /// The area behind the pages of a document.
    public static let underPageBackgroundColor = system("underPageBackgroundColor")
    /// A line between parts of content.
    public static let separatorColor = system("separatorColor")
    /// The lines of a grid.
    public static let gridColor = system("gridColor")
    /// The titles of a table's columns.
    public static let headerTextColor = system("headerTextColor")
    /// A link.
    public static let linkColor = system("linkColor")

    /// Returns a color of the theme by the name that asset catalogs give it.
    private static func system(_ name: String) -> NSColor { NSColor(ColorAsset.system(name) ?? .gray) }

    // MARK: Fixed colors

    /// Black.
    public static let black = NSColor(white: 0, alpha: 1)
    /// Dark gray.
    public static let darkGray = NSColor(white: 1 / 3, alpha: 1)
    /// Medium gray.
    public static let gray = NSColor(white: 0.5, alpha: 1)
    /// Light gray.
    public static let lightGray = NSColor(white: 2 / 3, alpha: 1)
    /// White.
    public static let white = NSColor(white: 1, alpha: 1)
    /// Pure red.
    public static let red = NSColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green.
    public static let green = NSColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue.
    public static let blue = NSColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Pure cyan.
    public static let cyan = NSColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Pure yellow.
    public static let yellow = NSColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Pure magenta.
    public static let magenta = NSColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Orange.
    public static let orange = NSColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Purple.
    public static let purple = NSColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Brown.
    public static let brown = NSColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Transparent black.
    public static let clear = NSColor(white: 0, alpha: 0)
}
