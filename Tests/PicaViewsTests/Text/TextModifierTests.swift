import Foundation
import PicaTesting
import PicaUI
import Testing

/// Scales, languages and directions of text.
@MainActor @Suite struct TextModifierTests {
    @Test("A secondary text is four fifths as large, whoever says so, and unless it is not enabled")
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

    @Test("Text is set by a language of its own, whatever the locale")
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

    @Test("Paragraphs run as their content does, or as the interface where that is asked for")
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

    @Test("Leading is the interface's side, or each paragraph's where that is asked for")
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

    @Test("Categories of content sizes are text sizes by older names")
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

    @Test("A line style of AppKit's is the line it stands for, and none where it is none")
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
        for style in [NSUnderlineStyle.double, .thick] {
            #expect(
                try !looksTheSame {
                    text(style)
                } as: {
                    text(.single)
                })
        }
        #expect(
            try !looksTheSame {
                text(.double)
            } as: {
                text(.thick)
            })
    }

    @Test("Where letters are to be heavier they are by two weights, and never more than black")
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
}
