import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph

/// Something to press.
public struct Button<Label: View> {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label
    @Environment(stylesOf: PrimitiveButtonStyleConfiguration.self) private var styles

    /// A button that shows a view.
    ///
    /// - Parameters:
    ///   - action: Runs when the button is clicked, or pressed with Space or Return.
    ///   - label: What the button shows; it is named by the text in it.
    @preconcurrency nonisolated public init(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button that shows a view.
    ///
    /// - Parameters:
    ///   - role: What the button is for; nil where that is nothing special.
    ///   - action: Runs when the button is clicked, or pressed with Space or Return.
    ///   - label: What the button shows; it is named by the text in it.
    @preconcurrency nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }
}

extension Button where Label == Text {
    /// A button with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: What it says.
    ///   - role: What the button is for; nil where that is nothing special.
    ///   - action: Runs when the button is clicked, or pressed with Space or Return.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button whose title is shown as it is, without localization.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == Text {
    /// A button with a resource's text.
    ///
    /// - Parameters:
    ///   - titleResource: What it says.
    ///   - role: What the button is for; nil where that is nothing special.
    ///   - action: Runs when the button is clicked, or pressed with Space or Return.
    @_disfavoredOverload
    @preconcurrency nonisolated public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Button where Label == PicaViews.Label<Text, Image> {
    /// A button with an icon of the system's set.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action)
    }

    /// A button with an icon of the system's set.
    ///
    /// - Parameter role: What the button is for; it changes how the button looks.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PicaViews.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with an icon of the system's set; the title is shown as it is, without localization.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(title, systemImage: systemImage, role: nil, action: action)
    }

    /// A button with an icon of the system's set; the title is shown as it is, without localization.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PicaViews.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PicaViews.Label<Text, Image> {
    /// A button of a resource's text with an icon of the system's set.
    ///
    /// - Parameter role: What the button is for; it changes how the button looks.
    @_disfavoredOverload
    @preconcurrency nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PicaViews.Label(titleResource, systemImage: systemImage) }
    }

    /// A button with an image of a catalogue as its icon.
    ///
    /// - Parameter role: What the button is for; it changes how the button looks.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PicaViews.Label(titleKey, image: image) }
    }

    /// A button with an image of a catalogue as its icon; the title is shown as it is, without localization.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PicaViews.Label(title, image: image) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style was given, with the style from further out.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

extension Button: View {
    /// What the style in force makes of the button.
    public var body: some View {
        styles.body(
            PrimitiveButtonStyleConfiguration(
                role: role, label: .init(view: styles.content(label)), action: action)
        ) { DefaultButtonStyle().makeBody(configuration: $0) }
        .modifier(ShortcutTarget(action: action))
    }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// It deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// It leaves everything as it was.
    public static let cancel = ButtonRole(name: "cancel")
    /// It takes away what it is in. In an alert it is one that cancels.
    public static let close = ButtonRole(name: "close")
    /// It says yes. In an alert Return presses it, unless another is said to be the default.
    public static let confirm = ButtonRole(name: "confirm")

    /// Whether Escape presses it in an alert.
    var leaves: Bool { self == .cancel || self == .close }
}

extension Button where Label == DefaultButtonLabel {
    /// A button that says what buttons of its role say, in the language of the interface.
    ///
    /// - Parameters:
    ///   - role: What the button is for.
    ///   - action: Runs when the button is clicked, or pressed with Space or Return.
    @preconcurrency nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

/// What a button of a role says where the app has no word of its own: “Cancel”, “Close”, “Delete”, “Done”.
public struct DefaultButtonLabel {
    private let role: ButtonRole

    nonisolated init(role: ButtonRole) { self.role = role }
}

extension DefaultButtonLabel: View {
    /// The word.
    public var body: some View {
        switch role {
        case .cancel: Text(ControlWord(key: .cancel))
        case .close: Text(ControlWord(key: .close))
        case .destructive: Text(ControlWord(key: .delete))
        default: Text(ControlWord(key: .done))
        }
    }
}
