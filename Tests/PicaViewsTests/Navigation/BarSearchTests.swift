import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

/// The positions of search fields in bars, and their tokens.
@MainActor @Suite struct BarSearchTests {
    private struct Stack: View {
        let placement: SearchFieldPlacement
        @State private var text = ""

        init(placement: SearchFieldPlacement) { self.placement = placement }

        var body: some View {
            NavigationStack {
                Text("Found \(text)")
                    .navigationTitle("Title")
                    .searchable(text: $text, placement: placement)
                    .toolbar { Button("Add") {} }
            }
        }
    }

    private func field(_ host: TestHost) throws -> CGRect { try host.find(.textField, "Search").frame }

    @Test(
        "The field is at the trailing end of a wide bar, and below a narrow one")
    func automatic() throws {
        let host = try mount(width: 700) { Stack(placement: .automatic) }
        let title = try host.find(.heading, "Title").frame
        let add = try host.find(.button, "Add").frame
        #expect(try abs(field(host).midY - title.midY) < 4)
        #expect(try field(host).minX > add.maxX)
        try host.find(.textField, "Search").click()
        host.type("tea")
        #expect(host.texts.contains("Found tea"))

        host.resize(to: CGSize(width: 360, height: 300))
        #expect(try field(host).minY > host.find(.heading, "Title").frame.maxY)
        #expect(try field(host).maxY < host.find(.staticText, "Found tea").frame.minY)
        #expect(try host.find(.textField, "Search").value == "tea", "what was typed goes with it")
    }

    @Test(
        "In the drawer the field is always below the bar; as principal item it is centered"
    )
    func placements() throws {
        let drawer = try mount(width: 700) {
            Stack(placement: .navigationBarDrawer(displayMode: .always))
        }
        #expect(try field(drawer).minY > drawer.find(.heading, "Title").frame.maxY)
        let principal = try mount(width: 700) { Stack(placement: .toolbarPrincipal) }
        #expect(principal.all(.heading, "Title").isEmpty)
        #expect(try abs(field(principal).midX - 350) < 30)
    }

    private struct Split: View {
        let placement: SearchFieldPlacement
        @State private var text = ""

        init(placement: SearchFieldPlacement) { self.placement = placement }

        var body: some View {
            NavigationSplitView {
                Text("Side").navigationTitle("Sidebar")
            } detail: {
                Text("Detail \(text)").navigationTitle("Document")
            }
            .searchable(text: $text, placement: placement)
            .toolbar { Button("Share") {} }
        }
    }

    @Test("Around a split view it is in the last column's bar or over the sidebar, as requested")
    func split() throws {
        let host = try mount(width: 1000) { Split(placement: .automatic) }
        #expect(try field(host).minX > host.find(.heading, "Document").frame.maxX)
        #expect(try host.find(.button, "Share").frame.minX > host.find(.heading, "Document").frame.maxX)
        #expect(host.all(.textField).count == 1)

        let sidebar = try mount(width: 1000) { Split(placement: .sidebar) }
        #expect(try field(sidebar).maxX < sidebar.find(.heading, "Document").frame.minX)
        #expect(try field(sidebar).minY > sidebar.find(.heading, "Sidebar").frame.maxY)
        try sidebar.find(.textField, "Search").click()
        sidebar.type("x")
        #expect(sidebar.texts.contains("Detail x"))
    }

    @Test("Ctrl+F focuses the field in the bar, and Escape ends the search")
    func keys() throws {
        let host = try mount(width: 700) { Stack(placement: .automatic) }
        host.press("f", .control)
        #expect(host.focused?.label == "Search")
        host.type("a")
        host.press(.escape)
        #expect(host.texts.contains("Found "))
        #expect(host.focused == nil)
    }

    @Test("Minimized, it is a button that becomes a focused field")
    func minimized() throws {
        struct Small: View {
            @State private var text = ""

            var body: some View {
                NavigationStack {
                    Text("Found \(text)")
                        .navigationTitle("Title")
                        .searchable(text: $text)
                        .searchToolbarBehavior(.minimize)
                }
            }
        }
        let host = try mount(width: 700) { Small() }
        #expect(host.all(.textField).isEmpty)
        try host.find(.button, "Search").click()
        host.type("tea")
        #expect(host.texts.contains("Found tea"))
        host.press(.escape)
        #expect(host.all(.textField).isEmpty)
    }

    // MARK: Tokens

    private struct Tag: Identifiable, Equatable {
        let id: String
    }

    private struct Tagged: View {
        @State private var text = ""
        @State private var tags = [Tag(id: "red"), Tag(id: "green")]

        var body: some View {
            Text("Tags \(tags.map(\.id).joined(separator: " ")), text \(text)")
                .searchable(text: $text, tokens: $tags) { Text($0.id) }
                .searchSuggestions {
                    if !text.isEmpty { Text("Blue").searchCompletion(Tag(id: "blue")) }
                }
        }
    }

    @Test("Backspace in the empty field removes the last token, and in text a letter")
    func backspace() throws {
        let host = try mount(width: 700) { Tagged() }
        try host.find(.textField, "Search").click()
        host.type("a")
        host.press(.delete)
        #expect(host.texts.contains("Tags red green, text "))
        host.press(.delete)
        #expect(host.texts.contains("Tags red, text "))
        host.press(.delete)
        host.press(.delete)
        #expect(host.texts.contains("Tags , text "))
    }

    @Test("A token's close button removes it; the clear button removes everything")
    func crosses() throws {
        let host = try mount(width: 700) { Tagged() }
        let crosses = host.all(.button, "Clear")
        #expect(crosses.count == 3)
        try #require(crosses.min { $0.frame.minX < $1.frame.minX }).click()
        #expect(host.texts.contains("Tags green, text "))
        try #require(host.all(.button, "Clear").max { $0.frame.minX < $1.frame.minX }).click()
        #expect(host.texts.contains("Tags , text "))
    }

    @Test("A token suggestion replaces the typed text with its token")
    func suggestion() throws {
        let host = try mount(width: 700) { Tagged() }
        try host.find(.textField, "Search").click()
        host.type("bl")
        host.press(.down)
        host.press(.return)
        #expect(host.texts.contains("Tags red green blue, text "))
    }
}
