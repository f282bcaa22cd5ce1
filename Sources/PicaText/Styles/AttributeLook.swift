/// The look of text with some attributes.
package struct AttributeLook: Hashable, Sendable {
    package var text: TextStyle
    /// The style of paragraphs that begin with it; `nil` for the layout's own.
    package var paragraph: ParagraphStyle?

    package init(_ text: TextStyle, paragraph: ParagraphStyle? = nil) {
        self.text = text
        self.paragraph = paragraph
    }
}
