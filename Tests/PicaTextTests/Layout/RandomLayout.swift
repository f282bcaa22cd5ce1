@testable import PicaText

/// A layout of random text in random styles, width and options; a seed makes it again.
struct RandomLayout: CustomStringConvertible {
    let layout: TextLayout
    let description: String

    var text: String { layout.shaped.styled.text }

    /// Scripts without characters of no width.
    static let visible: [RandomText.Script] = [
        .latin, .cyrillic, .greek, .arabic, .hebrew, .cjk, .lineEnds, .punctuation,
    ]

    /// - Parameters:
    ///   - styled: Whether there are several styles.
    ///   - truncated: Whether a line limit may cut the text.
    init(
        seed: Int, scripts: [RandomText.Script] = RandomText.Script.allCases, styled: Bool = true,
        truncated: Bool = true, context: TextContext = PinnedFonts.context()
    ) {
        var random = SeededGenerator(seed: seed)
        let text = RandomText.make(&random, scripts: scripts)
        var styledText = StyledText(text, style: TextStyle(font: FontDescriptor(size: 16)))
        if styled {
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                let range = random.range(in: text, upTo: 12)
                let change = Int.random(in: 0..<4, using: &random)
                styledText.update(Self.graphemes(range, in: text, context)) {
                    switch change {
                    case 0: $0.font.size = 23
                    case 1: $0.font.weight = 700
                    case 2: $0.tracking = 1.5
                    default: $0.baselineOffset = 3
                    }
                }
            }
        }
        let direction: BaseDirection = [.natural, .natural, .leftToRight, .rightToLeft][seed % 4]
        var options = LayoutOptions()
        options.hasTrailingEmptyLine = true
        options.alignment = [.leading, .center, .trailing][seed % 3]
        options.fillsWidth = seed % 2 == 0
        if truncated, seed % 5 == 0 {
            options.lineLimit = Int.random(in: 1...2, using: &random)
            options.truncation = [.head, .middle, .tail][seed / 5 % 3]
        }
        let width = Double.random(in: 60...300, using: &random)
        layout = TextLayout(
            ShapedText(styledText, direction: direction, context: context), width: width, options: options)
        description = "seed \(seed), \(direction), width \(width): \(text.debugDescription)"
    }

    /// Styles change between characters, not inside them.
    private static func graphemes(_ range: Range<Int>, in text: String, _ context: TextContext) -> Range<Int>
    {
        func start(_ offset: Int) -> Int {
            context.breaks.isGraphemeBoundary(offset, in: text)
                ? offset : context.breaks.grapheme(before: offset, in: text) ?? 0
        }
        return start(range.lowerBound)..<start(range.upperBound)
    }

    /// Calls `body` for the layouts of a batch of seeds, which share their fonts: finding these is most of
    /// the work.
    static func forEach(
        inBatch batch: Int, of count: Int = 20, scripts: [RandomText.Script] = RandomText.Script.allCases,
        _ body: (RandomLayout) -> Void
    ) {
        let context = PinnedFonts.context()
        for seed in batch * count..<(batch + 1) * count {
            body(RandomLayout(seed: seed, scripts: scripts, context: context))
        }
    }

    /// The stops of the text that is shown: offsets between graphemes, those that an ellipsis hides left
    /// out.
    var shownOffsets: [Int] {
        text.graphemeOffsets.filter { offset in
            layout.lines.contains { line in
                guard line.range.lowerBound <= offset, offset <= line.range.upperBound else { return false }
                return line.elision.map { offset <= $0.lowerBound || $0.upperBound <= offset } ?? true
            }
        }
    }
}
