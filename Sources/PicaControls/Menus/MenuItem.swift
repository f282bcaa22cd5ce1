import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A style for buttons in a menu, which are rows that the menu selects.
struct MenuItemStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuRow(label: configuration.label, role: configuration.role) { configuration.trigger() }
    }
}

/// A row of a menu: a check mark while it is on, its label, and its shortcut.
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
    @ScaledMetric(relativeTo: .callout) private var margin: CGFloat = 5

    private static var sideMargin: CGFloat { 10 }

    /// - Parameter submenu: The submenu that the row opens; `nil` for a row with an action.
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
        checked.foregroundStyle(foreground)
    }

    @MainActor @ViewBuilder private var checked: some View {
        if let state {
            item.overlay(alignment: .leading) {
                MenuCheck(state: state).padding(.leading, Self.sideMargin)
            }
            .preference(key: MenuCheckKey.self, value: true)
        } else {
            item
        }
    }

    @MainActor private var item: some View {
        accompanied.modifier(
            MenuItem(
                isChosen: $isChosen, submenu: submenu, action: action, isLit: isLit,
                insets: EdgeInsets(
                    top: margin, leading: Self.sideMargin + checkRoom, bottom: margin,
                    trailing: Self.sideMargin),
                iconRoom: iconRoom))
    }

    /// The label with its trailing accessories.
    @MainActor @ViewBuilder private var accompanied: some View {
        if submenu != nil {
            HStack(spacing: 0) {
                label.layoutPriority(1)
                Spacer(minLength: 20)
                Image(systemName: "chevron.forward").imageScale(.small).accessibilityHidden(true)
            }
        } else if let press = shortcut?.press(direction) {
            HStack(spacing: 0) {
                label.layoutPriority(1)
                Spacer(minLength: 28)
                Text(ShortcutText(press: press)).opacity(isLit ? 1 : 0.65).accessibilityHidden(true)
            }
        } else {
            label
        }
    }

    @MainActor private var isLit: Bool { isChosen ? true : submenu?.isOpen == true }

    @MainActor private var foreground: Color {
        if !isEnabled { return Color(themed: .tertiary).opacity(0.6) }
        if isLit { return Color(themed: .onAccent) }
        return role == .destructive ? .red : .primary
    }
}

/// The mark of an item that is on or mixed.
private struct MenuCheck: View {
    let state: AccessibilityProperties.Toggled

    var body: some View {
        switch state {
        case .on: Image(systemName: "checkmark").accessibilityHidden(true)
        case .mixed: Image(systemName: "minus").accessibilityHidden(true)
        case .off: EmptyView()
        }
    }
}

/// The element of a menu item, which shows whether it is selected. The surrounding `MenuList` decides that.
///
/// A single element replaces half a dozen modifiers, because one press may create hundreds of items.
struct MenuItem {
    let isChosen: Binding<Bool>
    let submenu: Submenu?
    let action: @MainActor () -> Void
    /// Whether the item is highlighted, because it is selected or its submenu is open.
    let isLit: Bool
    /// The insets of the label, in points.
    let insets: EdgeInsets
    /// The width of icons and their spacing before titles, in points.
    let iconRoom: CGFloat
}

extension MenuItem: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> MenuItemBehavior { MenuItemBehavior(element, self) }
}

final class MenuItemBehavior: ElementBehavior {
    unowned let element: Element
    private var item: MenuItem
    private var accent = PixelColor.clear
    /// The radius of the highlight's corners, in points.
    private var radius: CGFloat = 0
    private(set) var isEnabled = true
    /// Whether the menu stays open when the item is chosen.
    private(set) var keepsMenu = false
    private var state: AccessibilityProperties.Toggled?
    private var shortcut: String?

    init(_ element: Element, _ item: MenuItem) {
        self.element = element
        self.item = item
    }

