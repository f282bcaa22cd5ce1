import AppKit
import SwiftUI

/// A named color that can be copied as hexadecimal text.
struct Swatch: Identifiable {
    let name: String
    let color: NSColor

    var id: String { name }

    var hex: String {
        guard let rgb = color.usingColorSpace(.sRGB) else { return "–" }
        let parts = [rgb.redComponent, rgb.greenComponent, rgb.blueComponent]
        return "#" + parts.map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
    }

    static let all = [
        Swatch(name: "Brick", color: NSColor(srgbRed: 0.8, green: 0.25, blue: 0.2, alpha: 1)),
        Swatch(name: "Moss", color: NSColor(srgbRed: 0.4, green: 0.6, blue: 0.2, alpha: 1)),
        Swatch(name: "Sea", color: NSColor(srgbRed: 0, green: 0.4, blue: 0.6, alpha: 1)),
    ]
}

struct PaletteView: View {
    @State private var copied: String?

    private let columns = [GridItem(.adaptive(minimum: 96), spacing: 12)]

    var body: some View {
        VStack(alignment: .leading) {
            LazyVGrid(columns: columns, spacing: 12) {
                ForEach(Swatch.all) { swatch in
                    Button {
                        copy(swatch)
                    } label: {
                        VStack {
                            RoundedRectangle(cornerRadius: 8)
                                .fill(Color(nsColor: swatch.color))
                                .frame(height: 64)
                            Text(swatch.name)
                        }
                    }
                    .buttonStyle(.plain)
                    .help(swatch.hex)
                }
            }
            HStack {
                Text(copied.map { "Copied \($0)" } ?? "Click a color to copy it")
                    .foregroundStyle(Color(nsColor: .secondaryLabelColor))
                Spacer()
                Button("Learn More") {
                    if let url = URL(string: "https://en.wikipedia.org/wiki/Web_colors") {
                        NSWorkspace.shared.open(url)
                    }
                }
            }
        }
        .padding()
        .frame(minWidth: 380)
    }

    private func copy(_ swatch: Swatch) {
        let pasteboard = NSPasteboard.general
        pasteboard.clearContents()
        pasteboard.setString(swatch.hex, forType: .string)
        copied = swatch.hex
    }
}

#Preview {
    PaletteView()
}
