import Foundation
import PicaDrawing
import PicaLabels
import PicaState
import PicaText

/// The text shown in an empty field: its prompt, or else its title.
@MainActor final class FieldHint {
    let text: ResolvedText
    /// Whether the text is a prompt rather than the title.
    let isPrompt: Bool
    private let options: LayoutOptions
    /// The layout, made when the hint is first visible.
    private var made: TextLayout?

    init(_ text: ResolvedText, isPrompt: Bool, _ options: LayoutOptions) {
        self.text = text
        self.isPrompt = isPrompt
        self.options = options
    }

    /// The text as a placeholder for assistive technologies; `nil` for the title, which names the field.
    var placeholder: String? { isPrompt ? text.string : nil }

    /// - Parameters:
    ///   - width: The width to lay out for; `nil` for a single line.
    ///   - wraps: Whether the text wraps, rather than a single line be cut short.
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
    /// Returns the hint of a field in an environment: the old one if it is unchanged.
    @MainActor func hint(in environment: EnvironmentValues, after old: FieldHint?) -> FieldHint {
        var faint = environment
        faint.foregroundStyle = AnyShapeStyle(Color(themed: .tertiary))
        let text = ResolvedText(prompt ?? title, in: faint)
        if let old, old.text == text, old.isPrompt == (prompt != nil) { return old }
        var options = LayoutOptions()
        options.lineHeight = text.options.lineHeight
        return FieldHint(text, isPrompt: prompt != nil, options)
    }
}
