import PicaGraph
import PicaLabels

/// A style for text fields.
@MainActor @preconcurrency public protocol TextFieldStyle {
    /// The view that shows the field.
    associatedtype _Body: View
    /// The type-erased label of the field that a style receives.
    typealias _Label = _TextFieldStyleLabel
    /// Returns the view that shows a field. The given field has the style from further out, which is a rounded border
    /// unless another is set there.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The type-erased label of the field that a style receives.
public struct _TextFieldStyleLabel {
    let view: AnyView
    let title: Text
}

extension _TextFieldStyleLabel: View {
    /// The label itself.
    public var body: some View { view }
}

extension View {
    /// Sets the style of text fields in the view, including secure ones.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        controlStyle(style) { $0._body(configuration: $1) }
    }
}

/// The default style of fields: a surface with rounded corners.
public struct DefaultTextFieldStyle {
    /// Creates the style; `automatic` is the short form.
    nonisolated public init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle {
    /// Returns the field on a surface with rounded corners.
    public func _body(configuration: TextField<_Label>) -> some View {
        FieldView(configuration, chrome: .roundedBorder)
    }
}

/// A style for fields on a surface with rounded corners.
public struct RoundedBorderTextFieldStyle {
    /// Creates the style; `roundedBorder` is the short form.
    nonisolated public init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Returns the field on a surface with rounded corners.
    public func _body(configuration: TextField<_Label>) -> some View {
        FieldView(configuration, chrome: .roundedBorder)
    }
}

/// A style for fields on a surface with square corners.
public struct SquareBorderTextFieldStyle {
    /// Creates the style; `squareBorder` is the short form.
    nonisolated public init() {}
}

extension SquareBorderTextFieldStyle: TextFieldStyle {
    /// Returns the field on a surface with square corners.
    public func _body(configuration: TextField<_Label>) -> some View {
        FieldView(configuration, chrome: .squareBorder)
    }
}

/// A style for fields without a surface.
public struct PlainTextFieldStyle {
    /// Creates the style; `plain` is the short form.
    nonisolated public init() {}
}

extension PlainTextFieldStyle: TextFieldStyle {
    /// Returns the field without a surface.
    public func _body(configuration: TextField<_Label>) -> some View {
        FieldView(configuration, chrome: .plain)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style of fields.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A style for fields on a surface with rounded corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A style for fields on a surface with square corners.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A style for fields without a surface.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
