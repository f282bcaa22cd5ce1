import Foundation
import PicaDrawing
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// A control that opens a URL. It is shown in the accent color, or by the button style around it.
public struct Link<Label: View> {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL
    @Environment(stylesOf: PrimitiveButtonStyleConfiguration.self) private var styles

    /// Creates a link that shows a view.
    ///
    /// - Parameters:
    ///   - destination: The URL to open.
    ///   - label: The view that the link shows.
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }
}

extension Link where Label == Text {
    /// Creates a link with a localized text.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with the text of a resource.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }

    /// Creates a link with a text that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Link: View {
    /// The label as a button in the accent color, or as a surrounding button style shows it.
    public var body: some View {
        styles.body(
            PrimitiveButtonStyleConfiguration(
                role: nil, label: .init(view: styles.content(label)), action: { openURL(destination) })
        ) { configuration in
            configuration.label.foregroundStyle(.tint)
                .modifier(Pressable { configuration.trigger() })
        }
        .modifier(LinkRole())
        .modifier(ShortcutTarget { openURL(destination) })
    }
}

/// Gives a button the accessibility role of a link.
private struct LinkRole: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> LinkRoleBehavior { LinkRoleBehavior(element) }
}

private final class LinkRoleBehavior: ElementBehavior {
    unowned let element: Element

    init(_ element: Element) { self.element = element }

    func update(_ value: LinkRole, _ environment: EnvironmentValues) {}

    func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        if properties.role == .button { properties.role = .link }
    }
}
