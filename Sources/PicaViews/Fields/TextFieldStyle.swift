import PicaGraph

/// The look of text fields.
@MainActor @preconcurrency public protocol TextFieldStyle {
    /// What the look is made of.
    associatedtype _Body: View
    /// The label of the field that a style is given.
    typealias _Label = _TextFieldStyleLabel
    /// The field's look. The field given has the style from further out, which is a rounded border unless
    /// another is set there.
    @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field that a style is given, whatever its type.
public struct _TextFieldStyleLabel {
    let view: AnyView
    let title: Text
}

extension _TextFieldStyleLabel: View {
    /// The label itself.
    public var body: some View { view }
}

extension View {
    /// Sets the look of text fields in the view, secure ones too.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        controlStyle(style) { $0._body(configuration: $1) }
    }
}

/// What fields look like by default: a surface with rounded corners.
public struct DefaultTextFieldStyle {
    /// The style that `automatic` is.
    nonisolated public init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle {
    /// The field on a surface with rounded corners.
    public func _body(configuration: TextField<_Label>) -> some View {
        FieldView(configuration, chrome: .roundedBorder)
    }
}

/// A surface with rounded corners.
public struct RoundedBorderTextFieldStyle {
    /// The style that `roundedBorder` is.
    nonisolated public init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle {
    /// The field on a surface with rounded corners.
    public func _body(configuration: TextField<_Label>) -> some View {
        FieldView(configuration, chrome: .roundedBorder)
    }
}

/// A surface with square corners.
public struct SquareBorderTextFieldStyle {
    /// The style that `squareBorder` is.
    nonisolated public init() {}
}

extension SquareBorderTextFieldStyle: TextFieldStyle {
    /// The field on a surface with square corners.
    public func _body(configuration: TextField<_Label>) -> some View {
        FieldView(configuration, chrome: .squareBorder)
    }
}

/// Text without a surface.
public struct PlainTextFieldStyle {
    /// The style that `plain` is.
    nonisolated public init() {}
}

extension PlainTextFieldStyle: TextFieldStyle {
    /// The field without a surface.
    public func _body(configuration: TextField<_Label>) -> some View {
        FieldView(configuration, chrome: .plain)
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// What fields look like by default.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A surface with rounded corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A surface with square corners.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Text without a surface.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
