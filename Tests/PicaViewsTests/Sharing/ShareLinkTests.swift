import Foundation
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaScenes

@MainActor @Suite struct ShareLinkTests {
    private let place = URL(filePath: "https://pica.example/a?b=1&c")

    private func open(_ link: some View) throws -> TestHost {
        let host = try mount { link }
        try host.find(.popUpButton).click()
        return host
    }

    @Test("A shared item is copied, saved as a file or sent")
    func ways() throws {
        let address = try #require(URL(string: "https://pica.example/a?b=1&c"))
        let host = try open(ShareLink(item: address))
        #expect(host.items == ["Copy", "Email"])
        try host.find(.menuItem, "Copy").click()
        #expect(host.platform.clipboard.ownContent?.items.count == 1)
        try host.find(.popUpButton).click()
        try host.find(.menuItem, "Email").click()
        #expect(
            host.openedURLs.map(\.absoluteString)
                == ["mailto:?body=https%3A%2F%2Fpica.example%2Fa%3Fb%3D1%26c"])
        let words = try open(ShareLink(item: "Dear Ada", subject: Text("Letter"), message: Text("See")))
        #expect(words.items == ["Copy", "Save…", "Email"])
        try words.find(.menuItem, "Email").click()
        #expect(
            words.openedURLs.map(\.absoluteString)
                == ["mailto:?subject=Letter&body=See%0A%0ADear%20Ada"])
    }

    @Test("A shared file takes the name of its preview")
    func files() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let host = try open(ShareLink(item: "Dear Ada", preview: SharePreview("Letter")))
        try host.find(.menuItem, "Save…").click()
        let dialog = try #require(host.fileDialog)
        #expect(dialog.fileName == "Letter.txt")
        let place = folder.appendingPathComponent("a.txt")
        dialog.choose(place)
        await host.settle { FileManager.default.fileExists(atPath: place.path) }
        #expect(try String(contentsOf: place, encoding: .utf8) == "Dear Ada")
        let several = try open(
            ShareLink(items: ["one", "two"], preview: { _ in SharePreview("Note") }) { Text("Several") })
        try several.find(.menuItem, "Save…").click()
        #expect(try #require(several.fileDialog).isForFolders)
        try #require(several.fileDialog).choose(folder)
        let second = folder.appendingPathComponent("Note 2.txt")
        await several.settle { (try? String(contentsOf: second, encoding: .utf8)) == "two" }
        #expect(try String(contentsOf: second, encoding: .utf8) == "two")
    }

    @Test("Without items the link is disabled")
    func nothing() throws {
        #expect(try !mount { ShareLink(items: [String]()) }.find(.popUpButton).isEnabled)
    }

    @Test("A share link has the app's title, or the standard one in the locale's language")
    func labels() throws {
        let words = "a"
        let all = ["a"]
        let places = [place]
        func name(_ link: some View) throws -> String { try mount { link }.find(.popUpButton).label }
        let resource = LocalizedStringResource("R")
        let preview = SharePreview<Never, Never>("p")
        let named: [any View] = [
            ShareLink("R", item: words), ShareLink(resource, item: words),
            ShareLink("R" as String, item: words),
            ShareLink(Text("R"), item: words), ShareLink(item: words) { Text("R") },
            ShareLink("R", items: all), ShareLink(resource, items: all), ShareLink("R" as String, items: all),
            ShareLink(Text("R"), items: all), ShareLink(items: all) { Text("R") },
            ShareLink("R", item: place), ShareLink(resource, item: place),
            ShareLink("R" as String, item: place),
            ShareLink(Text("R"), item: place), ShareLink(item: place) { Text("R") },
            ShareLink("R", items: places), ShareLink(resource, items: places),
            ShareLink("R" as String, items: places), ShareLink(Text("R"), items: places),
            ShareLink(items: places) { Text("R") },
            ShareLink("R", item: words, preview: preview), ShareLink(resource, item: words, preview: preview),
            ShareLink("R" as String, item: words, preview: preview),
            ShareLink(Text("R"), item: words, preview: preview),
            ShareLink(item: words, preview: preview) { Text("R") },
            ShareLink("R", items: all, preview: { _ in preview }),
            ShareLink(resource, items: all, preview: { _ in preview }),
            ShareLink("R" as String, items: all, preview: { _ in preview }),
            ShareLink(Text("R"), items: all, preview: { _ in preview }),
            ShareLink(items: all, preview: { _ in preview }) { Text("R") },
        ]
        for link in named { #expect(try name(AnyView(link)) == "R") }
        let unnamed: [any View] = [
            ShareLink(item: words), ShareLink(items: all), ShareLink(item: place), ShareLink(items: places),
            ShareLink(item: words, preview: preview), ShareLink(items: all, preview: { _ in preview }),
        ]
        for link in unnamed {
            #expect(try name(AnyView(link)) == "Share…")
            #expect(
                try name(AnyView(link).environment(\.locale, Locale(identifier: "fr"))) == "Partager…")
        }
    }

    @Test("Previews may have titles of any type, with images and icons or without")
    func previews() throws {
        func title(_ preview: SharePreview<some Transferable, some Transferable>) throws -> String {
            let host = try open(ShareLink(item: "a", preview: preview))
            try host.find(.menuItem, "Save…").click()
            return try #require(host.fileDialog?.fileName)
        }
        let resource = LocalizedStringResource("t")
        #expect(try title(SharePreview("t")) == "t.txt")
        #expect(try title(SharePreview(resource)) == "t.txt")
        #expect(try title(SharePreview("t" as String)) == "t.txt")
        #expect(try title(SharePreview(Text("t"))) == "t.txt")
        #expect(try title(SharePreview("t", image: "i")) == "t.txt")
        #expect(try title(SharePreview(resource, image: "i")) == "t.txt")
        #expect(try title(SharePreview("t" as String, image: "i")) == "t.txt")
        #expect(try title(SharePreview(Text("t"), image: "i")) == "t.txt")
        #expect(try title(SharePreview("t", icon: "i")) == "t.txt")
        #expect(try title(SharePreview(resource, icon: "i")) == "t.txt")
        #expect(try title(SharePreview("t" as String, icon: "i")) == "t.txt")
        #expect(try title(SharePreview(Text("t"), icon: "i")) == "t.txt")
        #expect(try title(SharePreview("t", image: "i", icon: "i")) == "t.txt")
        #expect(try title(SharePreview(resource, image: "i", icon: "i")) == "t.txt")
        #expect(try title(SharePreview("t" as String, image: "i", icon: "i")) == "t.txt")
        #expect(try title(SharePreview(Text("t"), image: "i", icon: "i")) == "t.txt")
    }

    @Test("Every language has all words of share links", arguments: ShareWord.words.keys.sorted())
    func languages(_ language: String) throws {
        let words = try #require(ShareWord.words[language]).split(separator: "|")
        #expect(words.count == ShareWord.Key.allCases.count)
    }
}
