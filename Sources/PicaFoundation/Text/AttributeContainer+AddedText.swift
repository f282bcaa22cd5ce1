import Foundation

extension AttributeContainer {
    /// What text takes on that is added behind text that has these: neither what its own words are meant by, nor
    /// what belongs to one character.
    package var inheritedByAddedText: AttributeContainer {
        var text = AttributedString("a", attributes: self)
        text.characters.append("a")
        return text.runs.last?.attributes ?? AttributeContainer()
    }
}
