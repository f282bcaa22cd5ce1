import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

extension ContainerValues {
    @Entry fileprivate var tint: String = "grey"
}

@MainActor @Suite struct SectionCollectionTests {
    /// Records the content of each section.
    private struct Outline<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            ForEach(sections: content) { section in
                VStack {
                    Text(
                        "\(section.header.count)/\(section.content.count)/\(section.footer.count) \(section.containerValues.tint)"
                    )
                    section.header
                    section.content
                    section.footer
                }
            }
        }
    }

    private func outline(@ViewBuilder _ content: () -> some View) throws -> [String] {
        try mount { Outline(content: content) }.texts
    }

    @Test("A section has its header, content and footer, each with any number of views")
    func parts() throws {
        let texts = try outline {
            Section {
                ForEach(0..<2) { Text("row \($0)") }
            } header: {
                Text("header")
                Text("more")
            } footer: {
                Text("footer")
            }
            Section { Text("alone") }
        }
        #expect(
            texts == ["2/2/1 grey", "header", "more", "row 0", "row 1", "footer", "0/1/0 grey", "alone"])
    }

    @Test(
        "Views outside sections form sections of their own, and no views form an empty section")
    func loose() throws {
        let texts = try outline {
            Text("a")
            Text("b")
            Section("Title") { Text("c") }
            Text("d")
            Section("Title") {}
        }
        #expect(
            texts == [
                "0/2/0 grey", "a", "b", "1/1/0 grey", "Title", "c", "0/1/0 grey", "d", "1/0/0 grey", "Title",
            ])
        #expect(try outline {} == ["0/0/0 grey"])
    }

    @Test(
        "A section's values are those set on it, not those of its views"
    )
    func values() throws {
        let texts = try outline {
            Section { Text("a").containerValue(\.tint, "blue") }
            Section { Text("b") }.containerValue(\.tint, "red")
            Group {
                Text("c").containerValue(\.tint, "blue")
                Section { Text("d") }
            }
            .containerValue(\.tint, "green")
        }
        #expect(
            texts == ["0/1/0 grey", "a", "0/1/0 red", "b", "0/1/0 grey", "c", "0/1/0 green", "d"])
    }

    @Test("Nested sections are content of the outer section")
    func nested() throws {
        let texts = try outline {
            Section("Outer") {
                Text("a")
                Section("Inner") { Text("b") }
            }
        }
        #expect(texts == ["1/3/0 grey", "Outer", "a", "Inner", "b"])
    }

    @Test("Sections in rows keep their container state as rows move")
    func moving() throws {
        struct Folding<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View {
                ForEach(sections: content) { section in
                    Fold(section: section)
                }
            }
        }
        struct Fold: View {
            let section: SectionConfiguration
            @State private var isOpen = true
            var body: some View {
                section.header
                Button("Fold") { isOpen.toggle() }
                if isOpen { section.content }
            }
        }
        struct Chapters: View {
            @State private var names = ["A", "B"]
            var body: some View {
                Button("Reverse") { names.reverse() }
                Button("Add") { names.insert("N", at: 0) }
                Folding {
                    ForEach(names, id: \.self) { name in
                        Section(name) { Text("in \(name)") }
                    }
                }
            }
        }
        let app = try mount { Chapters() }
        #expect(app.texts == ["A", "in A", "B", "in B"])
        try app.click("Fold")
        #expect(app.texts == ["A", "B", "in B"])
        try app.click("Reverse")
        #expect(app.texts == ["B", "in B", "A"])
        try app.click("Add")
        #expect(app.texts == ["N", "in N", "B", "in B", "A"])
    }

    @Test("The container sees a section collapse")
    func collapsing() throws {
        struct Closing: View {
            @State private var isOpen = true
            var body: some View {
                Button("Close") { isOpen = false }
                Outline { Section("Title", isExpanded: $isOpen) { Text("a") } }
            }
        }
        let app = try mount { Closing() }
        #expect(app.texts == ["1/1/0 grey", "Title", "a"])
        try app.click("Close")
        #expect(app.texts == ["1/0/0 grey", "Title"])
    }

    @Test("All sections are available at once")
    func collection() throws {
        let app = try mount {
            Group(
                sections: Group {
                    Section("One") { Text("a") }
                    Section("Two") { Text("b") }
                }
            ) { sections in
                Text("\(sections.count) sections")
                sections[1].header
                ForEach(sections) { $0.content }
            }
        }
        #expect(app.texts == ["2 sections", "Two", "a", "b"])
    }
}
