import Foundation
import Observation
import PicaTesting
import PicaUI
import Testing

/// Texts and images that are not to be read.
@MainActor @Suite struct RedactionTests {
    private func letters(_ letters: String) -> some View { Text(verbatim: letters).monospaced() }

    @Test("A placeholder shows a text's length, and none of its letters")
    func placeholder() throws {
        #expect(
            try !looksTheSame {
                letters("abc")
            } as: {
                letters("xyz")
            })
        #expect(
            try looksTheSame {
                letters("abc").redacted(reason: .placeholder)
            } as: {
                letters("xyz").redacted(reason: .placeholder)
            })
        #expect(
            try !looksTheSame {
                letters("abc").redacted(reason: .placeholder)
            } as: {
                letters("abcd").redacted(reason: .placeholder)
            })
        let app = try mount { letters("abc").redacted(reason: .placeholder).named("text") }
        let plain = try mount { letters("abc").named("text") }
        #expect(try app.frame("text").size == plain.frame("text").size)
    }

    @Test("Images become blocks, too")
    func images() throws {
        #expect(
            try looksTheSame {
                Image(systemName: "star").resizable().frame(width: 20, height: 20)
                    .redacted(reason: .placeholder)
            } as: {
                Image(systemName: "heart").resizable().frame(width: 20, height: 20)
                    .redacted(reason: .placeholder)
            })
    }

    @Test("The privacy reason hides only sensitive views")
    func privacy() throws {
        let app = try mount {
            VStack {
                Text("open")
                Text("secret").privacySensitive()
                VStack { Text("shown").privacySensitive(false) }.privacySensitive()
            }
            .redacted(reason: .privacy)
        }
        #expect(throws: (any Error).self) { try app.find(.staticText, "secret") }
        _ = try app.find(.staticText, "open")
        _ = try app.find(.staticText, "shown")
        _ = try mount { Text("secret").privacySensitive() }.find(.staticText, "secret")
    }

    @Test("Redacted text is not spoken, copied or followed")
    func outOfReach() throws {
        let app = try mount {
            VStack {
                Text("secret [link](https://a.b)")
                Image(systemName: "star")
            }
            .textSelection(.enabled)
            .redacted(reason: .placeholder)
            .named("texts")
        }
        #expect(throws: (any Error).self) { try app.find(.staticText) }
        #expect(throws: (any Error).self) { try app.find(.link) }
        #expect(throws: (any Error).self) { try app.find(.image) }
        try app.find(.group, "texts").click(count: 3)
        app.press("c", .control)
        #expect(app.clipboard == nil)
    }

    @Test("An inner view can be unredacted")
    func unredacted() throws {
        let app = try mount { VStack { Text("open").unredacted() }.redacted(reason: .placeholder) }
        _ = try app.find(.staticText, "open")
    }

    @Test("Invalidated content is dimmed but legible")
    func invalidated() throws {
        func darkest(_ reasons: RedactionReasons) throws -> UInt32 {
            let picture = try mount(width: 60, height: 40) {
                ZStack {
                    Color.white
                    Text("III").bold().foregroundStyle(.black).redacted(reason: reasons)
                }
            }.freshPicture()
            return (0..<60 * 40).map { picture[$0 % 60, $0 / 60] & 255 }.min() ?? 255
        }
        #expect(try darkest([]) < 10)
        #expect(try (120...140).contains(darkest(.invalidated)))
    }

    @MainActor @Observable fileprivate final class Model { var reasons: RedactionReasons = .placeholder }

    private struct Loading: View {
        let model: Model
        var body: some View {
            Reader().redacted(reason: .privacy).redacted(reason: model.reasons)
        }
    }

    private struct Reader: View {
        @Environment(\.redactionReasons) private var reasons
        var body: some View {
            Text("words")
            Text(verbatim: "\(reasons.rawValue)").unredacted()
        }
    }

    @Test("Reasons combine, can be read, and can be removed")
    func changes() throws {
        let model = Model()
        let app = try mount { VStack { Loading(model: model) } }
        _ = try app.find(.staticText, "3")
        #expect(throws: (any Error).self) { try app.find(.staticText, "words") }
        model.reasons = []
        app.update()
        _ = try app.find(.staticText, "2")
        _ = try app.find(.staticText, "words")
        #expect(app.paintedScreen().difference(from: app.freshPicture()).count == 0)
    }
}
