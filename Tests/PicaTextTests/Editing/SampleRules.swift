@testable import PicaText

/// Rules about numbers: blocks are the hundreds, what paragraphs share besides are the tens, what letters have are the
/// ones. Of these added text
/// does not inherit 2; 5 ends where its text changes; 7 is not allowed, 1 comes in its place.
final class SampleRules: AttributeRules {
    private func with(letters: Int, of attributes: AttributeID) -> AttributeID {
        AttributeID(index: attributes.index / 10 * 10 + letters)
    }

    func inherited(_ attributes: AttributeID) -> AttributeID {
        [2, 5].contains(attributes.index % 10) ? with(letters: 0, of: attributes) : attributes
    }

    func allowed(_ attributes: AttributeID) -> AttributeID {
        attributes.index % 10 == 7 ? with(letters: 1, of: attributes) : attributes
    }

    func remaining(of neighbors: [AttributeID], beside changed: AttributeID) -> [AttributeID] {
        var ends = changed.index % 10 == 5
        return neighbors.map {
            ends = ends && $0.index % 10 == 5
            return ends ? with(letters: 0, of: $0) : $0
        }
    }

    func joined(_ attributes: AttributeID, to first: AttributeID) -> AttributeID {
        let tens = first.index / 10 % 10 * 10
        return AttributeID(index: attributes.index / 100 * 100 + tens + attributes.index % 10)
    }

    func isInBlock(_ attributes: AttributeID) -> Bool { attributes.index >= 100 }

    func inBlock(_ attributes: AttributeID, of other: AttributeID) -> AttributeID {
        AttributeID(index: other.index / 100 * 100 + attributes.index % 100)
    }
}
