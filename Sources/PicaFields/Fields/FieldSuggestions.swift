import PicaControls
import PicaGraph
import PicaState

/// The suggestions that a field offers while a person types in it.
@MainActor final class FieldSuggestions {
    private unowned let field: FieldLeaf
    /// The request that the field made last.
    private weak var asked: SuggestionRequest?

    init(_ field: FieldLeaf) { self.field = field }

    private var request: Binding<SuggestionRequest?>? {
        field.session.isSecret ? nil : field.environment.suggestionRequest
    }

    private var shown: SuggestionRequest? {
        request?.wrappedValue.flatMap { $0 === asked ? $0 : nil }
    }

    func offer() {
        guard let request, field.isEnabled, field.isFocused, shown == nil else { return }
        let new = SuggestionRequest(for: field.element) { [weak field] in
            field?.accept($0)
        } acceptToken: { [weak self] in
            self?.field.environment.tokenTaker?.take($0)
            self?.withdraw()
        }
        asked = new
        request.wrappedValue = new
    }

    func withdraw() {
        if shown != nil { request?.wrappedValue = nil }
    }

    /// Returns whether the key operated the suggestions.
    func keyPressed(_ press: KeyStroke) -> Bool {
        guard let request else { return false }
        guard let shown else {
            guard press.key == .down, press.modifiers.isSubset(of: .alternate) else { return false }
            offer()
            return true
        }
        guard let list = shown.keys.list, !list.isEmpty else { return false }
        if press == KeyStroke(.escape) {
            request.wrappedValue = nil
            return true
        }
        return list.keyPressedElsewhere(press)
    }
}