    func update(_ value: MenuItem, _ environment: EnvironmentValues) {
        let old = item
        item = value
        accent = environment.palette[.accent, environment]
        radius = PicaTheme.radius(within: environment.picaTheme.surfaceRadius, padding: Spacing.menuInset)
        isEnabled = environment.isEnabled
        keepsMenu = environment.menuActionDismissBehavior == .disabled
        state = environment.menuItemState
        shortcut = environment.keyboardShortcut?.press(environment.layoutDirection)
            .map { ShortcutText(press: $0).string(in: environment) }
        if old.insets != item.insets || old.iconRoom != item.iconRoom { element.invalidateLayout() }
        element.setNeedsDisplay()
    }

    /// Whether the item is selected, so that Return would perform it.
    var isChosen: Bool {
        get { item.isChosen.wrappedValue }
        set { if newValue != isChosen { item.isChosen.wrappedValue = newValue } }
    }

    var isOn: Bool { state == .on }

    /// Performs the item's action.
    func perform() { item.action() }

    /// The submenu that the item opens; `nil` for an item with an action.
    var submenu: Submenu? { item.submenu }

    var title: String { element.combinedAccessibilityLabel }

    func trait(_ key: ObjectIdentifier) -> Any? { key == ObjectIdentifier(MenuRowKey.self) ? true : nil }

    // MARK: Layout

    /// The insets, which align titles without an icon with those that have one.
    private var insets: EdgeInsets {
        var insets = item.insets
        if item.iconRoom > 0, let content, !hasIcon(content) { insets.leading += item.iconRoom }
        return insets
    }

    private func hasIcon(_ element: Element) -> Bool {
        element.trait(MenuIconKey.self) || element.children.contains(where: hasIcon)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets
        let size = content?.sizeThatFits(proposal.inset(by: insets)) ?? .zero
        return CGSize(
            width: max(proposal.width ?? 0, size.width + insets.leading + insets.trailing),
            height: size.height + insets.top + insets.bottom)
    }

    func placeChildren() {
        let insets = insets
        content?.place(
            at: CGPoint(x: insets.leading, y: insets.top),
            proposal: ProposedViewSize(width: element.size.width, height: nil).inset(by: insets))
    }

    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

    // MARK: Drawing

    var drawsItself: Bool { true }

    func draw(into list: inout DisplayList) {
        guard item.isLit else { return }
        list.commands.append(.roundedRect(frame, radius: radius, .color(accent)))
    }

    // MARK: Accessibility

    var accessibilityScope: AccessibilityScope { .closed }

    var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties(role: .menuItem, label: title)
        properties.shortcut = shortcut
        properties.isEnabled = isEnabled
        properties.isFocused = isChosen
        properties.isSelected = isOn
        properties.toggled = state
        properties.isExpanded = submenu?.isOpen
        properties.opensMenu = submenu != nil
        properties.place = list?.place(of: self)
        properties.offer(.main) { [weak self] in self?.choose() }
        if let submenu {
            properties.offer(submenu.isOpen ? .collapse : .expand) { [weak self] in
                if submenu.isOpen { submenu.close() } else { self?.choose() }
            }
        }
        return properties
    }

    /// The menu around the item.
    private var list: MenuListBehavior? {
        element.enclosingBehavior(MenuListBehavior.self)
    }

    /// Performs the item as a key would.
    private func choose() {
        guard isEnabled else { return }
        if let list { list.perform(self, isByKey: true) } else { perform() }
    }
}

private enum MenuItemStateKey: EnvironmentKey {
    static var defaultValue: AccessibilityProperties.Toggled? { nil }
}

extension EnvironmentValues {
    /// The state of a menu item; `nil` for one that cannot be on or off.
    var menuItemState: AccessibilityProperties.Toggled? {
        get { self[MenuItemStateKey.self] }
        set { self[MenuItemStateKey.self] = newValue }
    }
}

/// A style for toggles in a menu: items with a check mark while they are on.
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
