import Foundation
import PicaGraph

/// Buttons in a menu: a row each, which the menu chooses.
struct MenuItemStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuRow(label: configuration.label, role: configuration.role) { configuration.trigger() }
    }
}

/// A row of a menu: a sign where it is on, what it says, and its shortcut.
struct MenuRow<Label: View> {
    private let label: Label
    private let role: ButtonRole?
    private let submenu: Submenu?
    private let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.menuIconRoom) private var iconRoom
    @Environment(\.menuCheckRoom) private var checkRoom
    @Environment(\.menuItemState) private var state
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.layoutDirection) private var direction
    @State private var isChosen = false
    @State private var hasIcon = false
    @ScaledMetric(relativeTo: .callout) private var margin: CGFloat = 5

    /// - Parameter submenu: What it opens; nil where it does something.
    init(
        label: Label, role: ButtonRole? = nil, submenu: Submenu? = nil,
        action: @escaping @MainActor () -> Void = {}
    ) {
        self.label = label
        self.role = role
        self.submenu = submenu
        self.action = action
    }
}

extension MenuRow: View {
    var body: some View {
        HStack(spacing: 0) {
            if checkRoom > 0 { check.frame(width: checkRoom, alignment: .leading) }
            label
                .onPreferenceChange(MenuIconKey.self) { hasIcon = $0 }
                .padding(.leading, hasIcon ? 0 : iconRoom)
                .layoutPriority(1)
            if submenu != nil {
                Spacer(minLength: 20)
                Image(systemName: "chevron.forward").imageScale(.small).accessibilityHidden(true)
            } else if let press = shortcut?.press(direction) {
                Spacer(minLength: 28)
                Text(ShortcutText(press: press)).opacity(isLit ? 1 : 0.65).accessibilityHidden(true)
            }
        }
        .foregroundStyle(foreground)
        .padding(.horizontal, 10)
        .padding(.vertical, margin)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(
            isLit ? Color.accentColor : .clear,
            in: RoundedRectangle(cornerRadius: MenuSurface<EmptyView>.cornerRadius - 4, style: .circular)
        )
        .modifier(MenuItem(isChosen: $isChosen, submenu: submenu, action: action))
        .preference(key: MenuCheckKey.self, value: state != nil)
        .layoutValue(key: MenuRowKey.self, value: true)
    }

    @ViewBuilder private var check: some View {
        switch state {
        case .on: Image(systemName: "checkmark").accessibilityHidden(true)
        case .mixed: Image(systemName: "minus").accessibilityHidden(true)
        case .off, nil: Color.clear.frame(height: 1)
        }
    }

    @MainActor private var isLit: Bool { isChosen ? true : isOpen }
    @MainActor private var isOpen: Bool { submenu?.isOpen == true }

    @MainActor private var foreground: Color {
        if !isEnabled { return Color(themed: .tertiary).opacity(0.6) }
        if isLit { return Color(themed: .onAccent) }
        return role == .destructive ? .red : .primary
    }
}

/// Something to choose in a menu. The menu around it says when it is; see `MenuList`.
struct MenuItem {
    let isChosen: Binding<Bool>
    let submenu: Submenu?
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
    /// Whether the menu stays open when it is chosen.
    private(set) var keepsMenu = false
    private var state: AccessibilityProperties.Toggled?
    private var shortcut: String?

    init(_ element: Element) { self.element = element }

    func update(_ value: MenuItem, _ environment: EnvironmentValues) {
        item = value
        isEnabled = environment.isEnabled
        keepsMenu = environment.menuActionDismissBehavior == .disabled
        state = environment.menuItemState
        shortcut = environment.keyboardShortcut?.press(environment.layoutDirection)
            .map { ShortcutText(press: $0).string(in: environment) }
    }

    /// Whether Return would do what it is there for.
    var isChosen: Bool {
        get { item?.isChosen.wrappedValue ?? false }
        set { if newValue != isChosen { item?.isChosen.wrappedValue = newValue } }
    }

    var isOn: Bool { state == .on }

    /// Does what it is there for.
    func perform() { item?.action() }

    /// What it opens; nil where it does something.
    var submenu: Submenu? { item?.submenu }

    var title: String { element.combinedAccessibilityLabel }

    var accessibilityScope: AccessibilityScope { .closed }

    var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties(role: .menuItem, label: title)
        properties.shortcut = shortcut
        properties.isEnabled = isEnabled
        properties.isFocused = isChosen
        properties.isSelected = isOn
        properties.toggled = state
        properties.isExpanded = submenu?.isOpen
        return properties
    }
}

private enum MenuItemStateKey: EnvironmentKey {
    static var defaultValue: AccessibilityProperties.Toggled? { nil }
}

extension EnvironmentValues {
    /// Whether an item of a menu is on; nil for one that is neither on nor off.
    var menuItemState: AccessibilityProperties.Toggled? {
        get { self[MenuItemStateKey.self] }
        set { self[MenuItemStateKey.self] = newValue }
    }
}

/// Toggles in a menu: items with a sign where they are on.
struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.toggle()
        } label: {
            configuration.label
        }
        .environment(\.menuItemState, configuration.state)
    }
}
