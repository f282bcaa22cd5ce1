import Foundation
import PicaGraph
import PicaText

/// Changes the look of what is selected in a text with attributes, or of what is typed next at its caret.
@MainActor struct TextFormatter {
    let session: EditingSession
    let attributes: AttributeContainers
    let environment: EnvironmentValues

    /// Whether all that is selected has it.
    func isOn(_ format: TextFormat) -> Bool {
        selected.allSatisfy { format.isOn(shown($0), in: environment) }
    }

    /// Whether it would change what is seen.
    func canApply(_ format: TextFormat) -> Bool {
        guard !session.isReadOnly else { return false }
        let isOn = isOn(format)
        if isOn, format.isChoice { return true }
        return selected.contains { shown(applied(format, !isOn, to: $0)) != shown($0) }
    }

    /// Gives it to all that is selected, or takes it where all of that has it.
    func apply(_ format: TextFormat, at time: Double) -> EditChange {
        let isOn = isOn(format)
        return session.updateSelectedAttributes(at: time) { applied(format, !isOn, to: $0) }
    }

    private func applied(_ format: TextFormat, _ isOn: Bool, to id: AttributeID) -> AttributeID {
        attributes.id(for: format.applied(to: attributes[id], isOn, in: environment))
    }

    /// What a person sees of some attributes.
    private func shown(_ id: AttributeID) -> AttributeContainer {
        attributes.formatting.map { $0.shown(attributes[id]) } ?? attributes[id]
    }

    /// The different attributes of what is selected, or those of what is typed next.
    private var selected: Set<AttributeID> {
        let selection = session.selection
        guard !selection.isEmpty, let content = session.content else {
            return [session.attributes(forTextIn: selection.range)]
        }
        return selection.ranges.reduce(into: []) { selected, range in
            selected.formUnion(content.spans.runs(in: range).map(\.value))
        }
    }
}
