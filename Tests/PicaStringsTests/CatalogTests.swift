import Foundation
import PicaFoundation
import Testing

@testable import pica_strings

@Suite("A catalog is kept in step with the sources") struct CatalogTests {
    private static let text = #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%lld files" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "%lld Dateien"
                  }
                }
              }
            },
            "Gone" : {

            },
            "Manual" : {
              "extractionState" : "manual"
            },
            "Old" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Alt"
                  }
                }
              },
              "unknown" : [
                1,
                true,
                null
              ]
            }
          },
          "version" : "1.0"
        }

        """#

    private func catalog() throws -> Catalog { try Catalog(Array(Self.text.utf8)) }

    private func key(_ text: String, guess: String? = nil, comment: String? = nil) -> FoundKey {
        let segments = guess.map { [(text: $0, isGuess: true), (text: text, isGuess: false)] }
        return FoundKey(segments: segments ?? [(text: text, isGuess: false)], comment: comment, line: 1)
    }

    @Test("It is written as it was read")
    func same() throws {
        #expect(try catalog().text == Self.text)
    }

    @Test("New keys are added, missing translated ones become stale, others go, translations stay")
    func update() throws {
        var catalog = try catalog()
        let counts = catalog.update(with: [key("New", comment: "c"), key(" files", guess: "%@")])
        #expect(counts == (added: 1, stale: 1, removed: 1))
        #expect(catalog.entries.map(\.key).sorted() == ["%lld files", "Manual", "New", "Old"])
        let old = try #require(catalog.entries.first { $0.key == "Old" })
        #expect(old.value["extractionState"]?.string == "stale")
        #expect(old.value["localizations"]?["de"] != nil)
        #expect(old.value["unknown"] != nil)
        #expect(catalog.entries.first { $0.key == "New" }?.value["comment"]?.string == "c")
    }

    @Test("A key that returns is no longer stale")
    func back() throws {
        var catalog = try catalog()
        _ = catalog.update(with: [])
        _ = catalog.update(with: [key("Old")])
        let old = try #require(catalog.entries.first { $0.key == "Old" })
        #expect(old.value["extractionState"] == nil)
    }

    @Test("A default value is the source language's text")
    func defaultValue() throws {
        var catalog = Catalog(sourceLanguage: "en")
        var item = key("KEY")
        item.defaultValue = "Value"
        _ = catalog.update(with: [item])
        let runtime = try StringCatalog(Array(catalog.text.utf8))
        #expect(try runtime.translation(of: "KEY", language: "en") == Translation(.words("Value")))
    }

    @Test("A pseudolanguage lengthens every text, keeps placeholders, and can be removed")
    func pseudo() throws {
        var catalog = try catalog()
        let before = catalog.text
        for language in PseudoLanguage.allCases { catalog.add(language) }
        let runtime = try StringCatalog(Array(catalog.text.utf8))
        #expect(runtime.languages.isSuperset(of: ["en-XA", "ar-XB"]))
        #expect(try runtime.translation(of: "Old", language: "en-XA") == Translation(.words("[Öļđ one]")))
        for language in PseudoLanguage.allCases { catalog.remove(language) }
        #expect(catalog.text == before)
    }

    @Test(
        "Specifiers, links and attributes stay as they are",
        arguments: [
            ("%1$@ of %lld: %#@x@ %arg %.2f%%", ["%1$@", "%lld", "%#@x@", "%arg", "%.2f", "%%"]),
            ("^[%lld item](inflect: true)", ["^[%lld ", "](inflect: true)"]),
            ("[Site](https://a.b/c)\nend", ["](https://a.b/c)", "\n"]),
        ], PseudoLanguage.allCases)
    func special(text: (String, [String]), language: PseudoLanguage) {
        let shown = language.text(text.0)
        for part in text.1 { #expect(shown.contains(part)) }
        #expect(shown.count > text.0.count)
    }

    @Test("Unreadable files are rejected", arguments: ["", "[]", "{\"strings\": 1}", "{"])
    func damaged(text: String) {
        #expect(throws: TableError.self) { try Catalog(Array(text.utf8)) }
    }
}
