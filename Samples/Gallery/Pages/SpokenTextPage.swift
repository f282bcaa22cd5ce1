import PicaUI

/// How a screen reader speaks text. Turn one on to hear the examples.
struct SpokenTextPage: View {
    var body: some View {
        Headings()
        Contents()
        Speech()
        Names()
    }
}

private struct Headings: View {
    private let levels: [(name: LocalizedStringKey, font: Font, level: AccessibilityHeadingLevel)] = [
        ("First level", .title, .h1), ("Second level", .title2, .h2), ("Third level", .title3, .h3),
        ("Fourth level", .headline, .h4), ("Fifth level", .subheadline, .h5),
        ("Sixth level", .footnote, .h6), ("A heading without a level", .headline, .unspecified),
    ]

    var body: some View {
        Example("Headings", note: "Screen readers jump from one to the next and announce its level.") {
            ForEach(levels, id: \.level) { entry in
                Text(entry.name).font(entry.font).accessibilityHeading(entry.level)
            }
            VStack { Text("A heading set by its container") }.accessibilityHeading(.h2)
        }
    }
}

private struct Contents: View {
    private let kinds: [(name: LocalizedStringKey, text: String, type: AccessibilityTextContentType)] = [
        ("Plain", "Two minutes left", .plain), ("Console", "$ swift build", .console),
        ("Files", "~/Documents/Letters", .fileSystem), ("Message", "See you at eight!", .messaging),
        ("Story", "It was a bright cold day in April.", .narrative),
        ("Source code", "if a != b { return }", .sourceCode), ("Table", "=SUM(A1:A9)", .spreadsheet),
        ("Letter", "Dear Sir or Madam,", .wordProcessing),
    ]

    var body: some View {
        Example(
            "Text content type",
            note: "A screen reader speaks each type differently: code, say, with its punctuation."
        ) {
            ForEach(kinds, id: \.text) { kind in
                Row(kind.name) { Text(verbatim: kind.text).accessibilityTextContentType(kind.type) }
            }
            Row("From its container") {
                VStack { Text("cd ..") }.accessibilityTextContentType(.console)
            }
        }
    }
}

private struct Speech: View {
    var body: some View {
        Example("Speech") {
            Row("Letter by letter") { Text("BBC").speechSpellsOutCharacters() }
            Row("With punctuation") { Text("(a, b)").speechAlwaysIncludesPunctuation() }
            Row("Higher pitch") { Text("A question?").speechAdjustedPitch(0.5) }
            Row("Queued") { Text("Saved").speechAnnouncementsQueued() }
            Row("From a container") {
                VStack { Text("W3C: (1994)") }
                    .speechSpellsOutCharacters()
                    .speechAlwaysIncludesPunctuation()
                    .speechAdjustedPitch(-0.5)
                    .speechAnnouncementsQueued()
            }
        }
    }
}

private struct Names: View {
    @State private var isNamed = true

    var body: some View {
        Example("Spoken labels", note: "The visible text does not change.") {
            Row("Label") { Text("5 km").accessibilityLabel("Five kilometers") }
            Row("Within text") { Text("Turn \(Text("→").accessibilityLabel("right")) at the church") }
            Row("Any view") {
                Circle().fill(.green).frame(width: 16, height: 16)
                    .accessibilityLabel("Ready", isEnabled: isNamed)
                    .accessibilityValue("3 of 3")
                    .accessibilityHint("All tests have passed.")
            }
            Button(isNamed ? "Unlabel" : "Label") { isNamed.toggle() }
        }
    }
}
