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
@testable import PicaRichText
@testable import PicaScenes

/// An attribute of an app's own that can be encoded, and one that cannot.
private enum RatingAttribute: CodableAttributedStringKey {
    typealias Value = Int
    static let name = "TextArchiveTests.Rating"
}

private enum MoodAttribute: AttributedStringKey {
    typealias Value = String
    static let name = "TextArchiveTests.Mood"
}

private struct ReviewAttributes: AttributeScope {
    let rating: RatingAttribute
    let mood: MoodAttribute
    let swiftUI: AttributeScopes.SwiftUIAttributes
}

private struct ReviewFormatting: AttributedTextFormattingDefinition {
    var body: some AttributedTextFormattingDefinition<ReviewAttributes> {
        AttributedTextFormatting.ValueConstraint<
            ReviewAttributes, AttributeScopes.SwiftUIAttributes.FontAttribute
        >(
            for: \.swiftUI.font, values: [nil, .title], default: nil)
    }
}

/// Text from program to program of Pica's.
@MainActor @Suite struct TextArchiveTests {
    private typealias Keys = AttributeScopes.SwiftUIAttributes

    /// A run for each of many attributes.
    private static var text: AttributedString {
        var text = AttributedString()
        func add(_ words: String = "wörd ", _ change: (inout AttributeContainer) -> Void) {
            var container = AttributeContainer()
            change(&container)
            text += AttributedString(words, attributes: container)
        }
        for font in fonts { add { $0.font = font } }
        for color in colors { add { $0.foregroundColor = color } }
        add { $0.backgroundColor = .yellow }
        add { $0.underlineStyle = Text.LineStyle(pattern: .dashDot, color: .red) }
        add { $0.underlineStyle = .init(pattern: .init(decoration: .wave)) }
        add { $0.strikethroughStyle = .single }
        add { $0.kern = 1.5 }
        add { $0.tracking = -0.25 }
        add { $0.baselineOffset = 4 }
        add { $0.link = URL(string: "https://example.com/") }
        add { $0.languageIdentifier = "ja" }
        add { $0.inlinePresentationIntent = [.code, .emphasized] }
        add("\n") { _ in }
        add("para\n") {
            $0.alignment = .center
            $0.lineHeight = .exact(points: 30)
            $0.writingDirection = .rightToLeft
        }
        add("item\n") {
            $0.presentationIntent = PresentationIntent(
                .listItem(ordinal: 3), identity: 2, parent: PresentationIntent(.orderedList, identity: 1))
        }
        add("\u{FFFC}") { $0.adaptiveImageGlyph = .init(imageContent: picture) }
        return text
    }

    private static let picture =
        ImageRenderer(content: Color.red.frame(width: 3, height: 2)).pngData() ?? Data()

    private static let fonts: [Font] = [
        .title, .body.bold().italic(), .system(size: 13.5, weight: .light, design: .serif),
        .custom("DejaVu Sans", size: 20), .custom("DejaVu Sans", fixedSize: 9).weight(.black),
        .custom("X", size: 3, relativeTo: .caption2).smallCaps().monospacedDigit(),
        .system(.headline, design: .rounded).leading(.tight).scaled(by: 1.25),
        .footnote.pointSize(50).monospaced().width(.expanded).italic(false),
    ]

