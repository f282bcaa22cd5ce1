import Foundation
import PicaGraph

/// Buttons in a menu: a row each, which the menu chooses.
struct MenuItemStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { MenuRow(configuration: configuration) }
}

private struct MenuRow: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuIconRoom) private var iconRoom
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.layoutDirection) private var direction
    @State private var isChosen = false
    @State private var hasIcon = false
    @ScaledMetric(relativeTo: .callout) private var margin: CGFloat = 5

    var body: some View {
        HStack(spacing: 0) {
            configuration.label
                .onPreferenceChange(MenuIconKey.self) { hasIcon = $0 }
                .padding(.leading, hasIcon ? 0 : iconRoom)
                .layoutPriority(1)
            if let press = shortcut?.press(direction) {
                Spacer(minLength: 28)
                Text(ShortcutText(press: press)).opacity(isChosen ? 1 : 0.65).accessibilityHidden(true)
            }
        }
        .foregroundStyle(foreground)
        .padding(.horizontal, 10)
        .padding(.vertical, margin)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(
            isChosen ? Color.accentColor : .clear,
            in: RoundedRectangle(cornerRadius: MenuSurface<EmptyView>.cornerRadius - 4, style: .circular)
        )
        .modifier(MenuItem(isChosen: $isChosen, action: { configuration.trigger() }))
        .layoutValue(key: MenuRowKey.self, value: true)
    }

    private var foreground: Color {
        if !isEnabled { return Color(themed: .tertiary).opacity(0.6) }
        if isChosen { return Color(themed: .onAccent) }
        return configuration.role == .destructive ? .red : .primary
    }
}

/// Something to choose in a menu. The menu around it says when it is; see `MenuList`.
struct MenuItem {
    let isChosen: Binding<Bool>
    let action: @MainActor () -> Void
}

extension MenuItem: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> MenuItemBehavior { MenuItemBehavior(element) }
}

final class MenuItemBehavior: ElementBehavior {
    unowned let element: Element
    private var item: MenuItem?
    private(set) var isEnabled = true
    private var shortcut: String?

    init(_ element: Element) { self.element = element }

    func update(_ value: MenuItem, _ environment: EnvironmentValues) {
        item = value
        isEnabled = environment.isEnabled
        shortcut = environment.keyboardShortcut?.press(environment.layoutDirection)
            .map { ShortcutText(press: $0).string(in: environment) }
    }

    /// Whether Return would do what it is there for.
    var isChosen: Bool {
        get { item?.isChosen.wrappedValue ?? false }
        set { if newValue != isChosen { item?.isChosen.wrappedValue = newValue } }
    }

    /// Does what it is there for.
    func perform() { item?.action() }

    var title: String { element.combinedAccessibilityLabel }

    var accessibilityScope: AccessibilityScope { .closed }

    var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties(role: .menuItem, label: title)
        properties.shortcut = shortcut
        properties.isEnabled = isEnabled
        properties.isFocused = isChosen
        return properties
    }
}
