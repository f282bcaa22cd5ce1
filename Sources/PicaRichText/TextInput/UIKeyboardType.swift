import PicaGraph
import PicaState

/// The kind of text that is typed into a field, as a hint for on-screen keyboards.
///
/// On Wayland input methods receive it, and some of these are on-screen keyboards. A field accepts all text, whatever
/// the type. Types other than prose have no spell checking and no capitalization.
public enum UIKeyboardType: Int, Hashable, Sendable {
    /// Any text.
    case `default` = 0
    /// ASCII letters, such as codes, without spell checking.
    case asciiCapable = 1
    /// Numbers and punctuation, without spell checking.
    case numbersAndPunctuation = 2
    /// A URL, without spell checking.
    case URL = 3
    /// Digits, without spell checking.
    case numberPad = 4
    /// A telephone number, without spell checking.
    case phonePad = 5
    /// A person's name or telephone number, without spell checking.
    case namePhonePad = 6
    /// An email address, without spell checking.
    case emailAddress = 7
    /// A number with a decimal separator, without spell checking.
    case decimalPad = 8
    /// A short message with names and topics.
    case twitter = 9
    /// A web search.
    case webSearch = 10
    /// ASCII digits, without spell checking.
    case asciiCapableNumberPad = 11

    /// ASCII letters. `asciiCapable` is the newer name.
    public static var alphabet: UIKeyboardType { .asciiCapable }

    /// Whether the text is prose in a natural language.
    var isProse: Bool {
        switch self {
        case .default, .twitter, .webSearch: true
        default: false
        }
    }
}

private enum KeyboardTypeKey: EnvironmentKey {
    static var defaultValue: UIKeyboardType { .default }
}

extension EnvironmentValues {
    package var keyboardType: UIKeyboardType {
        get { self[KeyboardTypeKey.self] }
        set { self[KeyboardTypeKey.self] = newValue }
    }
}

extension View {
    /// Sets the kind of text that is typed into fields of the view; see ``UIKeyboardType`` for its effects.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.keyboardType, type)
    }
}
