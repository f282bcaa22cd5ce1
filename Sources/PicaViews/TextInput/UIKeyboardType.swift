import PicaGraph

/// What is typed into a field, as keyboards on a screen want to know it.
///
/// On Wayland input methods are told of it, those that are keyboards on a screen among them. A field takes all that is
/// typed, whatever the type; the types that are about no prose have no spelling checked and no letters made capitals.
public enum UIKeyboardType: Int, Hashable, Sendable {
    /// Anything.
    case `default` = 0
    /// Letters of ASCII: codes and the like, which are not checked.
    case asciiCapable = 1
    /// Numbers and signs; not checked.
    case numbersAndPunctuation = 2
    /// A URL; not checked.
    case URL = 3
    /// Digits; not checked.
    case numberPad = 4
    /// A telephone number; not checked.
    case phonePad = 5
    /// A person's name or telephone number; not checked.
    case namePhonePad = 6
    /// An e-mail address; not checked.
    case emailAddress = 7
    /// A number with a decimal separator; not checked.
    case decimalPad = 8
    /// A short message with names and topics.
    case twitter = 9
    /// What is searched for in the web.
    case webSearch = 10
    /// Digits of ASCII; not checked.
    case asciiCapableNumberPad = 11

    /// Letters of ASCII, by its older name.
    public static var alphabet: UIKeyboardType { .asciiCapable }

    /// Whether words of a language are typed.
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
    var keyboardType: UIKeyboardType {
        get { self[KeyboardTypeKey.self] }
        set { self[KeyboardTypeKey.self] = newValue }
    }
}

extension View {
    /// Says what is typed into the fields of the view; see ``UIKeyboardType`` for what follows from it.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.keyboardType, type)
    }
}
