import Foundation
import PicaUI

struct RichEditorPage: View {
    var body: some View {
        Letter()
        Recipe()
        Typing()
    }
}

/// A text to format with the app's buttons, with keys, and with the menus that Pica provides.
private struct Letter: View {
    @State private var text = Letter.sample
    @State private var selection = AttributedTextSelection()
    @Environment(\.fontResolutionContext) private var fonts

    var body: some View {
        Example(
            "A letter",
            note:
                "Select text and press a button or Ctrl+B, I or U, or open the text’s menu. Ctrl+T opens fonts, Ctrl+Shift+C opens colors."
        ) {
            FlowLayout {
                Format("Bold", isOn: all { $0.font?.resolve(in: fonts).isBold == true }) { isOn in
                    change { $0.font = ($0.font ?? .default).bold(!isOn) }
                }
                Format("Italic", isOn: all { $0.font?.resolve(in: fonts).isItalic == true }) { isOn in
                    change { $0.font = ($0.font ?? .default).italic(!isOn) }
                }
                Format("Underline", isOn: all { $0.underlineStyle != nil }) { isOn in
                    change { $0.underlineStyle = isOn ? nil : .single }
                }
                Format("Red", isOn: all { $0.foregroundColor == .red }) { isOn in
                    change { $0.foregroundColor = isOn ? nil : .red }
                }
                Format("Highlight", isOn: all { $0.backgroundColor != nil }) { isOn in
                    change { $0.backgroundColor = isOn ? nil : .yellow.opacity(0.4) }
                }
            }
            TextEditor(text: $text, selection: $selection)
                .frame(height: 220)
            Text("\(text.runs.count) runs")
                .font(.footnote)
                .monospacedDigit()
                .foregroundStyle(.secondary)
        }
    }

    /// Whether the whole selection, or the text typed next, has an attribute.
    private func all(_ has: (AttributeContainer) -> Bool) -> Bool {
        switch selection.indices(in: text) {
        case .insertionPoint: has(selection.typingAttributes(in: text))
        case .ranges(let ranges): text[ranges].runs.allSatisfy { has($0.attributes) }
        }
    }

    private func change(_ body: (inout AttributeContainer) -> Void) {
        text.transformAttributes(in: &selection, body: body)
    }

    private static let sample: AttributedString = {
        var title = AttributedString("To everyone who sets type\n")
        title.font = .title2.bold()
        title.alignment = .center
        var text = AttributedString(
            "Good typesetting is quiet. Make a word bold where it must be heard, italic where it is stressed, "
                + "and leave the rest alone.\n")
        if let bold = text.range(of: "bold") { text[bold].font = .body.bold() }
        if let italic = text.range(of: "italic") { text[italic].font = .body.italic() }
        var mixed = AttributedString("حتى בכל שפה — and in any script, 文字 and all. ")
        mixed.foregroundColor = .secondary
        var end = AttributedString("Yours, Pica")
        end.alignment = .right
        return title + text + mixed + AttributedString("\n") + end
    }()
}

/// A toggle button for one kind of formatting.
private struct Format: View {
    private let title: LocalizedStringKey
    private let isOn: Bool
    private let toggle: (Bool) -> Void

    init(_ title: LocalizedStringKey, isOn: Bool, toggle: @escaping (Bool) -> Void) {
        (self.title, self.isOn, self.toggle) = (title, isOn, toggle)
    }

    var body: some View {
        if isOn {
            button.buttonStyle(.borderedProminent).accessibilityAddTraits(.isSelected)
        } else {
            button
        }
    }

    private var button: some View { Button(title) { toggle(isOn) } }
}

/// The app decides which words are ingredients; the definition decides how they look.
private enum IngredientAttribute: AttributedStringKey {
    typealias Value = Bool
    static let name = "Gallery.Ingredient"
    /// An edited word is no longer the same ingredient.
    static let invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? = [.textChanged]
}

private struct RecipeScope: AttributeScope {
    let ingredient: IngredientAttribute
    let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    let font: AttributeScopes.SwiftUIAttributes.FontAttribute
    let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
}

private struct IngredientsAreGreen: AttributedTextValueConstraint {
    typealias Scope = RecipeScope
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    func constrain(_ container: inout Attributes) {
        container.foregroundColor = container[IngredientAttribute.self] == nil ? nil : .green
    }
}

private struct RecipeFormatting: AttributedTextFormattingDefinition {
    var body: some AttributedTextFormattingDefinition<RecipeScope> {
        IngredientsAreGreen()
        ValueConstraint(for: \.underlineStyle, values: [nil], default: nil)
    }
}

private struct Recipe: View {
    @State private var text = Recipe.sample
    @State private var selection = AttributedTextSelection()

    var body: some View {
        Example(
            "A recipe",
            note:
                "Its formatting definition makes ingredients, and only those, green, and allows no underlines. Editing an ingredient turns it back into a plain word."
        ) {
            TextEditor(text: $text, selection: $selection)
                .attributedTextFormattingDefinition(RecipeFormatting())
                .frame(height: 110)
            Button("Ingredient") {
                text.transformAttributes(in: &selection) { $0[IngredientAttribute.self] = true }
            }
            .disabled(isCaret)
        }
    }

    private var isCaret: Bool {
        if case .insertionPoint = selection.indices(in: text) { true } else { false }
    }

    private static let sample: AttributedString = {
        var text = AttributedString("Melt butter with sage until it foams, and toss the gnocchi in it.")
        for word in ["butter", "sage", "gnocchi"] {
            if let range = text.range(of: word) {
                text[range][IngredientAttribute.self] = true
                text[range].foregroundColor = .green
            }
        }
        return text
    }()
}

private struct Typing: View {
    @State private var text = try? AttributedString(
        markdown: "Markdown can make text **strong** or *soft*, and `code` is code.")

    var body: some View {
        Example(
            "Markdown", note: "Copy from here and paste elsewhere. Ctrl+Shift+V pastes without formatting."
        ) {
            TextEditor(
                text: Binding {
                    text ?? AttributedString()
                } set: {
                    text = $0
                }
            )
            .frame(height: 80)
            .textInputFormattingControlVisibility(.hidden, for: .contextMenu)
        }
    }
}
