import Foundation
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// The surface of an open menu: a column of items on a raised card, which scrolls if the window is too low.
package struct MenuSurface<Items: View>: View {
    let items: Items
    /// Whether the first item is selected from the start.
    var choosesFirst = false
    /// Leads keys to the menu while another element has the focus; `nil` if the menu has it.
    var keys: MenuKeys?

    package init(items: Items, choosesFirst: Bool = false, keys: MenuKeys? = nil) {
        self.items = items
        self.choosesFirst = choosesFirst
        self.keys = keys
    }
    @State private var hasIcons = false
    @State private var hasStates = false
    @ScaledMetric(relativeTo: .callout) private var iconWidth: CGFloat = 20

    package var body: some View {
        ScrollView {
            MenuColumn {
                if hasSections { MenuSections(items: items) } else { items }
            }
            .onPreferenceChange(MenuIconKey.self) { hasIcons = $0 }
            .onPreferenceChange(MenuCheckKey.self) { hasStates = $0 }
        }
        .buttonStyle(MenuItemStyle())
        .toggleStyle(MenuToggleStyle())
        .labelStyle(MenuLabelStyle())
        .labelReservedIconWidth(iconWidth)
        .labelIconToTitleSpacing(Self.iconSpacing)
        .environment(\.menuIconRoom, hasIcons ? iconWidth + Self.iconSpacing : 0)
        .environment(\.menuCheckRoom, hasStates ? iconWidth + 2 : 0)
        .environment(\.isInMenu, true)
        .environment(\.sectionLook, Self.sectionLook)
        .modifier(MenuList(choosesFirst: choosesFirst, keys: keys))
        .floatingCard()
        .modifier(MenuEnvironment())
    }

    private static var iconSpacing: CGFloat { 8 }

    private var hasSections: Bool {
        (items as? MenuStyleConfiguration.Content)?.hasSections ?? Items._hasSections
    }

    private static var sectionLook: SectionLook {
        SectionLook("menu") { _, values in
            values.font = .footnote.weight(.semibold)
            values.foregroundStyle = AnyShapeStyle(Color(themed: .secondary))
        }
    }
}

/// Menu items with dividers between their sections.
struct MenuSections<Items: View>: View {
    let items: Items
    @State private var entries = ContentEntries()

    init(items: Items) { self.items = items }

    var body: some View {
        SubviewMap(items, entries: entries) { subview in
            if subview.place.index > 0, isStart(subview.place) { Divider() }
            subview
        }
    }

    /// Returns whether a section starts at a place, or items between sections do.
    private func isStart(_ place: Subview.Place) -> Bool {
        guard let section = place.section else { return place.isFirst }
        let sections = entries.sections.sections
        return sections.indices.contains(section) && place.isFirst
            && sections[section].entries.lowerBound == place.index
    }
}

/// Resets the environment, so that a menu looks the same wherever it is opened.
struct MenuEnvironment: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        values.forgetTextStyle()
        values.font = .callout
        values.lineLimit = 1
        values.symbolVariants = .none
        values.imageScale = .medium
        values.keyboardShortcut = nil
        values.menuItemState = nil
        values.controlSize = .regular
        values.controlJoints = []
        values.labelsVisibility = .automatic
        values.buttonRepeatBehavior = .automatic
    }
}

private enum MenuIconRoomKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum MenuCheckRoomKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
    /// The width of icons and their spacing before titles in a menu, in points; 0 if no item has an icon.
    fileprivate(set) var menuIconRoom: CGFloat {
        get { self[MenuIconRoomKey.self] }
        set { self[MenuIconRoomKey.self] = newValue }
    }

    /// The width of check marks before icons and titles, in points; 0 if no item can be on or off.
    fileprivate(set) var menuCheckRoom: CGFloat {
        get { self[MenuCheckRoomKey.self] }
        set { self[MenuCheckRoomKey.self] = newValue }
    }
}

/// Whether some items can be on or off.
enum MenuCheckKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// Whether there are icons: in a label, and in a menu.
nonisolated enum MenuIconKey: PreferenceKey, TraitKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

private struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
            .modifier(TraitWriter(key: MenuIconKey.self, value: true))
            .preference(key: MenuIconKey.self, value: true)
    }
}

/// Whether a view in a menu takes the menu's full width.
nonisolated enum MenuRowKey: LayoutValueKey, TraitKey {
    static var defaultValue: Bool { false }
}

/// A layout of menu items in a column, all as wide as the widest. Other views, such as dividers, are inset. An empty
/// column takes no space.
private struct MenuColumn: Layout {
    private static let inset = CGSize(width: 10, height: 4)
    private static let leastWidth: CGFloat = 140
    /// The margin around all items, in points.
    private static let margin: CGFloat = Spacing.menuInset

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private func inset(of subview: LayoutSubview) -> CGSize {
        subview[MenuRowKey.self] ? .zero : Self.inset
    }

    private func height(of subview: LayoutSubview, width: CGFloat) -> CGFloat {
        let inset = inset(of: subview)
        let proposal = ProposedViewSize(width: max(0, width - 2 * inset.width), height: nil)
        return subview.sizeThatFits(proposal).height + 2 * inset.height
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest = subviews.map { $0.sizeThatFits(.unspecified).width + 2 * inset(of: $0).width }.max()
        guard let widest else { return .zero }
        let width = proposal.width ?? max(widest + 2 * Self.margin, Self.leastWidth)
        let inside = width - 2 * Self.margin
        return CGSize(
            width: width,
            height: subviews.reduce(2 * Self.margin) { $0 + height(of: $1, width: inside) })
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let bounds = bounds.insetBy(dx: Self.margin, dy: 0)
        var y = bounds.minY + Self.margin
        for subview in subviews {
            let inset = inset(of: subview)
            subview.place(
                at: CGPoint(x: bounds.minX + inset.width, y: y + inset.height),
                proposal: ProposedViewSize(width: max(0, bounds.width - 2 * inset.width), height: nil))
            y += height(of: subview, width: bounds.width)
        }
    }
}