    private static let colors: [Color] = [
        .red, .primary.opacity(0.5), .accentColor, .black,
        Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4),
        Color(hue: 0.3, saturation: 0.7, brightness: 0.2),
    ]

    private func again(_ text: AttributedString, _ environment: EnvironmentValues = EnvironmentValues())
        -> AttributedString?
    {
        let data = RichTextFormat.archive.write(text, in: environment)
        return RichTextFormat.archive.read(data, in: BodyText(environment))
    }

    @Test("All text attributes are archived and restored")
    func all() throws {
        let read = try #require(again(Self.text))
        #expect(read == Self.text)
        for (one, other) in zip(read.runs, Self.text.runs) { #expect(one.attributes == other.attributes) }
        #expect(again(AttributedString()) == AttributedString())
    }

    @Test(
        "Custom scope attributes are archived if codable; others are outside the scope"
    )
    func ownScope() throws {
        var text = AttributedString("good")
        text[RatingAttribute.self] = 5
        text[MoodAttribute.self] = "glad"
        #expect(again(text)?.runs.first?.attributes == AttributeContainer())
        var environment = EnvironmentValues()
        environment.textFormatting = TextFormatting(ReviewFormatting())
        let read = try #require(again(text, environment))
        #expect(read[RatingAttribute.self] == 5)
        #expect(read[MoodAttribute.self] == nil)
    }

    @Test("Unsafe links and excessive attributes are left out")
    func bounds() throws {
        var text = AttributedString("a")
        text.link = URL(string: "file:///etc/passwd")
        text.kern = 1e9
        text.font = .system(size: 1e8)
        text.lineHeight = .multiple(factor: 1e6)
        text.presentationIntent = PresentationIntent(
            types: (0..<200).map { PresentationIntent.IntentType(kind: .blockQuote, identity: $0) })
        #expect(again(text)?.runs.first?.attributes == AttributeContainer())
    }

    @Test(
        "Invalid archives are rejected",
        arguments: [
            "", "[]", "{}", "null", "{\"words\":\"a\",\"runs\":[],\"attributes\":[]}",
            "{\"words\":\"a\",\"runs\":[1,0],\"attributes\":[]}",
            "{\"words\":\"a\",\"runs\":[2,0],\"attributes\":[{}]}",
            "{\"words\":\"a\",\"runs\":[-1,0,2,0],\"attributes\":[{}]}",
            "{\"words\":\"a\",\"runs\":[9223372036854775807,0],\"attributes\":[{}]}",
            "{\"words\":\"a\",\"runs\":[1,-1],\"attributes\":[{}]}",
            String(repeating: "[", count: 100_000),
        ])
    func refused(document: String) {
        #expect(RichTextFormat.archive.read(Data(document.utf8), in: BodyText(EnvironmentValues())) == nil)
    }

    @Test("One invalid attribute does not affect others")
    func oneWrong() throws {
        let document = """
            {"words":"ab","runs":[2,0],"attributes":[{"SwiftUI.Font":{"style":"nonsense"},"SwiftUI.Kern":"x",
            "SwiftUI.Tracking":2,"SwiftUI.Nobody":1,"SwiftUI.ForegroundColor":{"parts":[1,2,3]}}]}
            """
        let text = try #require(
            RichTextFormat.archive.read(Data(document.utf8), in: BodyText(EnvironmentValues())))
        #expect(text.runs.first?.attributes == AttributeContainer().tracking(2))
    }

    @Test("A run boundary inside a character leaves a replacement character")
    func parted() throws {
        let document = "{\"words\":\"ä\",\"runs\":[1,0,1,0],\"attributes\":[{}]}"
        let text = RichTextFormat.archive.read(Data(document.utf8), in: BodyText(EnvironmentValues()))
        #expect(text?.string == "\u{FFFD}\u{FFFD}")
    }

    @Test(
        "Faulty archives are read or rejected, and the result can be archived again",
        arguments: UInt64(0)..<4)
    func fuzz(part: UInt64) {
        let source = [UInt8](RichTextFormat.archive.write(Self.text, in: EnvironmentValues()))
        let signs = Array("{}[]\",:0123456789.-eE\\ntrue".utf8)
        for seed in part * 60..<(part + 1) * 60 {
            var random = SeededRandom(seed: seed)
            var bytes = source
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = signs[Int.random(in: signs.indices, using: &random)]
                case 1: bytes.insert(signs[Int.random(in: signs.indices, using: &random)], at: place)
                case 2: bytes[place] = UInt8.random(in: 0...255, using: &random)
                default: bytes.removeSubrange(place..<min(bytes.count, place + 3))
                }
            }
            guard let text = RichTextFormat.archive.read(Data(bytes), in: BodyText(EnvironmentValues()))
            else {
                continue
            }
            #expect(again(text) == text, "seed \(seed)")
        }
    }

    // MARK: Between programs

    @MainActor @Observable final class Model {
        var text = AttributedString()
    }

    private struct Page: View {
        @Bindable var model: Model
        var body: some View { TextEditor(text: $model.text) }
    }

    @Test("An editor in another program pastes every attribute that can be archived")
    func programs() async throws {
        let (first, second) = (Model(), Model())
        first.text = AttributedString(
            "bold", attributes: AttributeContainer().font(.title.italic()).tracking(3))
        let source = try mount { Page(model: first) }
        source.press(.tab)
        source.press("a", .control)
        source.press("c", .control)
        let content = try #require(source.platform.clipboard.ownContent)
        let target = try mount { Page(model: second) }
        let clipboard = SlowClipboard()
        clipboard.offered = content.types
        target.platform.clipboard = clipboard
        target.press(.tab)
        target.press("v", .control)
        let type = try #require(clipboard.asked)
        #expect(RichTextFormat(type: type) == .archive)
        clipboard.answer(.success(try #require(content.bytes(of: type))))
        await target.settle { !second.text.characters.isEmpty }
        #expect(second.text == first.text)
    }

    @Test("Shared text has four formats, filtered by the environment's definition")
    func transferable() async throws {
        var text = AttributedString("head") + AttributedString(" tail")
        text.foregroundColor = .red
        text.font = .title
        let end = text.characters.index(text.startIndex, offsetBy: 4)
        text[end...].font = .caption
        text[RatingAttribute.self] = 3
        var environment = EnvironmentValues()
        environment.textFormatting = TextFormatting(ReviewFormatting())
        let shared = AttributedTextFormatting.Transferable(text: text, in: environment)
        #expect(shared.exportedContentTypes() == [.attributedText, .html, .rtf, .utf8PlainText])
        let data = try await shared.exported(as: .attributedText)
        let read = try #require(RichTextFormat.archive.read(data, in: BodyText(environment)))
        #expect(read.runs.count == 2)
        #expect(
            read.runs.map(\.attributes).allSatisfy {
                $0.foregroundColor == .red && $0[RatingAttribute.self] == 3
            })
        #expect(read.runs.map { $0.font } == [.title, nil])
        let html = String(decoding: try await shared.exported(as: .html), as: UTF8.self)
        #expect(html.contains("head") && html.contains("<html>"))
        let rtf = try await shared.exported(as: .rtf)
        #expect(try AttributedString(rtf: rtf).string == "head tail")
        let plain = try await shared.exported(as: .plainText)
        #expect(String(decoding: plain, as: UTF8.self) == "head tail")
    }

    @Test("An attributed string transfers with its formatting, and imports HTML, RTF and plain text")
    func attributedString() async throws {
        #expect(
            AttributedString.importedContentTypes() == [
                .attributedText, .html, .rtf, .utf8PlainText, .plainText,
            ])
        let data = try await Self.text.exported(as: .attributedText)
        #expect(try await AttributedString(importing: data, contentType: .attributedText) == Self.text)
        let html = try await AttributedString(importing: Data("a<b>b</b>".utf8), contentType: .html)
        #expect(html.runs.map { $0.font } == [nil, .default.bold()])
        let plain = try await AttributedString(importing: Data("a<b>".utf8), contentType: .utf8PlainText)
        #expect(plain == AttributedString("a<b>"))
        await #expect(throws: TransferError.malformed) {
            try await AttributedString(importing: Data("{}".utf8), contentType: .rtf)
        }
    }
}
