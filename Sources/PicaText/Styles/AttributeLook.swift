/// How text with some attributes looks.
package struct AttributeLook: Hashable, Sendable {
    package var text: TextStyle
    /// How paragraphs are that begin with it; nil where they are as the layout has them.
    package var paragraph: ParagraphStyle?

    package init(_ text: TextStyle, paragraph: ParagraphStyle? = nil) {
        self.text = text
        self.paragraph = paragraph
    }
}
