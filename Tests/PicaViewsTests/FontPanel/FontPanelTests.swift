import Foundation
import Observation
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaText
import PicaViews
import Testing

@testable import PicaControls
@testable import PicaFields
@testable import PicaLabels
@testable import PicaRichText
@testable import PicaScenes

/// Fonts and colors chosen in panels beside an editor of a text with attributes.
@MainActor @Suite struct FontPanelTests {
    @MainActor @Observable final class Model {
        var text: AttributedString = "one two"
        var selection = AttributedTextSelection()
        var other = ""

        /// The runs as words with what they have.
        var runs: [String] {
            text.runs.map { run in
                var words = String(text.characters[run.range])
                guard let font = run.font else {
                    return words + (run.foregroundColor == nil ? "" : " colored")
                }
                let shown = font.resolve(in: EnvironmentValues().fontResolutionContext)
                if let family = font.family { words += " " + family }
                if shown.isBold { words += " bold" }
                if shown.isItalic { words += " italic" }
                return words + " \(Int(shown.pointSize))"
            }
        }
    }

    private struct Page: View {
        @Bindable var model: Model

        var body: some View {
            VStack {
                TextField("Other", text: $model.other)
                TextEditor(text: $model.text, selection: $model.selection)
            }
        }
    }

    /// Nothing but two families in two sizes.
    private struct Few: AttributedTextFormattingDefinition {
        private static let values: Set<Font?> = {
            let context = Font.Context(typeSize: .large)
            let families = [Font.body, .body.ofFamily("Beta")]
            return Set([nil] + families + families.map { $0.ofSize(24, in: context) })
        }()

