import Foundation
import PicaTesting
import PicaUI
import Testing

/// Scales, languages and directions of text.
@MainActor @Suite struct TextModifierTests {
    @Test("A secondary text scale is four fifths of the size, set on text or view, unless disabled")
    func scale() throws {
        func width<V: View>(@ViewBuilder _ view: () -> V) throws -> CGFloat {
            try mount(view).sizeThatFits(.unspecified).width
        }
        let usual = try width { Text("A unit beside a number") }
        #expect(try abs(width { Text("A unit beside a number").textScale(.secondary) } / usual - 0.8) < 0.02)
        #expect(
            try abs(width { Text("A unit beside a number").padding(0).textScale(.secondary) } / usual - 0.8)
                < 0.02)
        #expect(
            try width { Text("A unit beside a number").textScale(.secondary, isEnabled: false) } == usual)
        #expect(
            try width {
                Text("A unit beside a number").textScale(.default).padding(0).textScale(.secondary)
            } == usual)
    }

    @Test("A disabled text scale looks unchanged but is a different value")
    func ignoredScale() {
        let text = Text("a")
        #expect(text.textScale(.secondary, isEnabled: false) != text)
        #expect(text.textScale(.secondary, isEnabled: false) == text.textScale(.secondary, isEnabled: false))
        #expect(text.textScale(.secondary, isEnabled: false) != text.textScale(.secondary))
        #expect(text.textScale(.secondary, isEnabled: false) != text.textScale(.default, isEnabled: false))
    }

    @Test("A text can be typeset in its own language, whatever the locale")
    func language() throws {
        let japanese = Locale.Language(identifier: "ja")
        func han(_ locale: String) -> some View {
            Text("直骨").font(.system(size: 30)).environment(\.locale, Locale(identifier: locale))
        }
        #expect(
            try looksTheSame {
                Text("直骨").font(.system(size: 30)).typesettingLanguage(japanese)
                    .environment(\.locale, Locale(identifier: "zh_CN"))
            } as: {
                han("ja_JP")
            })
        #expect(
            try looksTheSame {
                han("zh_CN").typesettingLanguage(.explicit(japanese))
            } as: {
                han("ja_JP")
            })
        #expect(
            try looksTheSame {
                Text("直骨").font(.system(size: 30)).typesettingLanguage(.automatic).padding(0)
                    .typesettingLanguage(japanese).environment(\.locale, Locale(identifier: "zh_CN"))
            } as: {
                han("zh_CN")
            })
    }

    @Test("Paragraphs follow the direction of their content, or of the interface if requested")
    func direction() throws {
        func mixed(_ strategy: Text.WritingDirectionStrategy) -> some View {
            Text("שלום, world!").writingDirection(strategy: strategy)
        }
        #expect(
            try looksTheSame {
                mixed(.default)
            } as: {
                mixed(.contentBased)
            })
        #expect(
            try !looksTheSame {
                mixed(.layoutBased)
            } as: {
                mixed(.contentBased)
            })
        #expect(
            try looksTheSame {
                mixed(.layoutBased).environment(\.layoutDirection, .rightToLeft)
            } as: {
                mixed(.contentBased).environment(\.layoutDirection, .rightToLeft)
            })
    }

    @Test("Leading is the interface's side, or each paragraph's if requested")
    func alignment() throws {
        func lines(_ strategy: Text.AlignmentStrategy) -> some View {
            Text("שלום\nA longer line in English").multilineTextAlignment(strategy: strategy)
        }
        #expect(
            try looksTheSame {
                lines(.default)
            } as: {
                lines(.layoutBased)
            })
        #expect(
            try !looksTheSame {
                lines(.writingDirectionBased)
            } as: {
                lines(.layoutBased)
            })
    }

    @Test("Content size categories are deprecated names of text sizes")
    func sizeCategories() throws {
        #expect(ContentSizeCategory.allCases.count == DynamicTypeSize.allCases.count)
        #expect(ContentSizeCategory.small < .large)
        #expect(ContentSizeCategory.accessibilityMedium >= .extraExtraExtraLarge)
        #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(DynamicTypeSize(.accessibilityExtraExtraExtraLarge) == .accessibility5)
        #expect(
            try looksTheSame {
                Text("Words").environment(\.sizeCategory, .extraExtraLarge)
            } as: {
                Text("Words").dynamicTypeSize(.xxLarge)
            })
    }

    @Test("An AppKit underline style converts to a line style, and none to none")
    func underlineStyles() throws {
        func text(_ style: NSUnderlineStyle) -> Text {
            var string = AttributedString("under")
            string.underlineStyle = Text.LineStyle(nsUnderlineStyle: style)
            return Text(string)
        }
        let patterns: [(NSUnderlineStyle, Text.LineStyle.Pattern)] = [
            (.patternDot, .dot), (.patternDash, .dash), (.patternDashDot, .dashDot),
            (.patternDashDotDot, .dashDotDot),
        ]
        for (style, pattern) in patterns {
            #expect(Text.LineStyle(nsUnderlineStyle: [.single, style]) == Text.LineStyle(pattern: pattern))
            #expect(Text.LineStyle(nsUnderlineStyle: style) == nil)
        }
        #expect(Text.LineStyle(nsUnderlineStyle: .single) == .single)
        let others: [NSUnderlineStyle] = [
            .thick, .double, .byWord, [.single, .byWord], [.single, .patternDot, .thick],
        ]
        for style in others { #expect(Text.LineStyle(nsUnderlineStyle: style) == nil) }
        #expect(NSUnderlineStyle(Text.LineStyle(pattern: .solid, color: .red)) == .single)
        for (style, pattern) in patterns {
            #expect(NSUnderlineStyle(Text.LineStyle(pattern: pattern)) == [.single, style])
        }
        #expect(Text.LineStyle(nsUnderlineStyle: []) == nil)
        #expect(
            try looksTheSame {
                text([])
            } as: {
                Text(verbatim: "under")
            })
        #expect(
            try looksTheSame {
                text(.single)
            } as: {
                Text(verbatim: "under").underline()
            })
    }

    @Test("Bold text makes letters two weights heavier, at most black")
    func legibilityWeight() throws {
        #expect(
            try looksTheSame {
                Text(verbatim: "heavier").environment(\.legibilityWeight, .bold)
            } as: {
                Text(verbatim: "heavier").fontWeight(.semibold)
            })
        #expect(
            try looksTheSame {
                Text(verbatim: "heavier").fontWeight(.black).environment(\.legibilityWeight, .bold)
            } as: {
                Text(verbatim: "heavier").fontWeight(.black)
            })
        #expect(
            try looksTheSame {
                Text(verbatim: "heavier").environment(\.legibilityWeight, .regular)
            } as: {
                Text(verbatim: "heavier")
            })
    }

    @Test("Size categories and text sizes map one to one")
    func pairsOfSizes() throws {
        let pairs: [(ContentSizeCategory, DynamicTypeSize)] = [
            (.extraSmall, .xSmall), (.small, .small), (.medium, .medium), (.large, .large),
            (.extraLarge, .xLarge), (.extraExtraLarge, .xxLarge), (.extraExtraExtraLarge, .xxxLarge),
            (.accessibilityMedium, .accessibility1), (.accessibilityLarge, .accessibility2),
            (.accessibilityExtraLarge, .accessibility3), (.accessibilityExtraExtraLarge, .accessibility4),
            (.accessibilityExtraExtraExtraLarge, .accessibility5),
        ]
        #expect(pairs.map(\.0) == ContentSizeCategory.allCases)
        #expect(pairs.map { DynamicTypeSize($0.0) } == pairs.map(\.1))
        let widths = try pairs.map { pair in
            try mount { Text("Words").dynamicTypeSize(pair.1) }.sizeThatFits(.unspecified).width
        }
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }, "\(widths)")
    }

    @Test("A view's modifier has the same effect as the text's own")
    func twins() throws {
        let text = Text("Half 11")
        func same(_ own: Text, _ around: some View) throws -> (alike: Bool, plain: Bool) {
            let alike = try looksTheSame {
                own
            } as: {
                around
            }
            let plain = try looksTheSame {
                own
            } as: {
                text
            }
            return (alike, plain)
        }
        let stack = VStack { text }
        let changes = try [
            same(text.fontWeight(.black), stack.fontWeight(.black)),
            same(text.fontDesign(.serif), stack.fontDesign(.serif)),
            same(text.monospacedDigit(), stack.monospacedDigit()),
            same(text.underline(true, pattern: .dash), stack.underline(true, pattern: .dash)),
            same(text.strikethrough(true, pattern: .dot), stack.strikethrough(true, pattern: .dot)),
        ]
        for (index, change) in changes.enumerated() { #expect(change.alike && !change.plain, "\(index)") }
    }

    @Test("A font width applies to fonts that have it, set on text or view")
    func fontWidths() throws {
        let text = Text("Condensed").font(.custom("DejaVu Sans", size: 20))
        let usual = try mount { text }.sizeThatFits(.unspecified).width
        let own = try mount { text.fontWidth(.condensed) }.sizeThatFits(.unspecified).width
        let around = try mount { VStack { text }.fontWidth(.condensed) }.sizeThatFits(.unspecified).width
        #expect(own < usual)
        #expect(around == own)
    }

    @Test("A text can undo inherited modifiers")
    func takenBack() throws {
        #expect(
            try looksTheSame {
                Text("Half").bold(false).italic(false).padding(0).bold().italic()
            } as: {
                Text("Half")
            })
    }

    @Test("Each line pattern looks different, below and through words")
    func patterns() throws {
        let patterns: [Text.LineStyle.Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
        let below = try patterns.map { pattern in
            try mount { Text("A line below it").underline(true, pattern: pattern) }.freshPicture()
        }
        let through = try patterns.map { pattern in
            try mount { Text("A line below it").strikethrough(true, pattern: pattern) }.freshPicture()
        }
        let all = below + through
        for one in all.indices {
            for other in all.indices where other > one {
                #expect(all[one].difference(from: all[other]).count > 0, "\(one) \(other)")
            }
        }
        for (pattern, picture) in zip(patterns, below) {
            var string = AttributedString("A line below it")
            string.underlineStyle = Text.LineStyle(pattern: pattern)
            let attributed = try mount { Text(string) }.freshPicture()
            #expect(attributed.difference(from: picture).count == 0, "\(pattern)")
        }
    }

    @Test("Lines are spaced by the line spacing")
    func lineSpacing() throws {
        func height(_ spacing: CGFloat) throws -> CGFloat {
            try mount { Text("one\ntwo\nthree").lineSpacing(spacing) }.sizeThatFits(.unspecified).height
        }
        #expect(try height(10) == height(0) + 20)
    }

    @Test("Text modifiers are environment values that can be written and read")
    func environment() throws {
        let text = Text("One line of words and another\nof some more").frame(width: 160)
        func check<Value: Equatable>(
            _ key: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, _ modified: some View
        ) throws {
            let before = EnvironmentValues()[keyPath: key]
            #expect(before != value, "\(key)")
            var values = EnvironmentValues()
            values[keyPath: key] = value
            #expect(values[keyPath: key] == value, "\(key)")
            #expect(
                try looksTheSame {
                    text.environment(key, value)
                } as: {
                    modified
                }, "\(key)")
            #expect(
                try !looksTheSame {
                    text
                } as: {
                    modified
                }, "\(key)")
        }
        try check(\.font, .title, text.font(.title))
        try check(\.multilineTextAlignment, .trailing, text.multilineTextAlignment(.trailing))
        try check(\.lineSpacing, 7, text.lineSpacing(7))
        try check(\.textCase, .uppercase, text.textCase(.uppercase))
        try check(\.lineLimit, 1, text.lineLimit(1))
        try check(\.lineHeight, .exact(points: 30), text.lineHeight(.exact(points: 30)))
        let star = Image(systemName: "person.badge.plus")
        #expect(
            try looksTheSame {
                star.environment(\.imageScale, .large)
                star.environment(\.symbolRenderingMode, .hierarchical)
            } as: {
                star.imageScale(.large)
                star.symbolRenderingMode(.hierarchical)
            })
        #expect(
            try !looksTheSame {
                star
                star
            } as: {
                star.imageScale(.large)
                star.symbolRenderingMode(.hierarchical)
            })
    }

    @Test("Tightening and scaling are environment values, too")
    func fitting() throws {
        let words = "A few words that do not fit"
        let room = try mount { Text(words) }.sizeThatFits(.unspecified).width
        func check<Value: Equatable>(
            _ key: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, share: CGFloat,
            _ modify: (AnyView) -> some View
        ) throws {
            let line = AnyView(Text(words).lineLimit(1).frame(width: room * share))
            #expect(
                try looksTheSame {
                    line.environment(key, value)
                } as: {
                    modify(line)
                }, "\(key)")
            #expect(
                try !looksTheSame {
                    line
                } as: {
                    modify(line)
                }, "\(key)")
        }
        try check(\.truncationMode, .head, share: 0.6) { $0.truncationMode(.head) }
        try check(\.allowsTightening, true, share: 0.97) { $0.allowsTightening(true) }
        try check(\.minimumScaleFactor, 0.5, share: 0.7) { $0.minimumScaleFactor(0.5) }
    }

    @Test("The five largest text sizes are for accessibility")
    func accessibilitySizes() {
        let sizes = DynamicTypeSize.allCases
        #expect(sizes.filter(\.isAccessibilitySize) == Array(sizes.suffix(5)))
        #expect(sizes.suffix(5).first == .accessibility1)
    }
}
