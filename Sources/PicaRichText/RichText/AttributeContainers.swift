import Foundation
import PicaFoundation
import PicaLabels
import PicaText

/// The attributes of a text that is being edited, by id, with the rules for changing them. The rules come from
/// Foundation's attribute keys and from a formatting definition.
///
/// Keys that only the app knows cannot be queried for their rules. So a small text with the attributes is changed, and
/// Foundation's effect on it is recorded, once for each case.
package final class AttributeContainers: AttributeRules {
    package init() {}

    package private(set) var table = AttributeTable(plain: AttributeContainer())
    /// The formatting that the person may apply; `nil` for all.
    package var formatting: TextFormatting? {
        didSet { if formatting != oldValue { allowedIDs = [:] } }
    }
    private var inheritedIDs: [AttributeID: AttributeID] = [:]
    private var allowedIDs: [AttributeID: AttributeID] = [:]
    private var endings: [AttributeID: Bool] = [:]
    private var joinedIDs: [Pair: AttributeID] = [:]
    /// The character of attributes that only that character may have.
    private var letters: [AttributeID: Character] = [:]

    private struct Pair: Hashable {
        let attributes: AttributeID
        let first: AttributeID
    }

    package subscript(id: AttributeID) -> AttributeContainer { table[id] }

    package func id(for attributes: AttributeContainer) -> AttributeID { table.id(for: attributes) }

    /// Converts a text to one with attribute ids.
    package func content(of text: AttributedString) -> AttributedRope {
        let bytes = text.utf8
        let stretches = text.runs.map { run in
            let next = table.count
            let id = table.id(for: run.attributes)
            if id.index == next { noteLetter(text.characters[run.range].first, of: id) }
            return (value: id, count: bytes.distance(from: run.range.lowerBound, to: run.range.upperBound))
        }
        return AttributedRope(Rope(text.string), spans: AttributeSpans(stretches))
    }

    /// Records the character of attributes that letters may not have.
    private func noteLetter(_ letter: Character?, of id: AttributeID) {
        let ofLetters = AttributedString("a", attributes: self[id]).runs.first?.attributes
        if ofLetters != self[id] { letters[id] = letter }
    }

    // MARK: Rules

    package func inherited(_ attributes: AttributeID) -> AttributeID {
        known(attributes, in: \.inheritedIDs) { id in self.id(for: self[id].inheritedByAddedText) }
    }

    package func allowed(_ attributes: AttributeID) -> AttributeID {
        guard let formatting else { return attributes }
        return known(attributes, in: \.allowedIDs) { id in self.id(for: formatting.allowed(self[id])) }
    }

    package func remaining(of neighbors: [AttributeID], beside changed: AttributeID) -> [AttributeID] {
        guard known(changed, in: \.endings, { ended([$0], beside: $0) != [$0] }) else { return neighbors }
        return ended(neighbors, beside: changed)
    }

    /// Returns the attributes of neighbors after a change beside them. Neighbors are made distinct, because Foundation
    /// merges runs that become equal. Each is in its own paragraph, because paragraphs share attributes.
    private func ended(_ neighbors: [AttributeID], beside changed: AttributeID) -> [AttributeID] {
        var text = AttributedString()
        for id in [changed] + neighbors {
            for var part in [letter(with: id), AttributedString("\n", attributes: self[id])] {
                part[PlaceAttribute.self] = text.utf8.count
                text.append(part)
            }
        }
        let start = text.startIndex
        text.characters.replaceSubrange(start..<text.characters.index(after: start), with: "b")
        var index = text.startIndex
        return neighbors.map { id in
            index = text.characters.index(index, offsetBy: 2)
            var left = text.runs[index].attributes
            left[PlaceAttribute.self] = nil
            return self.id(for: left, of: id)
        }
    }

    private enum PlaceAttribute: AttributedStringKey {
        typealias Value = Int
        static let name = "Pica.Place"
    }

    package func joined(_ attributes: AttributeID, to first: AttributeID) -> AttributeID {
        if attributes == first { return attributes }
        return known(Pair(attributes: attributes, first: first), in: \.joinedIDs) { pair in
            let text = letter(with: pair.first) + letter(with: pair.attributes)
            let second = text.characters.index(after: text.startIndex)
            return id(for: text.runs[second].attributes, of: pair.attributes)
        }
    }

    package func isInBlock(_ attributes: AttributeID) -> Bool { self[attributes].presentationIntent != nil }

    package func inBlock(_ attributes: AttributeID, of other: AttributeID) -> AttributeID {
        guard attributes != other, self[attributes].presentationIntent != self[other].presentationIntent
        else {
            return attributes
        }
        var container = self[attributes]
        container.presentationIntent = self[other].presentationIntent
        container.listItemDelimiter = self[other].listItemDelimiter
        return id(for: container, of: attributes)
    }

    /// Returns a letter that may have all of the attributes.
    private func letter(with id: AttributeID) -> AttributedString {
        AttributedString(String(letters[id] ?? "a"), attributes: self[id])
    }

    /// Returns the id of attributes that result from others.
    private func id(for attributes: AttributeContainer, of old: AttributeID) -> AttributeID {
        let id = table.id(for: attributes)
        letters[id] = letters[old]
        return id
    }

    private func known<Key, Value>(
        _ key: Key, in values: ReferenceWritableKeyPath<AttributeContainers, [Key: Value]>,
        _ make: (Key) -> Value
    ) -> Value {
        if let known = self[keyPath: values][key] { return known }
        let made = make(key)
        self[keyPath: values][key] = made
        return made
    }
}
