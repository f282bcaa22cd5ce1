import Foundation
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@MainActor @Suite struct ContentUnavailableViewTests {
    @Test("The title, the description and the actions are centered in the available space")
    func parts() throws {
        let host = try mount(width: 400, height: 400) {
            ContentUnavailableView {
                Label("No Mail", systemImage: "tray")
            } description: {
                Text("New mail appears here.")
            } actions: {
                Button("Refresh") {}
            }
            .named("all")
        }
        #expect(try host.frame("all") == CGRect(x: 0, y: 0, width: 400, height: 400))
        let title = try host.find(.staticText, "No Mail").frame
        let description = try host.find(.staticText, "New mail appears here.").frame
        let button = try host.find(.button, "Refresh").frame
        #expect(title.maxY < description.minY && description.maxY < button.minY)
        for frame in [title, description, button] { #expect(abs(frame.midX - 200) <= 1) }
        let middle = (title.minY + button.maxY) / 2
        #expect(middle > 180 && middle < 260)
    }

    private func texts<V: View>(_ view: V) throws -> [String] { try mount { view }.texts }

    @Test("The title may be a key, a string or a resource; the icon a system symbol, a file or an asset")
    func titles() throws {
        let string = "A string"
        let resource = LocalizedStringResource("A resource")
        let image = ImageResource(name: "Frame", bundle: .main)
        let more = Text("More")
        typealias Missing = ContentUnavailableView
        #expect(try texts(Missing("A key", systemImage: "tray", description: more)) == ["A key", "More"])
        #expect(try texts(Missing(string, systemImage: "tray")) == ["A string"])
        #expect(try texts(Missing(resource, systemImage: "tray")) == ["A resource"])
        #expect(try texts(Missing("A key", image: "tray")) == ["A key"])
        #expect(try texts(Missing(string, image: "tray")) == ["A string"])
        #expect(try texts(Missing(resource, image: "tray")) == ["A resource"])
        #expect(try texts(Missing("A key", image: image)) == ["A key"])
        #expect(try texts(Missing(string, image: image)) == ["A string"])
    }

    @Test(
        "The search variant names the search text, in the environment's language"
    )
    func search() throws {
        let host = try mount { ContentUnavailableView.search }
        #expect(host.texts == ["No Results", "Check the spelling or try a new search."])
        host.show { ContentUnavailableView.search(text: "50% off") }
        #expect(host.texts.first == "No Results for “50% off”")
        host.show {
            ContentUnavailableView.search(text: "Oslo").environment(\.locale, Locale(identifier: "de"))
        }
        #expect(
            host.texts
                == ["Keine Ergebnisse für „Oslo“", "Prüfe die Schreibweise oder suche nach etwas anderem."])
    }
}
