import Foundation
import PicaGraph
import PicaTesting
import PicaViews
import Testing

@testable import PicaScenes
@testable import PicaUI

/// The list of previews and the one that is chosen, and what drawing them into files needs.
@MainActor struct PreviewBrowserTests {
    /// Previews make texts, too, which are to have the pinned fonts.
    init() throws { _ = try mount { EmptyView() } }

    private struct Refusal: Error, CustomStringConvertible {
        var description: String { "Refused" }
    }

    private let previews = [
        FoundPreview(id: "A/B.swift:1", name: "First", size: nil) { AnyView(Text("One")) },
        FoundPreview(id: "A/B.swift:2", name: "Second", size: CGSize(width: 50, height: 40)) {
            AnyView(Text("Two"))
        },
        FoundPreview(id: "A/B.swift:3", name: "Third", size: nil) { throw Refusal() },
    ]

    @Test("The chosen preview is shown")
    func choosing() async throws {
        let choice = PreviewChoice("A/B.swift:1")
        let app = try mount(width: 700) { PreviewBrowser(previews: previews, choice: choice) }
        await app.settle { app.texts.contains("One") }
        try app.find(.button, "Second").click()
        #expect(choice.id == "A/B.swift:2")
        await app.settle { app.texts.contains("Two") }
        #expect(app.texts.contains("Two"))
        #expect(!app.texts.contains("One"))
        try app.find(.button, "Third").click()
        await app.settle { app.texts.contains("Refused") }
        #expect(app.texts.contains("Refused"))
    }

    @Test("A picture has the preview's size and shows its whole window")
    func pictures() async throws {
        func size(_ preview: FoundPreview, scale: CGFloat) async throws -> CGSize {
            let data = try #require(try await preview.pngData(scale: scale))
            // The header's, behind the signature and the length and name of the first part.
            func number(_ place: Int) -> Int { data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
            return CGSize(width: number(16), height: number(20))
        }
        #expect(try await size(previews[1], scale: 2) == CGSize(width: 100, height: 80))
        #expect(try await size(previews[0], scale: 1).width < 60)
        await #expect(throws: Refusal.self) { try await previews[2].pngData(scale: 1) }
    }

    @Test("Files are named after the previews, adjusted for the file system, without duplicates")
    func names() {
        var names = PictureNames()
        func next(_ name: String) -> String {
            names.next(for: FoundPreview(id: "x", name: name, size: nil) { AnyView(EmptyView()) })
        }
        #expect(next("Light, large") == "Light--large")
        #expect(next("Light/ large") == "Light--large-2")
        #expect(next("App/Views.swift:7") == "App-Views.swift-7")
        #expect(next("..") == "preview")
        #expect(next("") == "preview-2")
        #expect(next("Größe") == "Größe")
    }
}
