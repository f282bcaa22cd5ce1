import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaLabels

@MainActor @Suite struct FontTests {
    /// Resolves a font in the environment of a view.
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

    @Test("A resolved font has its displayed size and weight")
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

    @Test("A resolved font has the requested traits")
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

    @Test("A font keeps its traits at another point size, which does not scale")
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

    @Test("A missing custom font falls back to the system's font")
    func missing() throws {
        func size(_ font: Font) throws -> CGSize {
            try mount { Text("A font nobody has").font(font) }.sizeThatFits(.unspecified)
        }
        #expect(try size(.custom("No Such Font", size: 17)) == size(.body))
        #expect(try size(.custom("DejaVu Serif", size: 17)) != size(.body))
    }

    @Test("Each text style is a font of its own size, by either name")
    func textStyles() throws {
        let styles: [(Font.TextStyle, Font, CGFloat)] = [
            (.extraLargeTitle, .extraLargeTitle, 36), (.extraLargeTitle2, .extraLargeTitle2, 28),
            (.largeTitle, .largeTitle, 34), (.title, .title, 28), (.title2, .title2, 22),
            (.title3, .title3, 20), (.headline, .headline, 17), (.subheadline, .subheadline, 15),
            (.body, .body, 17), (.callout, .callout, 16), (.footnote, .footnote, 13),
            (.caption, .caption, 12), (.caption2, .caption2, 11),
        ]
        #expect(styles.map(\.0) == Font.TextStyle.allCases)
        for (style, font, size) in styles {
            #expect(try resolve(font).pointSize == size, "\(style)")
            #expect(try resolve(.system(style)) == resolve(font), "\(style)")
        }
        #expect(try resolve(.default) == resolve(.body))
    }

    @Test("Each weight is heavier than the one before")
    func weights() throws {
        let weights: [Font.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let inks = try weights.map { weight in
            let font = Font.system(size: 40).weight(weight)
            #expect(try resolve(font).weight == weight)
            let picture = try mount(width: 200, height: 60) {
                Text("Weight").font(font).foregroundStyle(.black).background(.white)
            }.freshPicture()
            return (0..<picture.height).reduce(0) { sum, y in
                sum + (0..<picture.width).reduce(0) { $0 + 255 - Int(picture[$1, y] & 0xFF) }
            }
        }
        #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 }, "\(inks)")
    }

    @Test("Each width is wider than the one before, and any number is allowed")
    func widths() throws {
        let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded]
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0.value < $1.value })
        for width in widths + [Font.Width(0.1)] {
            #expect(try resolve(.body.width(width)).width == width)
        }
        func shown(_ width: Font.Width) throws -> CGFloat {
            let font = Font.custom("DejaVu Sans", size: 20).width(width)
            return try mount { Text("Hamburgefonts").font(font) }.sizeThatFits(.unspecified).width
        }
        #expect(try shown(.condensed) < shown(.standard))
    }

    @Test("A font's leading tightens or loosens its lines")
    func leadings() throws {
        func height(_ leading: Font.Leading) throws -> CGFloat {
            try mount { Text("one\ntwo").font(.body.leading(leading)) }.sizeThatFits(.unspecified).height
        }
        #expect(try height(.tight) < height(.standard))
        #expect(try height(.standard) < height(.loose))
    }

    @Test("Font modifiers can be reverted")
    func takenBack() throws {
        #expect(try !resolve(.body.bold().bold(false)).isBold)
        #expect(try !resolve(.body.italic().italic(false)).isItalic)
        #expect(try !resolve(.body.monospaced().monospaced(false)).isMonospaced)
        #expect(try !resolve(.body.lowercaseSmallCaps().lowercaseSmallCaps(false)).isLowercaseSmallCaps)
        #expect(try !resolve(.body.uppercaseSmallCaps().uppercaseSmallCaps(false)).isUppercaseSmallCaps)
    }

    @Test("A font's digits can be monospaced while its letters are not")
    func digits() throws {
        func width(_ words: String, _ font: Font) throws -> CGFloat {
            try mount { Text(verbatim: words).font(font) }.sizeThatFits(.unspecified).width
        }
        #expect(try width("1111", .body) < width("0000", .body))
        #expect(try width("1111", .body.monospacedDigit()) == width("0000", .body.monospacedDigit()))
        #expect(try width("illi", .body.monospacedDigit()) == width("illi", .body))
    }

    @Test("Designs are system families, with the default as fallback")
    func designs() throws {
        func words(_ design: Font.Design) -> some View {
            Text("Designed").font(.system(.title, design: design))
        }
        let plain = Text("Designed").font(.title)
        #expect(
            try looksTheSame {
                words(.default)
            } as: {
                plain
            })
        #expect(
            try looksTheSame {
                words(.rounded)
            } as: {
                plain
            })
        for design in [Font.Design.serif, .monospaced] {
            #expect(
                try !looksTheSame {
                    words(design)
                } as: {
                    plain
                })
        }
    }
}
