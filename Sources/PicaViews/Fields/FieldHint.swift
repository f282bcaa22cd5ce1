import Foundation
import PicaGraph
import PicaText

/// What stands in a field while it is empty: its prompt, or else its title.
@MainActor final class FieldHint {
    let text: ResolvedText
    private let options: LayoutOptions
    /// Laid out once it is seen.
    private var made: TextLayout?

    init(_ text: ResolvedText, _ options: LayoutOptions) {
        self.text = text
        self.options = options
    }

    /// - Parameters:
    ///   - width: For which it is laid out; nil for a single line.
    ///   - wraps: Whether lines are broken in it, rather than a single one be cut short.
    func layout(width: Double?, wraps: Bool) -> TextLayout {
        if let made, made.availableWidth == width { return made }
        var options = options
        options.wraps = wraps
        let layout = TextLayout(
            ShapedText(text.styled, direction: text.direction, context: .shared), width: width,
            options: options)
        made = layout
        return layout
    }
}

extension FieldTitle {
    /// The hint of a field as an environment shows it: the old one where that is the same.
    @MainActor func hint(in environment: EnvironmentValues, after old: FieldHint?) -> FieldHint {
        var faint = environment
        faint.foregroundStyle = AnyShapeStyle(Color(themed: .tertiary))
        let text = ResolvedText(prompt ?? title, in: faint)
        if let old, old.text == text { return old }
        var options = LayoutOptions()
        options.lineHeight = text.options.lineHeight
        return FieldHint(text, options)
    }
}
