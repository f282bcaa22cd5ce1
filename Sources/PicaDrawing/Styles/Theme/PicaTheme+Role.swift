extension PicaTheme {
    /// The colors of an interface, by their purpose.
    public enum Role: UInt8, CaseIterable, Sendable {
        /// Text and icons.
        case primary
        /// Text of less importance, such as a subtitle.
        case secondary
        /// Text that only explains, such as a placeholder.
        case tertiary
        /// Lines around surfaces. Not for text.
        case quaternary

        /// Links, chosen items and the most important button.
        case accent
        /// Text and icons on the accent color. A theme cannot set it: it is white or black, by contrast.
        case onAccent

        /// The window.
        case background
        /// Fields, lists, cards and menus.
        case field
        /// Content beside the main content, such as a sidebar.
        case sidebar
        /// A button.
        case control
        /// A button below the pointer.
        case controlHovered
        /// A pressed button.
        case controlPressed
        /// The empty part of a slider, a progress bar or a switch, and the ground of segments.
        case trough
        /// The chosen segment, raised from its ground.
        case raised

        /// Separator lines.
        case separator
        /// The edge of fields, check boxes and buttons, which is visible by itself.
        case outline
        /// The background of code.
        case codeGround
        /// The background of selected text and rows.
        case selection
        /// The background of selected text and rows while another view or window has the focus.
        case inactiveSelection
        /// The background of search matches.
        case found
        /// The background of the current search match.
        case foundNow
        /// The thumb of a scroll bar.
        case scrollThumb

        /// The named color gray.
        case gray
        /// The named color red, also for errors and destructive actions.
        case red
        /// The named color orange.
        case orange
        /// The named color yellow.
        case yellow
        /// The named color green.
        case green
        /// The named color mint.
        case mint
        /// The named color teal.
        case teal
        /// The named color cyan.
        case cyan
        /// The named color blue.
        case blue
        /// The named color indigo.
        case indigo
        /// The named color purple.
        case purple
        /// The named color pink.
        case pink
        /// The named color brown.
        case brown

        /// The colors that must be legible on every background.
        static let legible: [Role] = [.primary, .secondary, .tertiary, .accent]
        /// The colors that SwiftUI names. They are legible with increased contrast; before, they are what their names say.
        package static let named: [Role] = [
            .gray, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
            .brown,
        ]
        /// The lines that increased contrast strengthens.
        static let lines: [Role] = [.outline, .separator, .quaternary]
        /// The backgrounds on which text stands.
        static let grounds: [Role] = [.background, .field, .sidebar, .control]
    }
}

/// By name, so that a new color does not change the meaning of archived ones.
extension PicaTheme.Role: Codable {
    /// Reads the color's name.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let color = Self.allCases.first(where: { "\($0)" == name }) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no color \(name)")
        }
        self = color
    }

    /// Writes the color's name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode("\(self)")
    }
}
