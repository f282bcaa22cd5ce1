import Foundation
import PicaTesting
import PicaUI
import Testing

/// The examples of the documentation's page about `Text`, and what the page says that they show.
@MainActor @Suite("The documentation's examples of Text") struct TextExampleTests {
    @Test("A standard font")
    func title() throws {
        let example = Text("Hamlet")
            .font(.title)
        let app = try mount { example }
        #expect(app.texts == ["Hamlet"])
        let body = try mount { Text("Hamlet").font(.body) }.sizeThatFits(.unspecified)
        #expect(app.sizeThatFits(.unspecified).height > body.height)
        // Without a font a text has the body's.
        #expect(
            try looksTheSame {
                Text("Hamlet")
            } as: {
                Text("Hamlet").font(.body)
            })
    }

    @Test("A system font, light and with serifs, in italics")
    func system() throws {
        let example = Text("by William Shakespeare")
            .font(.system(size: 12, weight: .light, design: .serif))
            .italic()
        #expect(try mount { example }.texts == ["by William Shakespeare"])
        #expect(
            try !looksTheSame {
                example
            } as: {
                Text("by William Shakespeare").font(.system(size: 12, weight: .light, design: .serif))
            })
        #expect(
            try !looksTheSame {
                example
            } as: {
                Text("by William Shakespeare").font(.system(size: 12, weight: .light)).italic()
            })
    }

    @Test("Markdown in an attributed string, whose marks go before the modifiers")
    func markdown() throws {
        struct Example: View {
            let attributedString = try! AttributedString(
                markdown: "_Hamlet_ by William Shakespeare")

            var body: some View {
                Text(attributedString)
                    .font(.system(size: 12, weight: .light, design: .serif))
            }
        }
        #expect(try mount { Example() }.texts == ["Hamlet by William Shakespeare"])
        #expect(
            try looksTheSame {
                Example()
            } as: {
                (Text("Hamlet").italic() + Text(" by William Shakespeare"))
                    .font(.system(size: 12, weight: .light, design: .serif))
            })
    }

    @Test("A long text wraps where its width is given")
    func wrapping() throws {
        let line = try mount { Text("To be") }.sizeThatFits(.unspecified).height
        let app = try mount {
            Text("To be, or not to be, that is the question:")
                .frame(width: 100)
        }
        let size = app.sizeThatFits(.unspecified)
        #expect(size.width == 100)
        #expect((size.height / line).rounded() >= 3)
        #expect(app.texts == ["To be, or not to be, that is the question:"])
    }

    @Test("A text limited to one line is truncated")
    func truncation() throws {
        let line = try mount { Text("Brevity") }.sizeThatFits(.unspecified).height
        let app = try mount {
            Text("Brevity is the soul of wit.")
                .frame(width: 100)
                .lineLimit(1)
        }
        #expect(app.sizeThatFits(.unspecified) == CGSize(width: 100, height: line))
        #expect(
            try !looksTheSame {
                Text("Brevity is the soul of wit.").frame(width: 100).lineLimit(1)
            } as: {
                Text("Brevity is").frame(width: 100, alignment: .leading)
            })
    }

    @Test("A literal is looked up in the reader's language, then the app's language, then shown as is")
    func localized() throws {
        let strings = try Strings()
        let app = try mount {
            Text("pencil", bundle: strings.bundle)
            Text("pencil")  // Searches the default table in the main bundle.
            Text(verbatim: "pencil")  // Displays the string "pencil" in any locale.
        }
        for (locale, word) in [("en_US", "pencil"), ("es_ES", "lápiz"), ("da_DK", "pencil")] {
            app.setEnvironment(\.locale, Locale(identifier: locale))
            #expect(app.texts == [word, "pencil", "pencil"])
        }
    }

    @Test("A variable is looked up only as a localized string key")
    func variables() throws {
        let strings = try Strings()
        let writingImplement = "pencil"
        let app = try mount {
            // Don't localize a string variable...
            Text(writingImplement)

            // ...unless you explicitly convert it to a localized string key.
            Text(LocalizedStringKey(writingImplement), bundle: strings.bundle)
            Text(LocalizedStringKey(writingImplement))
        }
        app.setEnvironment(\.locale, Locale(identifier: "es"))
        #expect(app.texts == ["pencil", "lápiz", "pencil"])
    }

    @Test("An interpolated value appears in the localized text")
    func interpolation() throws {
        let strings = try Strings()
        let name: String = "Ada"
        let app = try mount {
            Text("Hello, \(name)")
            Text("Hello, \(name)", bundle: strings.bundle)
        }
        app.setEnvironment(\.locale, Locale(identifier: "es"))
        #expect(app.texts == ["Hello, Ada", "Hola, Ada"])
    }

    @Test("An interpolated styled text keeps its style")
    func styledInterpolation() throws {
        struct Person { var name: String }
        let strings = try Strings()
        let person = Person(name: "Ada")
        let name = Text(person.name).bold()
        #expect(try mount { Text("Hello, \(name)") }.texts == ["Hello, Ada"])
        #expect(
            try looksTheSame {
                Text("Hello, \(name)", bundle: strings.bundle)
                    .environment(\.locale, Locale(identifier: "es"))
            } as: {
                Text("Hola, ") + Text("Ada").bold()
            })
        var word = AttributedString("Ada")
        word.underlineStyle = .single
        #expect(
            try looksTheSame {
                Text("Hello, \(word)")
            } as: {
                Text("Hello, ") + Text("Ada").underline()
            })
        #expect(try mount { Text("A \(Image(systemName: "star")) in a line") }.texts.count == 1)
    }

    /// The page's words in English and Spanish, removed with the test.
    private final class Strings {
        let bundle: Bundle
        private let url = FileManager.default.temporaryDirectory.appending(path: "Pica-\(UUID()).bundle")

        init() throws {
            for (language, words) in [
                ("en", #""pencil" = "pencil"; "Hello, %@" = "Hello, %@";"#),
                ("es", #""pencil" = "lápiz"; "Hello, %@" = "Hola, %@";"#),
            ] {
                let folder = url.appending(path: "\(language).lproj")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try words.write(
                    to: folder.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
            }
            bundle = try #require(Bundle(url: url))
        }

        deinit { try? FileManager.default.removeItem(at: url) }
    }
}
