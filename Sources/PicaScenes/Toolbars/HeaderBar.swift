import Foundation
import PicaControls
import PicaDrawing
import PicaFields
import PicaGraph
import PicaLabels
import PicaState

/// The upper bar of a window or a column: back button, title, and the app's items.
///
/// Trailing items for which there is no space move into a menu, starting with the last.
struct HeaderBar: View {
    let bar: BarContent
    /// The search fields inside the bar.
    let search: [BarItem]
    @State private var width = CGFloat.infinity
    /// The width of the leading part, in points.
    @State private var leadingWidth: CGFloat = 0
    /// The widths of items when they were last visible, in points.
    @State private var itemWidths: [BarItem.ID: CGFloat] = [:]
    @ScaledMetric private var height: CGFloat = 46
    @ScaledMetric private var compactHeight: CGFloat = 36
    @Environment(\.windowToolbarLook) private var look

    /// The margin at both ends, in points.
    private static let margin: CGFloat = 8
    /// The space between items, in points.
    private static let itemSpacing: CGFloat = 2

    init(bar: BarContent, search: [BarItem]) {
        self.bar = bar
        self.search = search
    }

    var body: some View {
        let trailing = bar.items(.trailing)
        let shown = trailing.prefix(count(of: trailing))
        let hidden = trailing.dropFirst(shown.count) + bar.items(.menu)
        HeaderBarLayout(leadsWithTitle: bar.role?.leadsWithTitle == true) {
            HStack(spacing: Self.itemSpacing) {
                if let back = bar.back, !bar.isBackHidden {
                    BackButton(target: back, titles: back.backTitles)
                }
                BarItems(bar: bar, items: bar.items(.leading))
            }
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                leadingWidth = $0
            }
            .headerPart(.leading)
            middle.headerPart(.title)
            HStack(spacing: Self.itemSpacing) {
                BarItems(bar: bar, items: Array(shown)) { itemWidths[$0] = $1 }
                if hidden.contains(where: { $0.kind == .view }) { BarMenu(items: Array(hidden)) }
            }
            .headerPart(.trailing)
            if !search.isEmpty { BarItems(bar: bar, items: search).headerPart(.search) }
        }
        .modifier(BarControls(isProminent: false))
        .modifier(BarArrowKeys())
        .focusPane()
        .padding(.horizontal, Self.margin)
        .frame(maxWidth: .infinity, minHeight: look.isCompact ? compactHeight : height)
        .modifier(ExpandedTitle(isShown: look.isExpanded && hasTitle, bar: bar))
        .modifier(BarTint(items: bar.items, colorScheme: bar.colorSchemes[.top]))
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
        .dynamicTypeSize(...BarItemEnvironment.largestType)
        .modifier(AccessibilityRole(.toolBar))
    }

    /// Returns the number of trailing items for which there is space.
    private func count(of items: [BarItem]) -> Int {
        let least =
            search.isEmpty
            ? HeaderBarLayout.leastTitle
            : HeaderBarLayout.leastTitle + HeaderBarLayout.searchWidth.lowerBound + HeaderBarLayout.spacing
        let room = width - 2 * Self.margin - leadingWidth - 2 * HeaderBarLayout.spacing - least
        func needed(_ items: some Sequence<BarItem>, menu: Bool) -> CGFloat {
            let widths = items.map { itemWidths[$0.id] ?? height } + (menu ? [height] : [])
            return widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * Self.itemSpacing
        }
        if needed(items, menu: !bar.items(.menu).isEmpty) <= room { return items.count }
        // Prominent items, such as confirmations, always stay in the bar.
        var count = items.count
        while count > 0, !items[count - 1].placement.isProminent,
            needed(items.prefix(count), menu: true) > room
        {
            count -= 1
        }
        return count
    }

    /// Whether the bar shows a title of its own, because the app has not replaced it.
    private var hasTitle: Bool {
        bar.items(.center).isEmpty && !bar.removed.contains(.title) && !bar.hasPlace(for: .title)
    }

    @ViewBuilder private var middle: some View {
        let principal = bar.items(.center)
        if principal.isEmpty {
            if hasTitle, look.showsTitle, !look.isExpanded { BarTitleView(bar: bar) }
        } else {
            HStack(spacing: 6) { BarItems(bar: bar, items: principal) }
        }
    }
}

extension BarContent {
    /// Returns the items in one part of the bars, in order. Search fields are at the position that the app declares for
    /// them.
    func items(_ part: ToolbarItemPlacement.Part) -> [BarItem] {
        let movesSearch = hasPlace(for: .search)
        return items.flatMap { item -> [BarItem] in
            guard item.isShown else { return [] }
            switch item.kind {
            case .search where movesSearch: return []
            case .place(.search) where item.placement.part == part:
                return items.filter { $0.kind == .search }
            default: return item.placement.part == part ? [item] : []
            }
        }
    }

    /// Returns whether the app declares a position for a default item.
    func hasPlace(for kind: ToolbarDefaultItemKind) -> Bool { items.contains { $0.kind == .place(kind) } }

    /// Returns whether a bar has anything to show.
    func isShown(_ bar: ToolbarPlacement.Bar) -> Bool {
        switch visibility[bar] ?? .automatic {
        case .hidden: return false
        case .visible: return true
        case .automatic: break
        }
        switch bar {
        case .top:
            return isInContainer && title != nil || back != nil
                || items.contains { $0.isShown && $0.placement.part.isInHeader }
        case .bottom: return !items(.bottom).isEmpty
        case .tabs: return true
        }
    }
}

/// The items of a bar in a row.
struct BarItems: View {
    let bar: BarContent
    let items: [BarItem]
    /// Called with the width of an item, in points.
    var measured: ((BarItem.ID, CGFloat) -> Void)?

