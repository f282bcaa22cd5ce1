import Foundation
import Observation
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaDrawing
@testable import PicaFields
@testable import PicaLabels
@testable import PicaScenes

/// Copying read-only text with its formatting.
@MainActor @Suite struct SelectedAttributesTests {
    private static var rich: AttributedString {
        var rich = AttributedString("red", attributes: AttributeContainer().foregroundColor(.red))
        rich += AttributedString(
            " link", attributes: AttributeContainer().link(URL(string: "https://example.com/")!))
        return rich
    }

    private struct Page: View {
        var body: some View {
            VStack(alignment: .leading) {
                Text(SelectedAttributesTests.rich)
                Text("plain \(Text("bold").bold()) **strong**")
                Text(verbatim: "end").underline()
            }
            .font(.title3)
            .textSelection(.enabled)
        }
    }

    @MainActor @Observable final class Model { var text = AttributedString() }

    private func copied() throws -> (TestHost, ClipboardContent) {
        let app = try mount { Page() }
        let text = try app.find(.staticText, "end").frame
        app.click(at: CGPoint(x: text.midX, y: text.midY))
        app.press("a", .control)
        app.press("c", .control)
        return (app, try #require(app.platform.clipboard.ownContent))
    }

    @Test("Texts are copied with their own attributes")
    func copy() throws {
        let (_, content) = try copied()
        #expect(content.text?.value == "red link\nplain bold strong\nend")
        let text = try #require(content.attributed?.value)
        #expect(text.string == "red link\nplain bold strong\nend")
        func run(_ words: String) -> AttributedString.Runs.Run? {
            text.runs.first { String(text.characters[$0.range]) == words }
        }
        #expect(run("red")?.foregroundColor == .red)
        #expect(run(" link")?.link?.host() == "example.com")
        #expect(run("bold")?.font == .title3.bold())
        #expect(run("strong")?.inlinePresentationIntent == .stronglyEmphasized)
        #expect(run("end")?.underlineStyle == .single)
        #expect(run("\nplain ").map(\.attributes) == AttributeContainer())
    }

    @Test("Other programs get the formatting, too, and so does the primary selection")
    func forms() throws {
        let (app, content) = try copied()
        #expect(
            content.types.starts(with: [
                ClipboardContent.plainText, "application/x-org.pica-ui.attributed-text",
            ]))
        let html = try #require(content.bytes(of: "text/html").map { String(decoding: $0, as: UTF8.self) })
        #expect(html.contains("href=\"https://example.com/\"") && html.contains("<u>end</u>"))
        #expect(app.platform.primarySelection.ownContent?.types == content.types)
    }

    @Test("A part of a text has its part of the attributes, and an editor pastes it")
    func part() throws {
        let model = Model()
        let app = try mount {
            VStack {
                Text(Self.rich).textSelection(.enabled)
                TextEditor(text: Binding(get: { model.text }, set: { model.text = $0 })).frame(height: 100)
            }
        }
        let text = try app.find(.staticText).frame
        app.click(at: CGPoint(x: text.minX + 8, y: text.midY), count: 2)
        app.press("c", .control)
        try app.find(.textEditor).click()
        app.press("v", .control)
        #expect(model.text == AttributedString("red", attributes: AttributeContainer().foregroundColor(.red)))
    }
}
