import PicaGraph

/// What a field offers while a person types in it, by the suggestions around it.
@MainActor final class FieldSuggestions {
    private unowned let field: FieldLeaf

    init(_ field: FieldLeaf) { self.field = field }

    private var request: Binding<SuggestionRequest?>? {
        field.session.isSecret ? nil : field.environment.suggestionRequest
    }

    /// What the field has asked for.
    private var shown: SuggestionRequest? {
        request?.wrappedValue.flatMap { $0.isOf(field) ? $0 : nil }
    }

    func offer() {
        guard let request, field.isEnabled, field.isFocused, shown == nil else { return }
        request.wrappedValue = SuggestionRequest(for: field)
    }

    func withdraw() {
        if shown != nil { request?.wrappedValue = nil }
    }

    /// Returns whether the key was about suggestions.
    func keyPressed(_ press: KeyPress) -> Bool {
        guard let request else { return false }
        guard let shown else {
            guard press.key == .down, press.modifiers.isSubset(of: .alternate) else { return false }
            offer()
            return true
        }
        guard let list = shown.keys.list, !list.isEmpty else { return false }
        if press == KeyPress(.escape) {
            request.wrappedValue = nil
            return true
        }
        return list.keyPressedElsewhere(press)
    }
}
