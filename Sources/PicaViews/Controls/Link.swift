import Foundation
import PicaFoundation
import PicaGraph

/// Opens a URL when it is clicked: in the accent colour, or as the style of buttons around it has it.
public struct Link<Label: View> {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL
    @Environment(stylesOf: PrimitiveButtonStyleConfiguration.self) private var styles

    /// A link that shows any view.
    ///
    /// - Parameters:
    ///   - destination: What it opens.
    ///   - label: What it shows.
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }
}

extension Link where Label == Text {
    /// A link of a localized text.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link of a resource's text.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }

    /// A link of a text that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Link: View {
    /// The label in the accent colour, which can be pressed, or what a style of buttons makes of it.
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

/// Says of a button that it leads somewhere.
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
