import Foundation
import PicaCanvas
import PicaGraph

/// The surface around editable text.
enum FieldChrome: Hashable, Sendable {
    case roundedBorder, squareBorder, plain

    @MainActor func draw(
        into list: inout DisplayList, size: CGSize, ring: FocusRing, isEnabled: Bool,
        environment: EnvironmentValues
    ) {
        guard self != .plain else { return }
        let theme = environment.theme
        let frame = CGRect(origin: .zero, size: size)
        let radius = self == .roundedBorder ? Theme.cornerRadius : 0
        list.commands.append(.roundedRect(frame, radius: radius, theme[isEnabled ? .field : .background]))
        if let color = ring.color(theme[.accent, environment]) {
            let width = Theme.focusRingWidth
            list.commands.append(
                .border(
                    frame.insetBy(dx: 1 - width, dy: 1 - width),
                    radius: radius == 0 ? 0 : radius + width - 1, width: width, color))
        } else {
            list.commands.append(
                .border(frame, radius: radius, width: 1, isEnabled ? theme.outline : theme[.quaternary]))
        }
    }
}

private enum TextFieldChromeKey: EnvironmentKey { static var defaultValue: FieldChrome { .roundedBorder } }

extension EnvironmentValues {
    var textFieldChrome: FieldChrome {
        get { self[TextFieldChromeKey.self] }
        set { self[TextFieldChromeKey.self] = newValue }
    }
}

/// The look of text fields. The styles are those given here; an app cannot make its own.
public protocol TextFieldStyle: Sendable {}

protocol ChromedTextFieldStyle: TextFieldStyle {
    var chrome: FieldChrome { get }
}

/// What fields look like by default: a surface with rounded corners.
public struct DefaultTextFieldStyle: ChromedTextFieldStyle {
    public init() {}
    var chrome: FieldChrome { .roundedBorder }
}

/// A surface with rounded corners.
public struct RoundedBorderTextFieldStyle: ChromedTextFieldStyle {
    public init() {}
    var chrome: FieldChrome { .roundedBorder }
}

/// A surface with square corners.
public struct SquareBorderTextFieldStyle: ChromedTextFieldStyle {
    public init() {}
    var chrome: FieldChrome { .squareBorder }
}

/// Text without a surface.
public struct PlainTextFieldStyle: ChromedTextFieldStyle {
    public init() {}
    var chrome: FieldChrome { .plain }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension View {
    /// Sets the look of text fields in the view.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldChrome, (style as? any ChromedTextFieldStyle)?.chrome ?? .roundedBorder)
    }
}
