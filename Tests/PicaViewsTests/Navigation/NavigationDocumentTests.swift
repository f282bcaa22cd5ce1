import Foundation
import PicaGraph
import PicaTesting
import PicaViews
import Testing

/// The icon that stands for a document beside a bar's title.
@MainActor @Suite struct NavigationDocumentTests {
    private struct Note: View {
        var body: some View {
            NavigationStack {
                Text("Body")
                    .navigationTitle("Letter")
                    .navigationDocument(URL(fileURLWithPath: "/home/ada/Notes/letter.txt"))
            }
        }
    }

    @Test("The document's menu opens its parent folders, the nearest first")
    func folders() throws {
        let host = try mount { Note() }
        let title = try host.find(.heading, "Letter").frame
        host.click(at: CGPoint(x: title.minX - 14, y: title.midY), button: .secondary)
        #expect(host.all(.menuItem).map(\.label) == ["Notes", "ada", "home", "/"])
        try host.find(.menuItem, "ada").click()
        #expect(host.openedURLs.map(\.path) == ["/home/ada"])
    }

    @Test("A document can be dragged out as a file")
    func drag() async throws {
        struct Desk: View {
            let note: (URL) -> Void

            var body: some View {
                VStack {
                    Note()
                    Color.red.frame(height: 60)
                        .dropDestination(for: URL.self) { urls, _ in
                            urls.forEach(note)
                            return true
                        }
                }
            }
        }
        var dropped: [URL] = []
        let host = try mount(width: 400, height: 300) { Desk { dropped.append($0) } }
        let title = try host.find(.heading, "Letter").frame
        host.drag(from: CGPoint(x: title.minX - 14, y: title.midY), to: CGPoint(x: 200, y: 270))
        await host.settle { !dropped.isEmpty }
        #expect(dropped.map(\.path) == ["/home/ada/Notes/letter.txt"])
    }

    @Test("A value has a draggable icon and no menu")
    func value() throws {
        let host = try mount {
            NavigationStack { Text("Body").navigationTitle("Words").navigationDocument("some words") }
        }
        let title = try host.find(.heading, "Words").frame
        host.click(at: CGPoint(x: title.minX - 14, y: title.midY), button: .secondary)
        #expect(host.all(.menuItem).isEmpty)
    }
}
