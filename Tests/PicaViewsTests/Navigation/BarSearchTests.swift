import Foundation
import PicaGraph
import PicaTesting
import PicaViews
import Testing

/// Where bars put search fields, and the tokens in these.
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
        "The field stands at the trailing end of the bar where that is wide, and below it where it is narrow")
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
        "In a drawer the field is below the bar, however wide that is; as the principal item it is in the middle"
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

    @Test("Around a split view it stands in the bar of the last column, or over the sidebar, as it says")
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

    @Test("Ctrl and F go to the field in the bar, Escape ends the search")
    func keys() throws {
        let host = try mount(width: 700) { Stack(placement: .automatic) }
        host.press("f", .control)
        #expect(host.focused?.label == "Search")
        host.type("a")
        host.press(.escape)
        #expect(host.texts.contains("Found "))
        #expect(host.focused == nil)
    }

    @Test("Minimized it is a button, which becomes the field with the keyboard in it")
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

    @Test("Backspace in the empty field takes the last token out, and in a word a letter")
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

    @Test("A token's cross takes that out; what clears the field takes all")
    func crosses() throws {
        let host = try mount(width: 700) { Tagged() }
        let crosses = host.all(.button, "Clear")
        #expect(crosses.count == 3)
        try #require(crosses.min { $0.frame.minX < $1.frame.minX }).click()
        #expect(host.texts.contains("Tags green, text "))
        try #require(host.all(.button, "Clear").max { $0.frame.minX < $1.frame.minX }).click()
        #expect(host.texts.contains("Tags , text "))
    }

    @Test("A suggestion that completes to a token adds that in place of what was typed")
    func suggestion() throws {
        let host = try mount(width: 700) { Tagged() }
        try host.find(.textField, "Search").click()
        host.type("bl")
        host.press(.down)
        host.press(.return)
        #expect(host.texts.contains("Tags red green blue, text "))
    }
}
