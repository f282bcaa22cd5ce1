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

    /// Whether a person may choose it: some of what is selected would be seen so.
    func allows(_ look: LookChoice) -> Bool {
        guard !session.isReadOnly else { return false }
        guard let formatting = attributes.formatting else { return true }
        // Nothing is given a number that is only asked about.
        return selected.contains {
            look.isOn(
                formatting.shown(look.applied(to: attributes[$0], in: environment)), in: environment)
        }
    }

    /// Whether a person may choose families or sizes at all, or some of them; faces alone need no panel.
    var allowsFonts: Bool {
        guard !session.isReadOnly else { return false }
        let known = common { $0.shownFont(in: environment) }
        let size = known?.resolve(in: environment.fontResolutionContext).shownSize
        return (known?.family == nil ? allowsAnyFamily : allows(.family(nil)))
            || Font.sizes.contains { $0 != size && allows(.size($0)) }
    }

    /// Whether that is so of families that no definition names, too.
    var allowsAnyFamily: Bool { allows(.family(Self.anyFamily)) }

    /// What no family is called.
    private static let anyFamily = "\u{FFFF}"

    /// Whether a person may choose colours: such as nobody has named, either.
    var allowsColors: Bool { allows(.color(Color(red: 0.123, green: 0.456, blue: 0.789))) }

    /// Gives it to all that is selected.
    /// - Parameter coalesces: Whether that is undone with the last change of its kind.
    func apply(_ look: LookChoice, coalesces: Bool, at time: Double) -> EditChange {
        session.updateSelectedAttributes(coalesces: coalesces, at: time) {
            attributes.id(for: look.applied(to: attributes[$0], in: environment))
        }
    }

    /// What is shown of the first that is selected.
    var first: AttributeContainer {
        let range = session.selection.ranges[0]
        let place = range.isEmpty ? nil : session.content?.spans.value(at: range.lowerBound)
        return shown(place ?? session.attributes(forTextIn: range))
    }

    /// What all that is selected shows alike; nil where it differs.
    func common<Value: Equatable>(_ value: (AttributeContainer) -> Value) -> Value? {
        let values = selected.map { value(shown($0)) }
        return values.first.flatMap { first in values.allSatisfy { $0 == first } ? first : nil }
    }

    private func applied(_ format: TextFormat, _ isOn: Bool, to id: AttributeID) -> AttributeID {
        attributes.id(for: format.applied(to: attributes[id], isOn, in: environment))
    }

    /// What a person sees of some attributes.
    private func shown(_ id: AttributeID) -> AttributeContainer {
        attributes.formatting.map { $0.shown(attributes[id]) } ?? attributes[id]
    }

    /// The different attributes of what is selected, or those of what is typed next.
    var selected: Set<AttributeID> {
        let selection = session.selection
        guard !selection.isEmpty, let content = session.content else {
            return [session.attributes(forTextIn: selection.range)]
        }
        return selection.ranges.reduce(into: []) { selected, range in
            selected.formUnion(content.spans.runs(in: range).map(\.value))
        }
    }
}
