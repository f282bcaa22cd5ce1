import PicaGraph

/// A style for text editors. Only Pica's own styles exist: as in SwiftUI, the configuration exposes nothing that an app
/// could build a style from.
@MainActor @preconcurrency public protocol TextEditorStyle {
    /// The view that shows the editor.
    associatedtype Body: View
    /// The configuration of an editor.
    typealias Configuration = TextEditorStyleConfiguration
    /// Returns the view that shows an editor.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration that an editor's style receives.
public struct TextEditorStyleConfiguration {
    let input: FieldInput
}

extension View {
    /// Sets the style of text editors in the view.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The default style of editors: a surface with rounded corners.
public struct AutomaticTextEditorStyle {
    /// Creates the style; `automatic` is the short form.
    nonisolated public init() {}
}

extension AutomaticTextEditorStyle: TextEditorStyle {
    /// Returns the text on a surface with rounded corners.
    public func makeBody(configuration: Configuration) -> some View {
        EditorView(input: configuration.input, chrome: .roundedBorder)
    }
}

/// A style for editors on a surface with rounded corners.
public struct RoundedBorderTextEditorStyle {
    /// Creates the style; `roundedBorder` is the short form.
    nonisolated public init() {}
}

extension RoundedBorderTextEditorStyle: TextEditorStyle {
    /// Returns the text on a surface with rounded corners.
    public func makeBody(configuration: Configuration) -> some View {
        EditorView(input: configuration.input, chrome: .roundedBorder)
    }
}

/// A style for editors without a surface.
public struct PlainTextEditorStyle {
    /// Creates the style; `plain` is the short form.
    nonisolated public init() {}
}

extension PlainTextEditorStyle: TextEditorStyle {
    /// Returns the text without a surface.
    public func makeBody(configuration: Configuration) -> some View {
        EditorView(input: configuration.input, chrome: .plain)
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The default style of editors.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// A style for editors on a surface with rounded corners.
    public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// A style for editors without a surface.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
