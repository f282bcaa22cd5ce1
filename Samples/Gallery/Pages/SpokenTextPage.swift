import PicaUI

/// What a screen reader is told about texts; turn one on to hear it.
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
        ("Sixth level", .footnote, .h6), ("A heading of no level", .headline, .unspecified),
    ]

    var body: some View {
        Example("Headings", note: "Readers go from one to the next, and hear its level.") {
            ForEach(levels, id: \.level) { entry in
                Text(entry.name).font(entry.font).accessibilityHeading(entry.level)
            }
            VStack { Text("A heading by its container") }.accessibilityHeading(.h2)
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
        Example("What a text is for", note: "It is read out as such texts are: code with its marks, for one.")
        {
            ForEach(kinds, id: \.text) { kind in
                Row(kind.name) { Text(verbatim: kind.text).accessibilityTextContentType(kind.type) }
            }
            Row("By its container") {
                VStack { Text("cd ..") }.accessibilityTextContentType(.console)
            }
        }
    }
}

private struct Speech: View {
    var body: some View {
        Example("How it is said") {
            Row("Letter by letter") { Text("BBC").speechSpellsOutCharacters() }
            Row("With its marks") { Text("(a, b)").speechAlwaysIncludesPunctuation() }
            Row("Higher") { Text("A question?").speechAdjustedPitch(0.5) }
            Row("After the rest") { Text("Saved").speechAnnouncementsQueued() }
            Row("By a container") {
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
        Example("Said in other words", note: "What is seen stays as it is.") {
            Row("Label") { Text("5 km").accessibilityLabel("Five kilometres") }
            Row("In a text") { Text("Turn \(Text("→").accessibilityLabel("right")) at the church") }
            Row("Of any view") {
                Circle().fill(.green).frame(width: 16, height: 16)
                    .accessibilityLabel("Ready", isEnabled: isNamed)
                    .accessibilityValue("3 of 3")
                    .accessibilityHint("All tests have passed.")
            }
            Button(isNamed ? "Unnamed" : "Named") { isNamed.toggle() }
        }
    }
}
