import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaDrawing
@testable import PicaLabels

@MainActor @Suite struct TextTests {
    private static let sentence =
        "The quick brown fox jumps over the lazy dog, and then it does so once more."

    private func size(_ text: Text, width: CGFloat? = nil, height: CGFloat? = nil) throws -> CGSize {
        try mount { text }.sizeThatFits(ProposedViewSize(width: width, height: height))
    }

    private func picture<Content: View>(@ViewBuilder _ content: () -> Content) throws -> Bitmap {
        try mount(width: 300, height: 60, content).freshPicture()
    }

    private func looksTheSame<A: View, B: View>(
        @ViewBuilder _ a: () -> A, @ViewBuilder as b: () -> B
    ) throws -> Bool {
        try picture(a).difference(from: picture(b)).count == 0
    }

    // MARK: Fonts

    /// In pixels, from the first row or column with ink to the last.
    private func ink(_ size: CGFloat, scale: CGFloat, weight: Font.Weight = .regular) throws -> CGSize {
        let app = try mount(width: size, height: size * 1.4, scale: scale) {
            ZStack {
                Color.white
                Text("H").font(.system(size: size, weight: weight)).foregroundStyle(.black).fixedSize()
            }
        }
        let picture = app.freshPicture()
        let columns = (0..<picture.width).filter { x in
            (0..<picture.height).contains { picture[x, $0] & 255 < 128 }
        }
        let rows = (0..<picture.height).filter { y in
            columns.contains { picture[$0, y] & 255 < 128 }
        }
        return CGSize(
            width: (columns.last ?? 0) - (columns.first ?? 0) + 1,
            height: (rows.last ?? 0) - (rows.first ?? 0) + 1)
    }

    @Test("Text is drawn at its layout size at any scale")
    func largeText() throws {
        let unit = try ink(500, scale: 1)
        #expect(unit.height > 300)
        for (size, scale) in [(600.0, 2.0), (1100, 1), (1024, 1), (1024.5, 1), (700, 1.5), (1900, 1)] {
            let large = try ink(size, scale: scale)
            let growth = size * scale / 500
            #expect(abs(large.height - unit.height * growth) <= 2 + growth, "\(size) at \(scale)")
            #expect(abs(large.width - unit.width * growth) <= 2 + growth, "\(size) at \(scale)")
        }
        #expect(try ink(1100, scale: 1, weight: .bold).height > 700)
    }

