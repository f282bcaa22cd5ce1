import Foundation
import Glibc
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaFields
@testable import PicaLabels
@testable import PicaScenes
@testable import PicaText

/// The desktop's dictionaries, in a folder of the tests, so that they do not add to the user's words.
@MainActor @Suite(.serialized) struct EnchantTests {
    /// Set once for the process, before Enchant looks.
    private static let folder: URL = {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("pica-enchant-\(ProcessInfo.processInfo.processIdentifier)")
        let dictionaries = folder.appendingPathComponent("hunspell")
        try? FileManager.default.createDirectory(at: dictionaries, withIntermediateDirectories: true)
        func write(_ text: String, _ name: String) {
            try? Data(text.utf8).write(to: dictionaries.appendingPathComponent(name))
        }
        // Esperanto, for which no Debian dictionary is installed.
        write("SET UTF-8\nTRY aeiounstr\n", "eo.aff")
        write("3\nsaluton\nmondo\nĉevalo\n", "eo.dic")
        write("SET NONSENSE\nPFX\nREP 7\n\u{0}", "ia.aff")
        write("no number\n\n\u{0}\u{1}", "ia.dic")
        setenv("ENCHANT_CONFIG_DIR", folder.path, 1)
        return folder
    }()

    init() { _ = Self.folder }

    @Test("Enchant's dictionaries are found by language")
    func languages() {
        let languages = EnchantWordLists().languages
        #expect(languages.contains("eo"))
        #expect(languages.contains("en_US"), "hunspell-en-us is missing: scripts/setup test")
    }

    @Test("A word is right, wrong, similar to others, and right once it was added")
    func words() throws {
        let lists = EnchantWordLists()
        #expect(lists.isRight("saluton", in: "eo"))
        #expect(lists.isRight("ĉevalo", in: "eo"))
        #expect(!lists.isRight("salutno", in: "eo"))
        #expect(lists.suggestions(for: "salutno", in: "eo").contains("saluton"))
        lists.add("Pikao", to: "eo")
        #expect(lists.isRight("Pikao", in: "eo"))
        let kept = try String(contentsOf: Self.folder.appendingPathComponent("eo.dic"), encoding: .utf8)
        #expect(kept.contains("Pikao"), "other programs know it, too")
        #expect(EnchantWordLists().isRight("Pikao", in: "eo"))
    }

    @Test("Missing and damaged dictionaries and odd words do no harm")
    func broken() {
        let lists = EnchantWordLists()
        for language in ["ia", "xx_YY", "", "en US", "\u{0}", String(repeating: "a", count: 10_000)] {
            _ = lists.isRight("word", in: language)
            _ = lists.suggestions(for: "word", in: language)
        }
        #expect(lists.isRight("word", in: "xx_YY"))
        lists.add("word", to: "xx_YY")
        for word in ["", "\u{0}", "a\u{0}b", String(repeating: "x", count: 100_000), "👩🏽‍🚀", "\n"] {
            _ = lists.isRight(word, in: "eo")
            _ = lists.suggestions(for: word, in: "eo")
        }
    }

    @Test("A field underlines words missing from Debian's English dictionary")
    func field() throws {
        let checker = SpellChecker(languages: []) { EnchantWordLists() }
        let app = try mount {
            TextEditor(text: .constant("This sentnece doesn't have errors, I beleive."))
                .environment(\.spellChecker, checker)
        }
        checker.finish()
        app.update()
        let field = try #require(checker.fields.first?.field)
        #expect(field.shown.map { field.session.buffer.string(in: $0) } == ["sentnece", "beleive"])
    }

    @Test(
        "English typing is corrected by Debian's dictionary",
        arguments: [
            ("teh", "the"), ("dont", "don't"), ("recieve", "receive"), ("london", "London"),
        ])
    func corrections(typed: String, meant: String) {
        let speller = Speller(EnchantWordLists())
        let piece = Speller.Passage(typed + " ")
        #expect(
            speller.correction(ofWordEndingAt: typed.utf8.count, in: piece, ["en_US"])
                == Speller.Correction(range: 0..<typed.utf8.count, text: meant))
    }

    @Test("Snapshots show the underlines")
    func pictures() throws {
        _ = try mount { EmptyView() }
        func picture(_ text: String, isDisabled: Bool? = nil) -> Data? {
            let field = TextEditor(text: .constant(text)).frame(width: 200, height: 60)
                .environment(\.locale, Locale(identifier: "eo"))
            guard let isDisabled else { return ImageRenderer(content: field).pngData() }
            return ImageRenderer(content: field.autocorrectionDisabled(isDisabled)).pngData()
        }
        func plain(_ text: String) -> Data? { picture(text, isDisabled: true) }
        #expect(picture("saluton mondo") == plain("saluton mondo"))
        #expect(picture("salutno mondo") != plain("salutno mondo"))
    }

    @Test(
        "The most likely correction comes first, at the start of a sentence, too",
        arguments: [
            ("Ther", "There"), ("ther", "there"), ("Teh", "The"), ("recieve", "receive"),
            ("Becuse", "Because"),
        ])
    func common(typed: String, meant: String) {
        let speller = Speller(EnchantWordLists())
        #expect(speller.suggestions(for: typed, ["en_US"]).prefix(3).contains(meant))
    }

    @Test("Text in a language without a dictionary is not checked in another language")
    func otherLanguage() {
        let speller = Speller(EnchantWordLists())
        let german = Speller.Passage("Der Himmel ist heute grau und die Blätter fallen schon.")
        #expect(speller.misspelled(in: german, ["is_IS", "en_US"]).isEmpty)
        #expect(!speller.misspelled(in: german, ["en_US"]).isEmpty)
        let english = Speller.Passage("The sky is gray today and the leaves are allready falling.")
        #expect(speller.misspelled(in: english, ["is_IS", "en_US"]).count == 1)
        let russian = Speller.Passage("Сегодня небо серое, the sky is gray todday")
        #expect(speller.misspelled(in: russian, ["ru_RU", "en_US"]).count == 1)
    }
}
