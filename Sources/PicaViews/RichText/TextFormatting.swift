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
    func shown(_ container: AttributeContainer) -> AttributeContainer {
        func shown<D: AttributedTextFormattingDefinition>(_ definition: D) -> AttributeContainer {
            var shown = ScopeKeys.of(D.Scope.self).filter(container)
            definition.constrain(&shown)
            return shown
        }
        return shown(definition)
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
