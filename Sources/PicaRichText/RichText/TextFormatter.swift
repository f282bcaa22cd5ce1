import Foundation
import PicaDrawing
import PicaLabels
import PicaState
import PicaText

/// Formats the selection of an attributed text, or the text typed next at its caret.
@MainActor package struct TextFormatter {
    let session: EditingSession
    let attributes: AttributeContainers
    let environment: EnvironmentValues

    package init(session: EditingSession, attributes: AttributeContainers, environment: EnvironmentValues) {
        self.session = session
        self.attributes = attributes
        self.environment = environment
    }

    /// Returns whether the whole selection has the format.
    package func isOn(_ format: TextFormat) -> Bool {
        selected.allSatisfy { format.isOn(shown($0), in: environment) }
    }

    /// Returns whether applying the format would make a visible difference.
    package func canApply(_ format: TextFormat) -> Bool {
        guard !session.isReadOnly else { return false }
        let isOn = isOn(format)
        if isOn, format.isChoice { return true }
        return selected.contains { shown(applied(format, !isOn, to: $0)) != shown($0) }
    }

    /// Applies the format to the selection, or removes it if the whole selection has it.
    package func apply(_ format: TextFormat, at time: Double) -> EditChange {
        let isOn = isOn(format)
        return session.updateSelectedAttributes(at: time) { applied(format, !isOn, to: $0) }
    }

    /// Returns whether the person may make the choice, because some of the selection would show it.
    package func allows(_ look: LookChoice) -> Bool {
        guard !session.isReadOnly else { return false }
        guard let formatting = attributes.formatting else { return true }
        // Do not assign an attribute id for a mere query.
        return selected.contains {
            look.isOn(
                formatting.shown(look.applied(to: attributes[$0], in: environment)), in: environment)
        }
    }

    /// Whether the person may choose any families or sizes; faces alone do not need a panel.
    package var allowsFonts: Bool {
        guard !session.isReadOnly else { return false }
        let known = common { $0.shownFont(in: environment) }
        let size = known?.resolve(in: environment.fontResolutionContext).shownSize
        return (known?.family == nil ? allowsAnyFamily : allows(.family(nil)))
            || Font.sizes.contains { $0 != size && allows(.size($0)) }
    }

    /// Whether the person may choose families that the definition does not name.
    package var allowsAnyFamily: Bool { allows(.family(Self.anyFamily)) }

    /// A name that no family has.
    private static let anyFamily = "\u{FFFF}"

    /// Whether the person may choose arbitrary colors, which the definition does not name.
    package var allowsColors: Bool { allows(.color(Color(red: 0.123, green: 0.456, blue: 0.789))) }

    /// Applies the choice to the selection.
    /// - Parameter coalesces: Whether the change is undone together with the last one of its kind.
    package func apply(_ look: LookChoice, coalesces: Bool, at time: Double) -> EditChange {
        session.updateSelectedAttributes(coalesces: coalesces, at: time) {
            attributes.id(for: look.applied(to: attributes[$0], in: environment))
        }
    }

    /// The shown attributes of the first selected character.
    package var first: AttributeContainer {
        let range = session.selection.ranges[0]
        let place = range.isEmpty ? nil : session.content?.spans.value(at: range.lowerBound)
        return shown(place ?? session.attributes(forTextIn: range))
    }

    /// Returns a value that the whole selection shows; `nil` if it differs.
    package func common<Value: Equatable>(_ value: (AttributeContainer) -> Value) -> Value? {
        let values = selected.map { value(shown($0)) }
        return values.first.flatMap { first in values.allSatisfy { $0 == first } ? first : nil }
    }

    private func applied(_ format: TextFormat, _ isOn: Bool, to id: AttributeID) -> AttributeID {
        attributes.id(for: format.applied(to: attributes[id], isOn, in: environment))
    }

    /// Returns the attributes as they are shown.
    private func shown(_ id: AttributeID) -> AttributeContainer {
        attributes.formatting.map { $0.shown(attributes[id]) } ?? attributes[id]
    }

    /// The distinct attributes of the selection, or those of the text typed next.
    package var selected: Set<AttributeID> {
        let selection = session.selection
        guard !selection.isEmpty, let content = session.content else {
            return [session.attributes(forTextIn: selection.range)]
        }
        return selection.ranges.reduce(into: []) { selected, range in
            selected.formUnion(content.spans.runs(in: range).map(\.value))
        }
    }
}
