import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// A control that performs an action when pressed.
public struct Button<Label: View> {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label
    @Environment(stylesOf: PrimitiveButtonStyleConfiguration.self) private var styles

    /// Creates a button that shows a view.
    ///
    /// - Parameters:
    ///   - action: The action to run on a click, or on Space or Return.
    ///   - label: The view that the button shows. Text in it names the button.
    @preconcurrency nonisolated public init(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button with a role that shows a view.
    ///
    /// - Parameters:
    ///   - role: The purpose of the button; `nil` for an ordinary one.
    ///   - action: The action to run on a click, or on Space or Return.
    ///   - label: The view that the button shows. Text in it names the button.
    @preconcurrency nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }
}

extension Button where Label == Text {
    /// Creates a button with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - role: The purpose of the button; `nil` for an ordinary one.
    ///   - action: The action to run on a click, or on Space or Return.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button whose title is shown as it is, without localization.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == Text {
    /// Creates a button with the text of a resource as its title.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - role: The purpose of the button; `nil` for an ordinary one.
    ///   - action: The action to run on a click, or on Space or Return.
    @_disfavoredOverload
    @preconcurrency nonisolated public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Button where Label == PicaControls.Label<Text, Image> {
    /// Creates a button with a localized title and a system icon.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action)
    }

    /// Creates a button with a role, a localized title and a system icon.
    ///
    /// - Parameter role: The purpose of the button, which changes its look; `nil` for an ordinary one.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PicaControls.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a system icon. The title is shown as it is, without localization.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(title, systemImage: systemImage, role: nil, action: action)
    }

    /// Creates a button with a role and a system icon. The title is shown as it is, without localization.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PicaControls.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PicaControls.Label<Text, Image> {
    /// Creates a button with a system icon and the text of a resource as its title.
    ///
    /// - Parameter role: The purpose of the button, which changes its look; `nil` for an ordinary one.
    @_disfavoredOverload
    @preconcurrency nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PicaControls.Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a button with a localized title and an image from an asset catalog as its icon.
    ///
    /// - Parameter role: The purpose of the button, which changes its look; `nil` for an ordinary one.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PicaControls.Label(titleKey, image: image) }
    }

    /// Creates a button with an image from an asset catalog as its icon. The title is shown as it is, without
    /// localization.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PicaControls.Label(title, image: image) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button that a style received, with the style from further out.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

extension Button: View {
    /// The button, as the style in force shows it.
    public var body: some View {
        styles.body(
            PrimitiveButtonStyleConfiguration(
                role: role, label: .init(view: styles.content(label)), action: action)
        ) { DefaultButtonStyle().makeBody(configuration: $0) }
        .modifier(ShortcutTarget(action: action))
    }
}

/// A purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// A role for a button that deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// A role for a button that leaves everything as it was.
    public static let cancel = ButtonRole(name: "cancel")
    /// A role for a button that closes the view it is in. In an alert it acts as a cancel button.
    public static let close = ButtonRole(name: "close")
    /// A role for a button that confirms. In an alert Return presses it, unless another button is set as the default.
    public static let confirm = ButtonRole(name: "confirm")

    /// Whether Escape presses the button in an alert.
    package var leaves: Bool { self == .cancel || self == .close }
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button with the standard title of its role, in the language of the interface.
    ///
    /// - Parameters:
    ///   - role: The purpose of the button.
    ///   - action: The action to run on a click, or on Space or Return.
    @preconcurrency nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

/// The standard title for a button's role: “Cancel”, “Close”, “Delete” or “Done”.
public struct DefaultButtonLabel {
    private let role: ButtonRole

    nonisolated init(role: ButtonRole) { self.role = role }
}

extension DefaultButtonLabel: View {
    /// The title, as a text.
    public var body: some View {
        switch role {
        case .cancel: Text(ControlWord(key: .cancel))
        case .close: Text(ControlWord(key: .close))
        case .destructive: Text(ControlWord(key: .delete))
        default: Text(ControlWord(key: .done))
        }
    }
}
