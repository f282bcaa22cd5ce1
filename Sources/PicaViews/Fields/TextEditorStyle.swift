import PicaGraph

/// The look of text editors. The styles are those given here: as in SwiftUI the configuration shows
/// nothing that a style of an app could be made of.
@MainActor @preconcurrency public protocol TextEditorStyle {
    /// What the look is made of.
    associatedtype Body: View
    /// An editor as its style sees it.
    typealias Configuration = TextEditorStyleConfiguration
    /// The editor's look.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// An editor as its style sees it.
public struct TextEditorStyleConfiguration {
    let input: FieldInput
}

extension View {
    /// Sets the look of text editors in the view.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// What editors look like by default: a surface with rounded corners.
public struct AutomaticTextEditorStyle {
    /// The style that `automatic` is.
    nonisolated public init() {}
}

extension AutomaticTextEditorStyle: TextEditorStyle {
    /// The text on a surface with rounded corners.
    public func makeBody(configuration: Configuration) -> some View {
        EditorView(input: configuration.input, chrome: .roundedBorder)
    }
}

/// A surface with rounded corners.
public struct RoundedBorderTextEditorStyle {
    /// The style that `roundedBorder` is.
    nonisolated public init() {}
}

extension RoundedBorderTextEditorStyle: TextEditorStyle {
    /// The text on a surface with rounded corners.
    public func makeBody(configuration: Configuration) -> some View {
        EditorView(input: configuration.input, chrome: .roundedBorder)
    }
}

/// Text without a surface.
public struct PlainTextEditorStyle {
    /// The style that `plain` is.
    nonisolated public init() {}
}

extension PlainTextEditorStyle: TextEditorStyle {
    /// The text without a surface.
    public func makeBody(configuration: Configuration) -> some View {
        EditorView(input: configuration.input, chrome: .plain)
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// What editors look like by default.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// A surface with rounded corners.
    public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// Text without a surface.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
