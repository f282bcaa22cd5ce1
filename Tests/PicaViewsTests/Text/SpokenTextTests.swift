import Foundation
import PicaTesting
import PicaUI
import Testing

/// Accessibility of texts.
@MainActor @Suite struct SpokenTextTests {
    @Test("A text's label replaces its words for accessibility, and not on screen")
    func label() throws {
        let app = try mount { Text("π").accessibilityLabel("pi") + Text(" is a number") }
        #expect(app.texts == ["pi is a number"])
        #expect(
            try app.freshPicture().difference(from: mount { Text("π is a number") }.freshPicture()).count == 0
        )
    }

    @Test("A label applies only while it is enabled")
    func enabledLabel() throws {
        let app = try mount {
            Text("Shown").padding().accessibilityLabel("Said", isEnabled: true)
            Text("Kept").padding().accessibilityLabel("Not said", isEnabled: false)
            Text("Key").padding().accessibilityLabel(LocalizedStringResource("From a resource"))
        }
        #expect(app.texts == ["Said", "Kept", "From a resource"])
    }

    @Test("A heading has its level, set on the text or the view")
    func heading() throws {
        let app = try mount {
            Text("Title").accessibilityHeading(.h1)
            Text("Part").padding().accessibilityHeading(.h2)
            Text("Any").accessibilityHeading(.unspecified)
            Text("Words")
        }
        #expect(app.all(.heading).map(\.label) == ["Title", "Part", "Any"])
        #expect(app.all(.heading).map(\.headingLevel) == [1, 2, nil])
        #expect(try app.find(.staticText, "Words").headingLevel == nil)
    }

    @Test("There are six levels of headings")
    func headingLevels() throws {
        let levels: [AccessibilityHeadingLevel] = [.h1, .h2, .h3, .h4, .h5, .h6]
        for (index, level) in levels.enumerated() {
            let app = try mount { Text("Title").accessibilityHeading(level) }
            #expect(try app.find(.heading).headingLevel == index + 1)
        }
    }

    @Test("All text content types are distinct")
    func contentTypes() throws {
        let types: [AccessibilityTextContentType] = [
            .plain, .console, .fileSystem, .messaging, .narrative, .sourceCode, .spreadsheet, .wordProcessing,
        ]
        for type in types {
            let app = try mount { Text("Words").accessibilityTextContentType(type) }
            #expect(try app.find(.staticText).textContentType == type)
            #expect(types.count { $0 == type } == 1)
        }
    }

    @Test("A text reports its content type")
    func contentType() throws {
        let app = try mount {
            Text("let a = 1").accessibilityTextContentType(.sourceCode)
            Text("ls -l").padding().accessibilityTextContentType(.console)
        }
        #expect(app.all(.staticText).map(\.textContentType) == [.sourceCode, .console])
    }

    @Test("Each part of a text has its own speech attributes, and the view's apply to the rest")
    func speech() throws {
        let app = try mount {
            (Text("Code ") + Text("A1").speechSpellsOutCharacters() + Text("!").speechAdjustedPitch(2))
                .speechAlwaysIncludesPunctuation()
                .padding()
                .speechAnnouncementsQueued()
        }
        let speech = try app.find(.staticText, "Code A1!").speech
        #expect(speech.map(\.text) == ["Code ", "A1", "!"])
        #expect(speech.map(\.spellsOut) == [nil, true, nil])
        #expect(speech.map(\.pitch) == [nil, nil, 1], "no higher than the highest")
        #expect(speech.allSatisfy { $0.includesPunctuation == true && $0.isQueued == true })
        #expect(try mount { Text("Plain") }.find(.staticText, "Plain").speech.isEmpty)
    }

    @Test("A part of a text can be queued behind others")
    func queued() throws {
        let app = try mount { Text("Now. ") + Text("Later.").speechAnnouncementsQueued() }
        #expect(try app.find(.staticText).speech.map(\.isQueued) == [nil, true])
    }

    @Test("A view's speech attributes apply to all its text")
    func viewSpeech() throws {
        let app = try mount { Text("Word").padding().speechSpellsOutCharacters().speechAdjustedPitch(-0.5) }
        let speech = try app.find(.staticText, "Word").speech
        #expect(speech.map(\.text) == ["Word"])
        #expect(speech.first?.spellsOut == true)
        #expect(speech.first?.pitch == -0.5)
    }
}
