import Foundation
import PicaGraph
import PicaTesting
import Testing

@testable import PicaViews

@MainActor @Suite struct FontTests {
    /// Resolves a font where a view is shown.
    private func resolve(_ font: Font, at size: DynamicTypeSize = .large) throws -> Font.Resolved {
        final class Found { var resolved: Font.Resolved? }
        struct Reader: View {
            let font: Font
            let found: Found
            @Environment(\.fontResolutionContext) var context
            var body: some View {
                let _ = found.resolved = font.resolve(in: context)
                Text(verbatim: "x")
            }
        }
        let found = Found()
        _ = try mount { Reader(font: font, found: found).dynamicTypeSize(size) }
        return try #require(found.resolved)
    }

    @Test("A font's resolved form has the size and weight that it is shown in")
    func resolved() throws {
        #expect(try resolve(.body).pointSize == 17)
        #expect(try resolve(.body, at: .accessibility5).pointSize == 53)
        #expect(try resolve(.system(size: 20), at: .accessibility5).pointSize == 20)
        #expect(try resolve(.custom("Inter", size: 17), at: .accessibility5).pointSize == 53)
        #expect(try resolve(.headline).weight == .semibold)
        #expect(try !resolve(.headline).isBold)
        #expect(try resolve(.headline.bold()).isBold)
        #expect(try resolve(.body.weight(.black)).weight == .black)
        #expect(try resolve(.body.weight(.black)).isBold)
    }

    @Test("A font's resolved form says what was asked for")
    func traits() throws {
        let plain = try resolve(.body)
        #expect(!plain.isItalic && !plain.isMonospaced && !plain.isSmallCaps)
        #expect(!plain.isLowercaseSmallCaps && !plain.isUppercaseSmallCaps)
        #expect(plain.width == .standard && plain.leading == .standard)
        #expect(try resolve(.body.italic()).isItalic)
        #expect(try resolve(.body.monospaced()).isMonospaced)
        #expect(try resolve(.system(.body, design: .monospaced)).isMonospaced)
        #expect(try resolve(.body.smallCaps()).isSmallCaps)
        #expect(try resolve(.body.lowercaseSmallCaps()).isLowercaseSmallCaps)
        #expect(try !resolve(.body.lowercaseSmallCaps()).isSmallCaps)
        #expect(try resolve(.body.uppercaseSmallCaps()).isUppercaseSmallCaps)
        #expect(try resolve(.body.width(.condensed)).width == .condensed)
        #expect(try resolve(.body.leading(.loose)).leading == .loose)
    }

    @Test("A font keeps its looks in another point size, which does not follow the text size")
    func pointSize() throws {
        let font = Font.headline.italic().pointSize(30)
        for size in [DynamicTypeSize.large, .accessibility5] {
            #expect(try resolve(font, at: size).pointSize == 30)
        }
        #expect(try resolve(font).weight == .semibold)
        #expect(try resolve(font).isItalic)
        #expect(try resolve(font.scaled(by: 2)).pointSize == 60)
        #expect(try resolve(Font.body.scaled(by: 2).pointSize(30)).pointSize == 30)
        #expect(try resolve(.body.pointSize(.nan)).pointSize.isFinite)
        let shown = try mount { Text("Word").font(.body.pointSize(30)) }.sizeThatFits(.unspecified)
        let asked = try mount { Text("Word").font(.system(size: 30)) }.sizeThatFits(.unspecified)
        #expect(shown == asked)
    }

    @Test("A custom font that is not there is shown in the system's font")
    func missing() throws {
        func size(_ font: Font) throws -> CGSize {
            try mount { Text("A font nobody has").font(font) }.sizeThatFits(.unspecified)
        }
        #expect(try size(.custom("No Such Font", size: 17)) == size(.body))
        #expect(try size(.custom("DejaVu Serif", size: 17)) != size(.body))
    }
}
