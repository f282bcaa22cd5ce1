import PicaUI

/// The same controls in each theme that ships, light and dark side by side, and in a theme of the app's own.
struct ThemesPage: View {
    var body: some View {
        Example("Pica", note: "Where the desktop has no look of its own.") {
            BothSchemes { Specimen() }.picaTheme(.pica)
        }
        Example("Adwaita", note: "Beside programs for GNOME.") {
            BothSchemes { Specimen() }.picaTheme(.adwaita)
        }
        Example("Breeze", note: "Beside programs for Plasma.") {
            BothSchemes { Specimen() }.picaTheme(.breeze)
        }
        Example("Your own", note: "Colors, corners, density and font are values.") {
            BothSchemes { Specimen() }.picaTheme(.own)
        }
    }
}

extension PicaTheme {
    /// A theme as an app would make one.
    fileprivate static var own: PicaTheme {
        var theme = PicaTheme.pica
        theme[.accent] = PicaTheme.Tone(light: 0x8B3FC0, dark: 0xC488F2)
        theme[.background] = PicaTheme.Tone(light: 0xFBF7F2, dark: 0x211D1A)
        theme[.field] = PicaTheme.Tone(light: 0xFFFDFA, dark: 0x2B2622)
        theme[.control] = PicaTheme.Tone(light: 0xFFFDFA, dark: 0x38322D)
        theme[.raised] = PicaTheme.Tone(light: 0xFFFDFA, dark: 0x453E38)
        theme[.selection] = PicaTheme.Tone(light: 0xE6D3F2, dark: 0x4F3662)
        theme[.trough] = PicaTheme.Tone(light: 0xEBE3DA, dark: 0x171412)
        theme.cornerRadius = 12
        theme.surfaceRadius = 16
        theme.density = 1.2
        return theme
    }
}

/// Some controls in different states.
private struct Specimen: View {
    @State private var name = "Ada Lovelace"
    @State private var paper = "A4"
    @State private var wraps = true
    @State private var isBold = true
    @State private var size = 0.6

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Name", text: $name)
            Picker("Paper", selection: $paper) {
                ForEach(["A4", "Letter", "Legal"], id: \.self) { Text($0) }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            FlowLayout {
                Toggle("Wrap", isOn: $wraps)
                Toggle("Bold", systemImage: "bold", isOn: $isBold).toggleStyle(.button).labelStyle(.iconOnly)
                Toggle("Wi-Fi", isOn: $wraps).toggleStyle(.switch).labelsHidden()
            }
            Slider(value: $size) { Text("Size") }
                .labelsHidden()
            FlowLayout {
                Button("Cancel") {}
                Button("Save") {}.buttonStyle(.borderedProminent)
            }
        }
        .padding(16)
    }
}