        var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
            ValueConstraint(for: \.font, values: Self.values, default: nil)
            ValueConstraint(for: \.foregroundColor, values: [nil], default: nil)
        }
    }

    private struct NoFonts: AttributedTextFormattingDefinition {
        var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
            ValueConstraint(for: \.font, values: [nil], default: nil)
        }
    }

    private let model = Model()

    private static let families = [
        FontFamily(
            name: "Beta",
            faces: [
                .init(name: "Regular"), .init(name: "Italic", isItalic: true),
                .init(name: "Bold", weight: 700),
            ]),
        FontFamily(name: "Ålpha", otherNames: ["最初"], faces: [.init(name: "Book")]),
        FontFamily(name: "Gamma Ray", faces: [.init(name: "Regular")]),
    ]

    private func mounted<Content: View>(
        _ families: [FontFamily] = families, height: CGFloat = 600, _ change: (Page) -> Content
    ) throws -> TestHost {
        let library = FontLibrary { { families } }
        let app = try mount(width: 700, height: height) {
            change(Page(model: model)).environment(\.fontLibrary, library)
        }
        try app.find(.textEditor).click(at: UnitPoint(x: 0.01, y: 0.02))
        app.press(.home, .control)
        return app
    }

    private func mounted() throws -> TestHost { try mounted { $0 } }

    private func open(_ app: TestHost) async {
        app.press("t", .control)
        await app.settle { !app.all(.button, "Beta").isEmpty || !app.all(.button, "Family 0000").isEmpty }
    }

    private func isOpen(_ app: TestHost) -> Bool { !app.all(.textField, "Search").isEmpty }
    private func chosen(_ app: TestHost) -> [String] { app.all(.button).filter(\.isSelected).map(\.label) }
    private func typeface(_ app: TestHost) -> [String] {
        let known: Set = ["Regular", "Italic", "Bold", "Bold Italic", "Book"]
        return app.all(.button).map(\.label).filter(known.contains)
    }

    // MARK: Opening and closing

    @Test("Ctrl+T opens the panel with its search focused, and Escape returns the focus")
    func keys() async throws {
        let app = try mounted()
        app.press("a", .control)
        await open(app)
        #expect(try app.find(.textField, "Search").isFocused)
        #expect(try app.find(.group, "Fonts").frame.width > 0)
        app.press(.escape)
        #expect(!isOpen(app))
        app.type("x")
        #expect(String(model.text.characters) == "x")
    }

    @Test("A second Ctrl+T closes it, from the editor and from the panel")
    func toggle() async throws {
        let app = try mounted()
        await open(app)
        app.press("t", .control)
        #expect(!isOpen(app))
        await open(app)
        try app.find(.textEditor).click(at: UnitPoint(x: 0.9, y: 0.02))
        app.press("t", .control)
        #expect(!isOpen(app))
        app.type("x")
        #expect(String(model.text.characters) == "one twox")
    }

    @Test("Its close button closes it")
    func closeButton() async throws {
        let app = try mounted()
        await open(app)
        let close = try app.find(.button, "Close")
        #expect(close.frame.width >= 24 && close.frame.height >= 24)
        try close.click()
        #expect(!isOpen(app))
        app.type("x")
        #expect(String(model.text.characters) == "xone two")
    }

    @Test("The text's menu opens the panels")
    func menu() async throws {
        let app = try mounted()
        try app.find(.textEditor).click(at: UnitPoint(x: 0.01, y: 0.02), button: .secondary)
        #expect(try app.find(.menuItem, "Fonts…").shortcut == "Ctrl+T")
        try app.find(.menuItem, "Fonts…").click()
        #expect(isOpen(app))
        app.press(.escape)
        try app.find(.textEditor).click(at: UnitPoint(x: 0.01, y: 0.02), button: .secondary)
        try app.find(.menuItem, "Colors…").click()
        #expect(app.all(.slider).count == 3)
    }

    @Test("The window's Format menu opens it and is checked while it is open")
    func windowMenu() throws {
        let app = try SceneWindows {
            WindowGroup { Page(model: model) }.commands { TextFormattingCommands() }
        }.open(height: 700)
        try app.find(.textEditor).click()
        try app.choose("Fonts…", from: "Format")
        #expect(isOpen(app))
        try app.find(.menuBarItem, "Format").click()
        #expect(try app.find(.menuItem, "Fonts…").isSelected)
        #expect(try !app.find(.menuItem, "Colors…").isSelected)
    }

    @Test("A click in the editor continues editing; the panel stays and follows the selection")
    func follows() async throws {
        model.text =
            AttributedString("one ")
            + AttributedString("two", attributes: .init().font(.body.ofFamily("Beta")))
        let app = try mounted()
        await open(app)
        #expect(chosen(app).contains("System Font"))
        try app.find(.textEditor).click(at: UnitPoint(x: 0.06, y: 0.02), count: 2)
        #expect(isOpen(app))
        #expect(chosen(app) == ["Beta", "Regular", "17"])
        app.press("a", .control)
        #expect(!chosen(app).contains("Beta") && !chosen(app).contains("System Font"), "they differ")
        app.type("x")
        #expect(String(model.text.characters) == "x")
        try app.find(.textField, "Search").click()
        app.type("gam")
        #expect(app.all(.button, "Beta").isEmpty)
        #expect(String(model.text.characters) == "x")
    }

    @Test("The selection stays drawn while the panel has the focus")
    func selectionStays() async throws {
        let app = try mounted()
        let editor = try app.find(.textEditor)
        let plain = app.freshPicture()
        app.press("a", .control)
        await open(app)
        let (x, y) = (Int(editor.frame.minX) + 10, Int(editor.frame.minY) + 8)
        #expect(app.freshPicture()[x, y] != plain[x, y])
    }

    @Test("It closes when another text gets the focus, and with its editor")
    func leaves() async throws {
        let app = try mounted()
        await open(app)
        try app.find(.textField, "Other").click()
        #expect(!isOpen(app))
        app.type("x")
        #expect(model.other == "x")
        try app.find(.textEditor).click()
        await open(app)
        app.show { Text("gone") }
        #expect(!isOpen(app))
    }

    @Test("It is dragged by its title, up to the window's edges")
    func moved() async throws {
        let app = try mounted()
        await open(app)
        let panel = try app.find(.group, "Fonts")
        let before = panel.frame
        let title = CGPoint(x: before.minX + 60, y: before.minY + 20)
        app.drag(from: title, to: CGPoint(x: title.x + 40, y: title.y - 20))
        #expect(panel.frame.minX - before.minX == 40)
        #expect(panel.frame.minY - before.minY == -20)
        #expect(try app.find(.textField, "Search").isFocused, "it goes on with what it had")
        let now = CGPoint(x: title.x + 40, y: title.y - 20)
        app.drag(from: now, to: CGPoint(x: -3000, y: -3000))
        #expect(panel.frame.minX >= 0 && panel.frame.minY >= 0)
    }

    // MARK: Families

    @Test("The search matches all names of a family, ignoring case and diacritics")
    func search() async throws {
        let app = try mounted()
        await open(app)
        for (words, found) in [
            ("ALPHA", ["Ålpha"]), ("ray gam", ["Gamma Ray"]), ("最初", ["Ålpha"]), ("system", ["System Font"]),
        ] {
            app.press("a", .control)
            app.type(words)
            let all = ["System Font", "Beta", "Ålpha", "Gamma Ray"]
            #expect(app.all(.button).map(\.label).filter(all.contains) == found, "\(words)")
        }
        app.press("a", .control)
        app.type("nothing of that name")
        #expect(app.texts.contains("No Fonts Found"))
        app.press(.down)
        app.press(.return)
        #expect(model.runs == ["one two"])
    }

    @Test("Arrow keys choose while searching; each choice applies at once and is undone separately")
    func arrows() async throws {
        let app = try mounted()
        app.press("a", .control)
        await open(app)
        app.press(.down)
        #expect(model.runs == ["one two Ålpha 17"])
        app.press(.down)
        #expect(model.runs == ["one two Beta 17"])
        #expect(chosen(app).first == "Beta")
        app.press("z", .control)
        #expect(model.runs == ["one two Ålpha 17"])
        app.press("z", .control)
        #expect(model.runs == ["one two"])
        #expect(chosen(app).first == "System Font")
        app.press("z", [.control, .shift])
        #expect(model.runs == ["one two Ålpha 17"])
        app.press(.up)
        #expect(model.runs == ["one two"], "the system's font is none of its own")
    }

    @Test("Return chooses the first match")
    func returnKey() async throws {
        let app = try mounted()
        app.press("a", .control)
        await open(app)
        app.type("gam")
        app.press(.return)
        #expect(model.runs == ["one two Gamma Ray 17"])
        #expect(isOpen(app))
    }

    @Test("A click chooses a family, a typeface and a size")
    func pointer() async throws {
        let app = try mounted()
        app.press(.right, [.control, .shift])
        await open(app)
        try app.find(.button, "Beta").click()
        #expect(typeface(app) == ["Regular", "Italic", "Bold"])
        try app.find(.button, "Bold").click()
        try app.find(.button, "16").click()
        #expect(model.runs.first?.hasSuffix("Beta bold 16") == true)
        #expect(model.runs.count == 2)
        #expect(chosen(app) == ["Beta", "Bold", "16"])
        try app.find(.button, "Gamma Ray").click()
        #expect(model.runs.first?.hasSuffix("Gamma Ray bold 16") == true, "what was chosen besides stays")
        try app.find(.button, "System Font").click()
        #expect(typeface(app) == ["Regular", "Italic", "Bold", "Bold Italic"])
    }

    @Test("Keys choose in each list once Tab has reached it")
    func lists() async throws {
        let app = try mounted()
        app.press("a", .control)
        await open(app)
        app.press(.down)
        app.press(.down)
        app.press(.tab)
        app.press(.tab)
        app.press(.end)
        #expect(model.runs == ["one two Beta bold 17"])
        app.press(.up)
        #expect(model.runs == ["one two Beta italic 17"])
        app.press(.tab)
        #expect(try app.find(.textField, "Font Size").isFocused)
        app.type("30")
        app.press(.return)
        #expect(model.runs == ["one two Beta italic 30"])
        app.press(.tab)
        app.press(.down)
        #expect(model.runs == ["one two Beta italic 6"])
    }

    @Test("An invalid size changes nothing", arguments: ["", "x", "-4", "0", "1e999"])
    func nonsense(typed: String) async throws {
        let app = try mounted()
        app.press("a", .control)
        await open(app)
        try app.find(.textField, "Font Size").click()
        app.press("a", .control)
        app.type(typed)
        app.press(.return)
        #expect(model.runs == ["one two"])
    }

    @Test("Formatting keys work from the panel, and the panel shows their effect")
    func formatKeys() async throws {
        let app = try mounted()
        app.press("a", .control)
        await open(app)
        app.press("b", .control)
        #expect(model.runs == ["one two bold 17"])
        #expect(chosen(app) == ["System Font", "Bold", "17"])
    }

    @Test("In a heading it shows the heading's size and weight, which a new family keeps")
    func heading() async throws {
        model.text.presentationIntent = PresentationIntent(.header(level: 1), identity: 1)
        let app = try mounted()
        app.press("a", .control)
        await open(app)
        #expect(chosen(app) == ["System Font", "Bold"])
        #expect(try app.find(.textField, "Font Size").value == "34")
        try app.find(.button, "Beta").click()
        #expect(model.runs == ["one two Beta bold 34"])
    }

    @Test("Without a selection, the font applies to the text typed next")
    func typing() async throws {
        let app = try mounted()
        app.press(.end)
        await open(app)
        try app.find(.button, "Beta").click()
        #expect(model.runs == ["one two"])
        #expect(chosen(app).first == "Beta")
        app.press(.escape)
        app.type("!")
        #expect(model.runs == ["one two", "! Beta 17"])
    }

    @Test("A title keeps its size in another family, and so does enlarged text")
    func styles() {
        for font in [
            Font.title, .headline, .body, .system(size: 31), .custom("A", size: 20), .largeTitle.bold(),
        ] {
            for size in DynamicTypeSize.allCases {
                let context = Font.Context(typeSize: size)
                let other = font.ofFamily("Beta")
                #expect(other.family == "Beta")
                #expect(
                    abs(other.resolve(in: context).pointSize - font.resolve(in: context).pointSize) < 0.01)
                #expect(other.resolve(in: context).weight == font.resolve(in: context).weight)
                let back = other.ofFamily(nil)
                #expect(back.family == nil)
                #expect(abs(back.resolve(in: context).pointSize - font.resolve(in: context).pointSize) < 0.01)
            }
        }
    }

    // MARK: Definitions

    @Test("Fonts that a definition forbids are not offered")
    func definition() async throws {
        let app = try mounted { $0.attributedTextFormattingDefinition(Few()) }
        app.press("a", .control)
        await open(app)
        #expect(
            app.all(.button).map(\.label)
                == ["Close", "System Font", "Beta", "Regular", "17", "24"])
        try app.find(.button, "Beta").click()
        #expect(model.runs == ["one two Beta 17"])
        #expect(app.all(.button).map(\.label) == ["Close", "System Font", "Beta", "Regular", "17", "24"])
        try app.find(.button, "24").click()
        #expect(model.runs == ["one two Beta 24"])
        app.press("c", [.control, .shift])
        #expect(app.all(.slider).isEmpty, "colours are none of its values")
    }

    @Test("If fonts cannot be chosen, or the program hides it, it does not open")
    func nothingToOpen() throws {
        func opens<Content: View>(_ change: (Page) -> Content) throws -> Bool {
            let app = try mounted { change($0) }
            app.press("t", .control)
            let isOpen = isOpen(app)
            app.press(.escape)
            try app.find(.textEditor).click(at: UnitPoint(x: 0.01, y: 0.02), button: .secondary)
            #expect(app.all(.menuItem).map(\.label).contains("Fonts…") == isOpen)
            return isOpen
        }
        #expect(try opens { $0 })
        #expect(try !opens { $0.attributedTextFormattingDefinition(NoFonts()) })
        #expect(try !opens { $0.textInputFormattingControlVisibility(.hidden, for: .fontPanel) })
        #expect(try opens { $0.textInputFormattingControlVisibility(.visible, for: .default) })
    }

    // MARK: Colors

    @Test("Ctrl+Shift+C switches to the color panel; a drag is one undo step")
    func colors() async throws {
        let app = try mounted()
        app.press("a", .control)
        await open(app)
        app.press("c", [.control, .shift])
        #expect(!isOpen(app))
        let field = try app.find(.slider, "Saturation, Brightness")
        app.drag(from: field.point(.center), to: field.point(UnitPoint(x: 0.9, y: 0.1)))
        #expect(model.text.foregroundColor != nil)
        let first = model.text.foregroundColor
        app.advance(by: 2)
        app.drag(from: field.point(.center), to: field.point(UnitPoint(x: 0.2, y: 0.2)))
        #expect(model.text.foregroundColor != first)
        app.press("z", .control)
        #expect(model.text.foregroundColor == first)
        app.press("z", .control)
        #expect(model.text.foregroundColor == nil)
        app.press("z", [.control, .shift])
        #expect(model.text.foregroundColor == first)
    }

    @Test("Arrow keys choose a color at once, and Escape returns to the text")
    func colorKeys() throws {
        let app = try mounted()
        app.press("a", .control)
        app.press("c", [.control, .shift])
        app.press(.down)
        app.press(.right)
        #expect(model.runs == ["one two colored"])
        app.press(.escape)
        app.press(.end)
        app.type("!")
        #expect(String(model.text.characters) == "one two!")
    }

    // MARK: Many

    @Test(
        "Of five thousand families only visible ones are created, and names are read once"
    )
    func many() async throws {
        let families = (0..<5000).map {
            FontFamily(name: "Family \(String(format: "%04d", $0))", faces: [.init(name: "Regular")])
        }
        let reads = Reads()
        let library = FontLibrary {
            {
                reads.add()
                return families
            }
        }
        let app = try mounted(families) { $0.environment(\.fontLibrary, library) }
        await open(app)
        func made() -> Int { app.all(.button).count { $0.label.hasPrefix("Family") } }
        #expect((1..<40).contains(made()))
        app.press(.pageDown)
        let list = try #require(app.all(.button, "Family 0003").first)
        app.scroll(at: list.point(.center), y: 60_000)
        #expect((1..<40).contains(made()))
        #expect(app.all(.button, "Family 0003").isEmpty)
        app.type("4321")
        #expect(made() == 1)
        app.press(.escape)
        await open(app)
        #expect(reads.count == 1)
    }

    private final class Reads: @unchecked Sendable {
        private let lock = NSLock()
        private var number = 0
        var count: Int { lock.withLock { number } }
        func add() { lock.withLock { number += 1 } }
    }

    @Test("Installed fonts are listed once each, by name, and each can be used")
    func installed() async throws {
        _ = try mounted()
        let families = await FontLibrary.shared.families()
        #expect(families.contains { $0.family.name == "Inter" })
        #expect(Set(families.map(\.family.name)).count == families.count)
        #expect(families.map(\.key) == families.map(\.key).sorted())
        #expect(families.allSatisfy { !$0.family.faces.isEmpty })
    }

    @Test("Without a selection, sample letters of the language show the choice")
    func alphabet() {
        func letters(_ locale: String) -> [String] { Locale(identifier: locale).alphabet(limit: 8) }
        #expect(letters("en_US") == ["a", "b", "c", "d", "e", "f", "g", "h"])
        #expect(letters("cs") == ["a", "á", "b", "c", "č", "d", "ď", "e"])
        #expect(letters("ar").first == "ء")
        #expect(letters("ko") == ["가", "각", "갂", "갃", "간", "갅", "갆", "갇"])
        #expect(Locale(identifier: "cs").alphabet(limit: 40).contains("ch"))
        for locale in Locale.availableIdentifiers {
            #expect(Locale(identifier: locale).alphabet(limit: 40).count <= 40, "\(locale)")
        }
    }

    @Test("Every language has every word", arguments: FontWord.words.keys.sorted())
    func translations(language: String) throws {
        let words = try #require(FontWord.words[language]).split(separator: "|")
        #expect(words.count == FontWord.Key.allCases.count)
        #expect(FontWord.words.count == MenuWord.words.count)
        let colors = try #require(ColorWord.words[language]).split(separator: "|")
        #expect(colors.count == ColorWord.Key.allCases.count)
        #expect(ColorWord.words.count == MenuWord.words.count)
    }
}
