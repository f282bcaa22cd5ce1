import Foundation

extension AttributeContainer {
    /// The attributes that text appended to text with these attributes inherits.
    ///
    /// Attributes that depend on the text itself, or belong to a single character, are not inherited.
    package var inheritedByAddedText: AttributeContainer {
        var text = AttributedString("a", attributes: self)
        text.characters.append("a")
        return text.runs.last?.attributes ?? AttributeContainer()
    }
}
