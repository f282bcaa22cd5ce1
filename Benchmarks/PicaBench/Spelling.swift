import Foundation
import PicaGraph
import PicaState
import PicaUI
import PicaViews

/// A page of English in an editor of 800x600, every tenth word of it wrong: from a key to the frame that
/// underlines the wrong words, in memory. Debian's English dictionary must be installed.
@MainActor enum Spelling {
    private static let lines = 4000
    private static let keys = 200

    static func run() {
        // Fonts are found, and code is read, before anything is measured.
        _ = ImageRenderer(content: TextEditor(text: .constant("warm")).autocorrectionDisabled()).pngData()
        let page = Page(checker: nil)
        page.type("x")
        var plain: [Double] = []
        for number in 0..<keys { plain.append(page.measure { page.type(letter(number)) }.main) }
        Report.emit("spelling.key_unchecked.main_thread", plain)

        let checker = SpellChecker.shared
        let before = Memory.resident
        let start = Clock.now
        let checked = Page(checker: checker)
        checked.settle()
        Report.emit("spelling.first", Clock.now - start, "ms")
        Report.emit("spelling.memory", max(0, Memory.resident - before), "MiB")

        var times: [(total: Double, main: Double)] = []
        for number in 0..<keys { times.append(checked.measure { checked.type(letter(number)) }) }
        Report.emit("spelling.key", times.map(\.total))
        Report.emit("spelling.key.main_thread", times.map(\.main))
        times = []
        for _ in 0..<100 { times.append(checked.measure { checked.press(.pageDown) }) }
        Report.emit("spelling.page", times.map(\.total))
        Report.emit("spelling.page.main_thread", times.map(\.main))
        Report.finish()
    }

    private static func letter(_ number: Int) -> String { number % 6 == 5 ? " " : "x" }

    /// A mounted editor with the focus.
    @MainActor private final class Page {
        private let host: ViewHost
        private let checker: SpellChecker?

        init(checker: SpellChecker?) {
            self.checker = checker
            let text = (0..<lines).map { number in
                "\(Content.label(number, version: 0)) \(Content.label(number, version: 1)) wr\(word(number))d"
            }
            var environment = EnvironmentValues()
            environment.locale = Locale(identifier: "en_US")
            environment.spellChecker = checker
            let editor = Sheet(text: text.joined(separator: "\n"))
            host = ViewHost(editor, platform: OffscreenPlatform(), environment: environment)
            host.resize(to: Content.windowSize, scale: 1)
            press(.tab)
            press(.home, .control)
        }

        func type(_ text: String) {
            host.handle(.text(text))
            _ = host.update()
        }

        func press(_ key: Key, _ modifiers: Modifiers = []) {
            host.handle(.keyPressed(KeyStroke(key, modifiers)))
            _ = host.update()
        }

        /// Waits for the checker's answers, and shows them.
        func settle() {
            checker?.finish()
            _ = host.update()
        }

        /// The time until everything is marked, and this thread's share of the computation.
        func measure(_ action: () -> Void) -> (total: Double, main: Double) {
            let (start, used) = (Clock.now, Clock.thread)
            action()
            settle()
            return (Clock.now - start, Clock.thread - used)
        }
    }

    private struct Sheet: View {
        @State var text: String
        var body: some View { TextEditor(text: $text).font(Content.font) }
    }

    /// A word that no dictionary has.
    private static func word(_ number: Int) -> String {
        let letter = String(UnicodeScalar(UInt8(97 + number % 26)))
        return number < 26 ? letter : word(number / 26) + letter
    }
}
