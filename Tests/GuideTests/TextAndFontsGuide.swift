import Foundation
import PicaTesting
import PicaUI
import Testing

/// The examples of `docs/guides/text-and-fonts.md`.
@MainActor @Suite("Guide: text and fonts") struct TextAndFontsGuide {
    struct Chip: View {
        let title: String
        @ScaledMetric private var inset = 8.0

        var body: some View {
            Text(title)
                .padding(inset)
                .background(.quaternary, in: .capsule)
        }
    }

    struct Headline: View {
        let words: String

        var body: some View {
            Text(words)
                .lineLimit(1)
                .truncationMode(.middle)
        }
    }

    struct Invoice: View {
        let total: Decimal
        let due: Date

        var body: some View {
            Text(total, format: .currency(code: "EUR"))
            Text("Due \(due, format: .dateTime.day().month(.wide))")
            Text(due, style: .relative)
        }
    }

    private struct Literals: View {
        let count = 3
        let folder = "a*b*"

        var body: some View {
            VStack(alignment: .leading) {
                Text("Some **bold**, *italic* and `code`")
                Text("\(count) files in \(folder)")
                Text(verbatim: "**not** Markdown")
            }
        }
    }

    private struct Styles: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                Text("Report").font(.title)
                Text("Sent on Monday").font(.subheadline).foregroundStyle(.secondary)
                Text("1,204 words").font(.footnote).monospacedDigit()
            }
        }
    }

    private struct Serial: View {
        let serial: String

        var body: some View {
            VStack(alignment: .leading) {
                Text("Serial number")
                Text(serial).monospaced()
            }
            .textSelection(.enabled)
        }
    }

    var words: AttributedString {
        var words = AttributedString("Ready in 5 minutes")
        if let range = words.range(of: "5 minutes") {
            words[range].font = .body.bold()
            words[range].foregroundColor = .orange
        }
        return words
    }

    var manual: AttributedString {
        get throws {
            try AttributedString(
                markdown: """
                    # Manual
                    1. Open the *box*.
                    2. Read [the rest](https://example.org).
                    """)
        }
    }

    @Test("A literal is parsed as Markdown, and its values are not")
    func literals() {
        let app = TestHost { Literals() }
        #expect(app.texts == ["Some bold, italic and code", "3 files in a*b*", "**not** Markdown"])
    }

    @Test("Styles and scaled metrics grow with the text size, within a range")
    func textSizes() throws {
        let app = TestHost { Styles() }
        let title = try app.find(.staticText, "Report")
        let height = title.frame.height
        app.setEnvironment(\.dynamicTypeSize, .accessibility3)
        #expect(title.frame.height > height)
        let chip = TestHost { Chip(title: "New").dynamicTypeSize(...DynamicTypeSize.accessibility2) }
        func size(_ textSize: DynamicTypeSize) -> CGSize {
            chip.setEnvironment(\.dynamicTypeSize, textSize)
            return chip.sizeThatFits(.unspecified)
        }
        #expect(size(.large).height < size(.accessibility2).height)
        #expect(size(.accessibility5) == size(.accessibility2))
    }

    @Test("A truncated text shows in full in a tooltip")
    func truncation() throws {
        let words = "A headline that is longer than its window is wide"
        let app = TestHost(size: CGSize(width: 160, height: 60)) { Headline(words: words) }
        app.movePointer(to: CGPoint(x: 80, y: 30))
        app.advance(by: 1)
        #expect(try app.find(.tooltip).label == words)
    }

    @Test("Formats follow the environment's locale")
    func formats() {
        let app = TestHost { Invoice(total: 1234.5, due: Date(timeIntervalSinceReferenceDate: 86400 * 2)) }
        app.setEnvironment(\.timeZone, .gmt)
        #expect(app.texts.prefix(2) == ["€1,234.50", "Due January 3"])
        app.setEnvironment(\.locale, Locale(identifier: "de_DE"))
        #expect(app.texts.first == "1.234,50\u{A0}€")
    }

    @Test("Markdown links are controls, and selected text is the primary selection")
    func linksAndSelection() throws {
        let manual = try manual
        let app = TestHost {
            Text(manual)
            Text(words)
        }
        try app.find(.link, "the rest").click()
        #expect(app.openedURLs.map(\.absoluteString) == ["https://example.org"])
        let serial = TestHost { Serial(serial: "AB12") }
        try serial.find(.staticText, "AB12").click(count: 2)
        #expect(serial.primarySelection == "AB12")
    }
}
