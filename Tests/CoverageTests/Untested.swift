/// What shows text and is named by no test yet. Nothing may be added.
enum Untested {
    static let titles: Set<String> = [
        "AttributeScopes.FoundationAttributes.MorphologyAttribute",
        "AttributeScopes.PicaFoundationAttributes.morphology",
        "AttributeScopes.SwiftUIAttributes.foundation",
        "AttributeScopes.SwiftUIAttributes.picaFoundation",
        "AttributeScopes.picaFoundation",
        "AttributeScopes.swiftUI",
        "AttributedString.MarkdownSourcePosition.init(startLine:startColumn:endLine:endColumn:)",
        "AttributedString.init(contentsOf:including:options:baseURL:)",
        "Text.Layout.Line.subscript(_:)",
        "Text.Layout.Run.subscript(_:)",
        "Text.Layout.RunSlice.subscript(_:)",
        "Text.Layout.subscript(_:)",
        "TextSelectability.allowsSelection",
    ]
}
