import Foundation
import PicaFoundation
import PicaGraph

/// A formatting definition whose type is hidden.
struct TextFormatting: Equatable {
    private let definition: any AttributedTextFormattingDefinition

    init(_ definition: any AttributedTextFormattingDefinition) { self.definition = definition }

    static func == (one: TextFormatting, other: TextFormatting) -> Bool {
        ValueComparison.isSame(hidden: one.definition, other.definition)
    }

    /// What is shown of attributes: those of the definition's scope, as it allows them.
    func shown(_ container: AttributeContainer) -> AttributeContainer { parted(container, definition).shown }

    /// What attributes become that a person gives text: as they are shown, with what is not the scope's.
    func allowed(_ container: AttributeContainer) -> AttributeContainer {
        let (shown, hidden) = parted(container, definition)
        return hidden.merging(shown)
    }

    /// The attributes that count.
    var keys: ScopeKeys { Self.keys(definition) }

    private static func keys<D: AttributedTextFormattingDefinition>(_: D) -> ScopeKeys { .of(D.Scope.self) }

    private func parted<D: AttributedTextFormattingDefinition>(
        _ container: AttributeContainer, _ definition: D
    ) -> (shown: AttributeContainer, hidden: AttributeContainer) {
        let scope = ScopeKeys.of(D.Scope.self)
        var shown = scope.filter(container)
        definition.constrain(&shown)
        return (shown, scope.removed(from: container))
    }
}

private struct TextFormattingKey: EnvironmentKey {
    static var defaultValue: TextFormatting? { nil }
}

extension EnvironmentValues {
    /// What formatting attributed texts may have; nil for all.
    var textFormatting: TextFormatting? {
        get { self[TextFormattingKey.self] }
        set { self[TextFormattingKey.self] = newValue }
    }

    /// The attributes that attributed texts may have.
    var textScope: ScopeKeys {
        textFormatting?.keys ?? .of(AttributeScopes.SwiftUIAttributes.self)
    }
}

extension View {
    /// Says what formatting the attributed texts in the view may have.
    ///
    /// What a definition does not allow is not shown; the app's own string is left as it is.
    nonisolated public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
        _ definition: D
    ) -> some View {
        environment(\.textFormatting, TextFormatting(definition))
    }
}
