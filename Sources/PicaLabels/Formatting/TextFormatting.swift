import Foundation
import PicaFoundation
import PicaGraph
import PicaState

/// A type-erased formatting definition.
package struct TextFormatting: Equatable {
    private let definition: any AttributedTextFormattingDefinition

    init(_ definition: any AttributedTextFormattingDefinition) { self.definition = definition }

    package static func == (one: TextFormatting, other: TextFormatting) -> Bool {
        ValueComparison.isSame(hidden: one.definition, other.definition)
    }

    /// Returns the attributes that are shown: those of the definition's scope, with allowed values.
    package func shown(_ container: AttributeContainer) -> AttributeContainer {
        parted(container, definition).shown
    }

    /// Returns the attributes that the person's formatting results in: the shown ones, with those outside the scope.
    package func allowed(_ container: AttributeContainer) -> AttributeContainer {
        let (shown, hidden) = parted(container, definition)
        return hidden.merging(shown)
    }

    /// The attributes that the definition covers.
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
    /// The formatting that attributed texts may have; `nil` for all.
    package var textFormatting: TextFormatting? {
        get { self[TextFormattingKey.self] }
        set { self[TextFormattingKey.self] = newValue }
    }

    /// The attributes that attributed texts may have.
    package var textScope: ScopeKeys {
        textFormatting?.keys ?? .of(AttributeScopes.SwiftUIAttributes.self)
    }
}

extension View {
    /// Sets the formatting that attributed texts in the view may have.
    ///
    /// Formatting that the definition does not allow is not shown; the app's string stays unchanged.
    nonisolated public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
        _ definition: D
    ) -> some View {
        environment(\.textFormatting, TextFormatting(definition))
    }
}