    var body: some View {
        ForEach(items) { item in
            switch item.kind {
            case .search: PortalOutlet(item.passage)
            case .place(.title): BarTitleView(bar: bar)
            case .place: EmptyView()
            case .view:
                HStack(spacing: 2) { PortalOutlet(item.passage) }
                    .modifier(AccessibilityRole(item.placement == .status ? .statusBar : nil))
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        measured?(item.id, $0)
                    }
            case .spacer(let sizing):
                if sizing.isFlexible {
                    Spacer(minLength: 12)
                } else {
                    Color.clear.frame(width: 12, height: 1)
                }
            }
        }
    }
}

/// Shows the title in a row above the bar.
private struct ExpandedTitle: ViewModifier {
    let isShown: Bool
    let bar: BarContent

    func body(content: Content) -> some View {
        VStack(spacing: 0) {
            if isShown, bar.title != nil { BarTitleView(bar: bar).padding(.top, 8) }
            content
        }
    }
}

/// The menu of the items for which the bar has no space.
private struct BarMenu: View {
    let items: [BarItem]

    var body: some View {
        Menu {
            ForEach(items) { $0.menuContent }
        } label: {
            Label {
                Text(BarWord(key: .more))
            } icon: {
                Image(systemName: "ellipsis")
            }
        }
        .help(Text(BarWord(key: .more)))
    }
}

/// A button that goes back to the page below; its menu lists all pages below.
private struct BackButton: View {
    let target: any BackTarget
    /// The titles of the pages below.
    let titles: [Text?]

    var body: some View {
        Button {
            target.goBack(to: target.backTitles.count - 1)
        } label: {
            Label {
                titles.last.flatMap { $0 } ?? Text(BarWord(key: .back))
            } icon: {
                Image(systemName: "chevron.backward")
            }
        }
        .keyboardShortcut(.leftArrow, modifiers: .option)
        .help(titles.last.flatMap { $0 } ?? Text(BarWord(key: .back)))
        .contextMenu {
            ForEach(Array(titles.enumerated().reversed()), id: \.offset) { index, title in
                Button {
                    target.goBack(to: index)
                } label: {
                    title ?? Text(BarWord(key: .back))
                }
            }
        }
    }
}

/// Sets the color scheme of a bar and its items.
private struct BarTint: ViewModifier {
    let items: [BarItem]
    /// The color scheme; `nil` for that of the window.
    let tint: ColorScheme?
    @Environment(\.colorScheme) private var colorScheme

    init(items: [BarItem], colorScheme: ColorScheme?) {
        self.items = items
        tint = colorScheme
    }

    func body(content: Content) -> some View {
        content
            .environment(\.colorScheme, tint ?? colorScheme)
            .onChange(of: BarTintChange(tint: tint, items: items.map(\.id)), initial: true) {
                for item in items where item.appearance.colorScheme != tint {
                    item.appearance.colorScheme = tint
                }
            }
    }
}

private struct BarTintChange: Equatable {
    let tint: ColorScheme?
    let items: [BarItem.ID]
}

/// The title and the subtitle of a bar.
private struct BarTitleView: View {
    let bar: BarContent

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 6) {
                bar.documentIcon
                title
            }
            bar.subtitle?.font(.caption).foregroundStyle(.secondary)
        }
        .lineLimit(1)
        .multilineTextAlignment(.center)
    }

    @ViewBuilder private var title: some View {
        if let title = bar.title {
            if let menu = bar.titleMenu {
                Menu {
                    menu
                } label: {
                    title.text.font(.headline)
                }
                .menuStyle(TitleMenuStyle())
            } else if let name = title.name {
                EditableTitle(name: name)
            } else {
                title.text.font(.headline).accessibilityAddTraits(.isHeader)
            }
        }
    }
}

private struct TitleMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).menuIndicator(.visible)
    }
}

/// A title that turns into a field when pressed.
private struct EditableTitle: View {
    @Binding var name: String
    @State private var isEditing = false
    @State private var draft = ""
    @FocusState private var isFocused: Bool

    init(name: Binding<String>) { _name = name }

    var body: some View {
        if isEditing {
            TextField(text: $draft) { Text(ControlWord(key: .rename)) }
                .textFieldStyle(.roundedBorder)
                .focused($isFocused)
                .frame(minWidth: 80, idealWidth: 200, maxWidth: 280)
                .onSubmit { finish() }
                .onExitCommand { isEditing = false }
                .onAppear { isFocused = true }
                .onChange(of: isFocused) { _, isFocused in if !isFocused { finish() } }
        } else {
            Button {
                draft = name
                isEditing = true
            } label: {
                Text(name).font(.headline)
            }
            .accessibilityHint(Text(ControlWord(key: .rename)))
        }
    }

    private func finish() {
        guard isEditing else { return }
        isEditing = false
        if draft != name, !draft.isEmpty { name = draft }
    }
}

/// The lower bar.
struct BottomBar: View {
    let bar: BarContent
    @ScaledMetric private var height: CGFloat = 38

    init(bar: BarContent) { self.bar = bar }

    var body: some View {
        HStack(spacing: 6) { BarItems(bar: bar, items: bar.items(.bottom)) }
            .modifier(BarControls(isProminent: false))
            .modifier(BarArrowKeys())
            .focusPane()
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, minHeight: height)
            .modifier(
                BarGround(
                    edge: .bottom, style: bar.backgrounds[.bottom],
                    visibility: bar.backgroundVisibility[.bottom] ?? .automatic)
            )
            .modifier(BarTint(items: bar.items, colorScheme: bar.colorSchemes[.bottom]))
            .dynamicTypeSize(...BarItemEnvironment.largestType)
            .modifier(AccessibilityRole(.toolBar))
    }
}
