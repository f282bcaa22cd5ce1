import Foundation
import PicaFoundation
import PicaState
import PicaText
import PicaViews

@testable import PicaRichText

/// The tests' notation for the look of attributed strings.
enum Looks {
    /// The environment that text without a language is read in.
    static var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "eo")
        return environment
    }

    /// Each run's words and, after a bar, its attributes.
    static func of(_ text: AttributedString, in environment: EnvironmentValues = environment)
        -> [String]
    {
        let context = ExchangeContext(environment)
        return text.runs.map { run in
            let words = String(String.UnicodeScalarView(text.unicodeScalars[run.range]))
            let looks = Looks.of(context.style(run.attributes))
            return looks.isEmpty ? words : words + "|" + looks
        }
    }

    private static func of(_ style: ExchangedStyle) -> String {
        var parts: [String] = []
        if let family = style.family { parts.append(family) }
        if let design = style.design { parts.append("\(design)") }
        if let size = style.size { parts.append("\((size * 10).rounded() / 10)px") }
        if let weight = style.weight { parts.append(weight == 700 ? "bold" : "w\(weight)") }
        if let isItalic = style.isItalic { parts.append(isItalic ? "italic" : "upright") }
        if style.features.contains(.lowercaseSmallCaps) { parts.append("caps") }
        if let color = style.color { parts.append(CSSColor.text(color)) }
        if let color = style.background { parts.append("on " + CSSColor.text(color)) }
        if let line = style.underline { parts.append("underline" + of(line)) }
        if let line = style.strikethrough { parts.append("struck" + of(line)) }
        if let spacing = style.letterSpacing { parts.append("spaced \((spacing * 10).rounded() / 10)") }
        if let offset = style.baselineOffset { parts.append("raised \((offset * 10).rounded() / 10)") }
        if let link = style.link { parts.append("<\(link.absoluteString)>") }
        if let language = style.language { parts.append(language) }
        if style.intent.contains(.code) { parts.append("code") }
        switch style.paragraph.alignment {
        case .left: parts.append("left")
        case .right: parts.append("right")
        case .center: parts.append("centered")
        case nil: break
        }
        if style.paragraph.direction == .rightToLeft { parts.append("rtl") }
        if style.paragraph.direction == .leftToRight { parts.append("ltr") }
        switch style.paragraph.lineHeight?.kind {
        case .multiple(let factor): parts.append("line ×\((factor * 100).rounded() / 100)")
        case .exact(let points): parts.append("line \((points * 10).rounded() / 10)")
        case .leading(let points): parts.append("line +\(points)")
        default: break
        }
        return parts.joined(separator: " ")
    }

    private static func of(_ line: ExchangedStyle.Line) -> String {
        (line.pattern == .solid ? "" : " \(line.pattern)")
            + (line.color.map { " " + CSSColor.text($0) } ?? "")
    }

    /// Each block's words and what it is, the innermost first.
    static func blocks(of text: AttributedString) -> [String] {
        text.runs[\.presentationIntent].map { intent, range in
            let kinds = intent?.components.map(\.kind.debugDescription).joined(separator: " in ") ?? "nothing"
            return String(text.characters[range]) + "|" + kinds
        }
    }
}
