import PicaDrawing

extension UIColor {
    // MARK: System colors, which follow the appearance of the window

    /// The theme's red.
    public static let systemRed = UIColor(Color.red)
    /// The theme's orange.
    public static let systemOrange = UIColor(Color.orange)
    /// The theme's yellow.
    public static let systemYellow = UIColor(Color.yellow)
    /// The theme's green.
    public static let systemGreen = UIColor(Color.green)
    /// The theme's mint.
    public static let systemMint = UIColor(Color.mint)
    /// The theme's teal.
    public static let systemTeal = UIColor(Color.teal)
    /// The theme's cyan.
    public static let systemCyan = UIColor(Color.cyan)
    /// The theme's blue.
    public static let systemBlue = UIColor(Color.blue)
    /// The theme's indigo.
    public static let systemIndigo = UIColor(Color.indigo)
    /// The theme's purple.
    public static let systemPurple = UIColor(Color.purple)
    /// The theme's pink.
    public static let systemPink = UIColor(Color.pink)
    /// The theme's brown.
    public static let systemBrown = UIColor(Color.brown)
    /// The theme's gray.
    public static let systemGray = UIColor(Color.gray)
    /// A gray closer to the background than the one before; 2 of 6.
    public static let systemGray2 = system("systemGray2Color")
    /// A gray closer to the background than the one before; 3 of 6.
    public static let systemGray3 = system("systemGray3Color")
    /// A gray closer to the background than the one before; 4 of 6.
    public static let systemGray4 = system("systemGray4Color")
    /// A gray closer to the background than the one before; 5 of 6.
    public static let systemGray5 = system("systemGray5Color")
    /// A gray closer to the background than the one before; 6 of 6.
    public static let systemGray6 = system("systemGray6Color")

    // MARK: Colors by purpose

    /// Text.
    public static let label = system("labelColor")
    /// Less important text.
    public static let secondaryLabel = system("secondaryLabelColor")
    /// Unimportant text.
    public static let tertiaryLabel = system("tertiaryLabelColor")
    /// The least important text.
    public static let quaternaryLabel = system("quaternaryLabelColor")
    /// Text on a light background.
    public static let darkText = system("darkTextColor")
    /// Text on a dark background.
    public static let lightText = system("lightTextColor")
    /// The hint in an empty field.
    public static let placeholderText = system("placeholderTextColor")
    /// The main background.
    public static let systemBackground = system("systemBackgroundColor")
    /// The background of content on the main one.
    public static let secondarySystemBackground = system("secondarySystemBackgroundColor")
    /// The background of content on the secondary one.
    public static let tertiarySystemBackground = system("tertiarySystemBackgroundColor")
    /// The main background of grouped content.
    public static let systemGroupedBackground = system("systemGroupedBackgroundColor")
    /// The background of a group.
    public static let secondarySystemGroupedBackground = system("secondarySystemGroupedBackgroundColor")
    /// The background of content in a group.
    public static let tertiarySystemGroupedBackground = system("tertiarySystemBackgroundColor")
    /// The fill of a thin shape.
    public static let systemFill = system("systemFillColor")
    /// The fill of a medium shape.
    public static let secondarySystemFill = system("secondarySystemFillColor")
    /// The fill of a large shape.
    public static let tertiarySystemFill = system("secondarySystemFillColor")
    /// The fill of a large area.
    public static let quaternarySystemFill = system("secondarySystemFillColor")
    /// A line between parts of content.
    public static let separator = system("separatorColor")
    /// A line that hides what is behind it.
    public static let opaqueSeparator = system("opaqueSeparatorColor")
    /// A link.
    public static let link = system("linkColor")
    /// The accent color that the person has chosen.
    public static let tintColor = system("tintColor")

    /// Returns a color of the theme by the name that asset catalogs give it.
    private static func system(_ name: String) -> UIColor { UIColor(ColorAsset.system(name) ?? .gray) }

    // MARK: Fixed colors

    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// Dark gray.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// Medium gray.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Light gray.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Pure red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Pure green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Pure blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Pure cyan.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Pure yellow.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Pure magenta.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Orange.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Purple.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Brown.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Transparent black.
    public static let clear = UIColor(white: 0, alpha: 0)
}