    @Test("Han characters have the forms of the locale's language")
    func locales() throws {
        func han(_ locale: String) -> some View {
            Text("直骨").font(.system(size: 30)).environment(\.locale, Locale(identifier: locale))
        }
        #expect(
            try !looksTheSame {
                han("ja_JP")
            } as: {
                han("zh_CN")
            })
        #expect(
            try !looksTheSame {
                han("zh_Hans")
            } as: {
                han("zh_TW")
            })
        #expect(
            try looksTheSame {
                han("zh_TW")
            } as: {
                han("zh-Hant")
            })
        #expect(
            try looksTheSame {
                han("ja_JP")
            } as: {
                han("ja_JP@calendar=japanese")
            })
    }

    @Test("A file without a font is not registered")
    func registersNothing() throws {
        #expect(!Font.register(contentsOf: URL(fileURLWithPath: "/nonexistent.ttf")))
        let page = try #require(URL(string: "https://example.org/font.ttf"))
        #expect(!Font.register(contentsOf: page))
    }

    // MARK: Lines

    @Test("A text wraps if the proposed width is too small, and never exceeds it")
    func wraps() throws {
        let line = try size(Text(Self.sentence))
        for width in stride(from: 80.0, through: 500, by: 20) {
            let wrapped = try size(Text(Self.sentence), width: width)
            #expect(wrapped.width <= width, "\(width)")
            #expect(wrapped.height >= line.height)
        }
        #expect(try size(Text(Self.sentence), width: 150).height > 3 * line.height)
    }

    @Test("Proposing a text its own size keeps its lines", arguments: [1, 1.25, 1.5, 2])
    func sizeIsStable(scale: CGFloat) throws {
        for width in stride(from: 60.0, through: 400, by: 17) {
            let app = try mount(scale: scale) { Text(Self.sentence) }
            let size = app.sizeThatFits(ProposedViewSize(width: width, height: nil))
            #expect(app.sizeThatFits(ProposedViewSize(size)) == size, "\(width)")
            #expect(app.sizeThatFits(ProposedViewSize(width: size.width, height: nil)) == size, "\(width)")
        }
    }

    @Test("Sizes are whole device pixels", arguments: [1, 1.25, 1.5, 2])
    func wholePixels(scale: CGFloat) throws {
        let size = try mount(scale: scale) { Text("Hamburgefonts") }.sizeThatFits(.unspecified)
        #expect(abs((size.width * scale).rounded() - size.width * scale) < 1e-6)
        #expect(abs((size.height * scale).rounded() - size.height * scale) < 1e-6)
    }

    @Test("A line limit truncates the text, and so does a low proposal", arguments: [1, 2, 3])
    func lineLimit(limit: Int) throws {
        let line = try size(Text("x")).height
        let app = try mount { Text(Self.sentence).lineLimit(limit) }
        let size = app.sizeThatFits(ProposedViewSize(width: 120, height: nil))
        #expect(abs(size.height - line * CGFloat(limit)) <= CGFloat(limit))
        let low = try self.size(Text(Self.sentence), width: 120, height: line * CGFloat(limit) + 2)
        #expect(low.height == size.height)
    }

    @Test("A line limit range reserves its minimum and limits to its maximum")
    func lineRange() throws {
        func height<Content: View>(@ViewBuilder _ content: () -> Content) throws -> CGFloat {
            try mount(content).sizeThatFits(ProposedViewSize(width: 120, height: nil)).height
        }
        func lines(_ limit: Int) throws -> CGFloat { try height { Text(Self.sentence).lineLimit(limit) } }
        #expect(try height { Text("x").lineLimit(2...3) } == lines(2))
        #expect(try height { Text(Self.sentence).lineLimit(2...3) } == lines(3))
        #expect(try height { Text("x").lineLimit(2...) } == lines(2))
        #expect(try height { Text(Self.sentence).lineLimit(...2) } == lines(2))
        #expect(try height { Text("x").lineLimit(3, reservesSpace: true) } == lines(3))
        #expect(try height { Text("x").lineLimit(3, reservesSpace: false) } == lines(1))
        #expect(try height { Text("x").lineLimit(nil).lineLimit(2...3) } == lines(1))
    }

    @Test("The line height is as requested")
    func lineHeight() throws {
        func height(_ lineHeight: AttributedString.LineHeight?) throws -> CGFloat {
            try mount { Text("one\ntwo").font(.system(size: 20)).lineHeight(lineHeight) }
                .sizeThatFits(.unspecified).height
        }
        #expect(try height(.exact(points: 31)) == 62)
        #expect(try height(.multiple(factor: 1.5)) == 60)
        #expect(try height(.leading(increase: 5)) == 50)
        #expect(try height(.tight) < height(.normal))
        #expect(try height(.normal) < height(.loose))
        #expect(try height(.variable) == height(nil))
    }

    @Test("Text tightens or shrinks before it is truncated")
    func fitting() throws {
        let full = try size(Text(Self.sentence))
        func width<Content: View>(_ share: CGFloat, @ViewBuilder _ content: () -> Content) throws -> CGSize {
            try mount(content).sizeThatFits(ProposedViewSize(width: full.width * share, height: nil))
        }
        // Tightened text fills the width; cut text seldom does.
        let tight = try width(0.97) { Text(Self.sentence).lineLimit(1).allowsTightening(true) }
        #expect(abs(tight.width - full.width * 0.97) <= 1)
        #expect(tight.height == full.height)
        let small = try width(0.7) { Text(Self.sentence).lineLimit(1).minimumScaleFactor(0.5) }
        #expect(small.width <= full.width * 0.7 && small.width > full.width * 0.67)
        #expect(small.height < full.height * 0.75)
        #expect(
            try looksTheSame {
                Text("fits").minimumScaleFactor(0.5).allowsTightening(true)
            } as: {
                Text("fits")
            })
    }

    @Test("Text shrinks no more than needed, even after a stack asked for its minimum")
    func shrinksByNeed() throws {
        let app = try mount { Text(Self.sentence).lineLimit(1).minimumScaleFactor(0.3) }
        let full = app.sizeThatFits(.unspecified)
        let width = full.width * 0.8
        #expect(app.sizeThatFits(ProposedViewSize(width: width, height: 0)).height < full.height * 0.4)
        let size = app.sizeThatFits(ProposedViewSize(width: width, height: nil))
        #expect(size.width > width * 0.96 && size.width <= width)
    }

    @Test("One line shows even without space for it")
    func atLeastOneLine() throws {
        #expect(try size(Text(Self.sentence), width: 120, height: 1).height > 10)
    }

    @Test("Text is truncated at its head, middle or tail, and each looks different")
    func truncation() throws {
        let modes: [Text.TruncationMode] = [.head, .middle, .tail]
        let pictures = try modes.map { mode in
            try picture { Text(Self.sentence).lineLimit(1).truncationMode(mode).frame(width: 200) }
        }
        for (a, b) in [(0, 1), (1, 2), (0, 2)] {
            #expect(pictures[a].difference(from: pictures[b]).count > 0)
        }
        // An untruncated text does not care.
        #expect(
            try looksTheSame {
                Text("short").truncationMode(.head)
            } as: {
                Text("short").truncationMode(.tail)
            })
    }

    @Test("Lines follow multilineTextAlignment")
    func multilineAlignment() throws {
        let pictures = try TextAlignment.allCases.map { alignment in
            try picture { Text("a much longer line\nx").multilineTextAlignment(alignment) }
        }
        #expect(pictures[0].difference(from: pictures[1]).count > 0)
        #expect(pictures[1].difference(from: pictures[2]).count > 0)
    }

    // MARK: Dynamic Type

    /// A row a style: its sizes from xSmall to accessibility5, as the design gives them.
    nonisolated static let table: [(Font.TextStyle, [Double])] = [
        (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]

    @Test("Every text style has its size at every text size", arguments: table.indices)
    func styles(row: Int) throws {
        let (style, sizes) = Self.table[row]
        for (size, points) in zip(DynamicTypeSize.allCases, sizes) {
            let styled = try mount { Text("Hamburgefonts").font(.system(style)) }
            styled.setEnvironment(\.dynamicTypeSize, size)
            let fixed = try mount {
                Text("Hamburgefonts").font(
                    .system(size: points, weight: style == .headline ? .semibold : .regular))
            }
            #expect(styled.sizeThatFits(.unspecified) == fixed.sizeThatFits(.unspecified), "\(style) \(size)")
        }
    }

    @Test("The extra large titles are bold and scale like the titles")
    func extraLargeTitles() throws {
        for (style, points, like) in [(Font.TextStyle.extraLargeTitle, 36.0, 0), (.extraLargeTitle2, 28, 1)] {
            for (size, reference) in zip(DynamicTypeSize.allCases, Self.table[like].1) {
                let styled = try mount { Text("Title").font(.system(style)).dynamicTypeSize(size) }
                let scaled = points * reference / Self.table[like].1[3]
                let fixed = try mount { Text("Title").font(.system(size: scaled, weight: .bold)) }
                #expect(styled.sizeThatFits(.unspecified) == fixed.sizeThatFits(.unspecified))
            }
        }
    }

    private struct Metrics: View {
        @ScaledMetric private var plain: Double = 17
        @ScaledMetric(relativeTo: .largeTitle) private var title: Double = 34
        var body: some View { Text(verbatim: "\(plain) \(title)") }
    }

    @Test("A scaled metric follows its text style at run time")
    func scaledMetric() throws {
        let app = try mount { Metrics() }
        #expect(app.texts == ["17.0 34.0"])
        app.setEnvironment(\.dynamicTypeSize, .accessibility5)
        #expect(app.texts == ["53.0 60.0"])
        app.setEnvironment(\.dynamicTypeSize, .xSmall)
        #expect(app.texts == ["14.0 31.0"])
    }

    @Test("A view can limit the text size inside it to a range")
    func typeSizeRange() throws {
        let app = try mount { Metrics().dynamicTypeSize(.medium ... .xLarge) }
        app.setEnvironment(\.dynamicTypeSize, .accessibility5)
        #expect(app.texts == ["19.0 36.0"])
        app.setEnvironment(\.dynamicTypeSize, .xSmall)
        #expect(app.texts == ["16.0 33.0"])
    }

    @Test("A fixed font does not scale; a custom one does unless its size is fixed")
    func fixedFonts() throws {
        func grows(_ font: Font) throws -> Bool {
            let app = try mount { Text("x").font(font) }
            let before = app.sizeThatFits(.unspecified)
            app.setEnvironment(\.dynamicTypeSize, .accessibility3)
            return app.sizeThatFits(.unspecified) != before
        }
        #expect(try !grows(.system(size: 20)))
        #expect(try grows(.custom("DejaVu Sans", size: 20)))
        #expect(try grows(.custom("DejaVu Sans", size: 20, relativeTo: .title)))
        #expect(try !grows(.custom("DejaVu Sans", fixedSize: 20)))
    }

    // MARK: Modifiers

    @Test("A modifier has the same effect on a text and around it")
    func modifiersOfViews() throws {
        #expect(
            try looksTheSame {
                VStack { Text("Text") }.bold()
            } as: {
                Text("Text").bold()
            })
        #expect(
            try looksTheSame {
                VStack { Text("Text") }.italic()
            } as: {
                Text("Text").italic()
            })
        #expect(
            try looksTheSame {
                VStack { Text("Text") }.font(.title)
            } as: {
                Text("Text").font(.title)
            })
        #expect(
            try looksTheSame {
                VStack { Text("Text") }.underline()
            } as: {
                Text("Text").underline()
            })
        #expect(
            try looksTheSame {
                VStack { Text("Text") }.foregroundStyle(.red)
            } as: {
                Text("Text").foregroundStyle(.red)
            })
    }

    @Test("Every modifier changes the display")
    func modifiersShow() throws {
        let plain = try picture { Text("Text 111") }
        let changed: [(String, Text)] = [
            ("bold", Text("Text 111").bold()), ("italic", Text("Text 111").italic()),
            ("light", Text("Text 111").fontWeight(.light)),
            ("underline", Text("Text 111").underline()),
            ("strikethrough", Text("Text 111").strikethrough()),
            ("monospaced", Text("Text 111").monospaced()),
            ("digits", Text("Text 111").monospacedDigit()), ("kerning", Text("Text 111").kerning(2)),
            ("tracking", Text("Text 111").tracking(2)),
            ("raised", Text("Text ") + Text("111").baselineOffset(6)),
            ("colour", Text("Text 111").foregroundColor(.red)),
            ("serif", Text("Text 111").fontDesign(.serif)),
        ]
        for (name, text) in changed {
            #expect(try picture { text }.difference(from: plain).count > 0, "\(name)")
        }
    }

    @Test("Letter case follows the locale's rules")
    func textCase() throws {
        let app = try mount {
            Text("Straße").textCase(.uppercase)
            Text("ÀB").textCase(.lowercase)
            Text("izmir").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr"))
        }
        #expect(app.texts == ["STRASSE", "àb", "İZMİR"])
    }

    @Test("Concatenated texts keep their own styles and read as one")
    func concatenation() throws {
        let app = try mount { Text("one ") + Text("two").bold() + Text(" three") }
        #expect(app.texts == ["one two three"])
        #expect(
            try !looksTheSame {
                Text("one ") + Text("two").bold()
            } as: {
                Text("one two")
            })
        #expect(
            try looksTheSame {
                (Text("one ") + Text("two")).bold()
            } as: {
                Text("one two").bold()
            })
    }

    // MARK: Localized keys

    @Test("Values are formatted in the locale, or in a verbatim text as Swift does")
    func interpolation() throws {
        let app = try mount {
            Text("\(1000) of \("100 %") at \(0.5, specifier: "%.1f")")
            Text(verbatim: "\(1000)")
        }
        #expect(app.texts == ["1,000 of 100 % at 0.5", "1000"])
        app.setEnvironment(\.locale, Locale(identifier: "de"))
        #expect(app.texts[0].hasPrefix("1.000 of 100 %"))
        #expect(app.texts[1] == "1000")
    }

    @Test("A percent sign in a literal is literal, and a nested text keeps its style")
    func literals() throws {
        #expect(try mount { Text("100 % sure") }.texts == ["100 % sure"])
        #expect(try mount { Text("a \(Text("b").bold()) c") }.texts == ["a b c"])
        #expect(
            try !looksTheSame {
                Text("a \(Text("b").bold()) c")
            } as: {
                Text("a b c")
            })
    }

    @Test("A string variable is shown as is")
    func variables() throws {
        let name = "50 %@ %lld"
        #expect(try mount { Text(name) }.texts == ["50 %@ %lld"])
    }

    // MARK: Images

    @Test("An inline image has the text's size and color, and is read by name")
    func images() throws {
        let app = try mount { Text("\(Image(systemName: "star")) x") }
        #expect(app.texts == ["star x"])
        let symbol = try mount { Image(systemName: "star") }.sizeThatFits(.unspecified)
        let difference = try size(Text("\(Image(systemName: "star")) x")).width - size(Text(" x")).width
        #expect(abs(difference - symbol.width) <= 1)
        #expect(
            try size(Text(Image(systemName: "star")).font(.title)).width
                > size(Text(Image(systemName: "star"))).width)
        #expect(
            try !looksTheSame {
                Text("\(Image(systemName: "star")) x")
            } as: {
                Text("\(Image(systemName: "circle")) x")
            })
        #expect(
            try !looksTheSame {
                Text(Image(systemName: "star")).foregroundStyle(.red)
            } as: {
                Text(Image(systemName: "star"))
            })
    }

    @Test("If both tracking and kerning are set, tracking wins")
    func trackingAndKerning() throws {
        let tracked = try size(Text("spaced").tracking(3))
        #expect(try size(Text("spaced").kerning(5).tracking(3)) == tracked)
        #expect(try size(Text("spaced").kerning(5)).width > tracked.width)
    }
}
