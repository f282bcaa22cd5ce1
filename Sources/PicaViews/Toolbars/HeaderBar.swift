import Foundation
import PicaGraph

/// A window's or a column's upper bar: back, a title, and what apps put there.
struct HeaderBar: View {
    let bar: BarContent
    /// How many of the trailing items have room; the others are in the menu.
    @State private var room = Int.max
    @ScaledMetric private var height: CGFloat = 46
    @Environment(\.sidebarToggle) private var sidebar
    @Environment(\.colorScheme) private var colorScheme

    init(bar: BarContent) { self.bar = bar }

    var body: some View {
        let trailing = bar.items(.trailing)
        let shown = trailing.prefix(room)
        let hidden = trailing.dropFirst(room) + bar.items(.menu)
        HeaderBarLayout(leadsWithTitle: bar.role?.leadsWithTitle == true) {
            HStack(spacing: 2) {
                if let back = bar.back, !bar.isBackHidden {
                    BackButton(target: back, titles: back.backTitles)
                }
                BarItems(items: bar.items(.leading))
            }
            .headerPart(.leading)
            middle.headerPart(.title)
            HStack(spacing: 2) {
                BarItems(items: Array(shown))
                if hidden.contains(where: { $0.kind == .view }) { BarMenu(items: Array(hidden)) }
            }
            .headerPart(.trailing)
        }
        .modifier(BarControls(isProminent: false))
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity, minHeight: height)
        .modifier(
            BarGround(
                edge: .bottom, style: bar.backgrounds[.top],
                visibility: bar.backgroundVisibility[.top] ?? .automatic)
        )
        .environment(\.colorScheme, bar.colorSchemes[.top] ?? colorScheme)
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            // The title keeps more than half of the bar; items are about as wide as they are high.
            room = max(1, Int(($0 * 0.45) / (height * 0.8)))
        }
        // Bars grow less than what they are about.
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }

    @ViewBuilder private var middle: some View {
        let principal = bar.items(.center)
        if principal.isEmpty {
            if !bar.removed.contains(.title) { BarTitleView(bar: bar) }
        } else {
            HStack(spacing: 6) { BarItems(items: principal) }
        }
    }
}

extension BarContent {
    /// The items in one part of the bars, in order.
    func items(_ part: ToolbarItemPlacement.Part) -> [BarItem] {
        items.filter { $0.placement.part == part }
    }

    /// Whether a bar has anything to show.
    func isShown(_ bar: ToolbarPlacement.Bar) -> Bool {
        switch visibility[bar] ?? .automatic {
        case .hidden: return false
        case .visible: return true
        case .automatic: break
        }
        switch bar {
        case .top:
            let parts: [ToolbarItemPlacement.Part] = [.leading, .center, .trailing, .menu]
            return isInContainer && title != nil || back != nil
                || items.contains { parts.contains($0.placement.part) }
        case .bottom: return !items(.bottom).isEmpty
        case .tabs: return true
        }
    }
}

/// Items of a bar beside each other.
struct BarItems: View {
    let items: [BarItem]

    var body: some View {
        ForEach(items) { item in
            switch item.kind {
            case .view: HStack(spacing: 2) { PortalOutlet(item.passage) }
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

/// The menu of the items that have no room in the bar.
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

/// Leads back to the page below; its menu has all pages below.
private struct BackButton: View {
    let target: any BackTarget
    /// Of the pages below.
    let titles: [Text?]

    var body: some View {
        Button {
            target.goBack(to: titles.count - 1)
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

/// The title and the subtitle of a bar.
private struct BarTitleView: View {
    let bar: BarContent

    var body: some View {
        VStack(spacing: 0) {
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
            bar.subtitle?.font(.caption).foregroundStyle(.secondary)
        }
        .lineLimit(1)
        .multilineTextAlignment(.center)
    }
}

private struct TitleMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).menuIndicator(.visible)
    }
}

/// A title that becomes a field as a person presses it.
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

/// What is behind a bar, with a line at the edge to the content.
struct BarGround: ViewModifier {
    let edge: VerticalEdge
    let style: AnyShapeStyle?
    let visibility: Visibility

    func body(content: Content) -> some View {
        if visibility == .hidden {
            content
        } else {
            content
                .background(style ?? AnyShapeStyle(Color(themed: .sidebar)))
                .overlay(alignment: edge == .top ? .top : .bottom) {
                    Color(themed: .quaternary).opacity(0.6).frame(height: 1)
                }
        }
    }
}

/// The lower bar.
struct BottomBar: View {
    let bar: BarContent
    @ScaledMetric private var height: CGFloat = 38

    init(bar: BarContent) { self.bar = bar }

    var body: some View {
        HStack(spacing: 6) { BarItems(items: bar.items(.bottom)) }
            .modifier(BarControls(isProminent: false))
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, minHeight: height)
            .modifier(
                BarGround(
                    edge: .top, style: bar.backgrounds[.bottom],
                    visibility: bar.backgroundVisibility[.bottom] ?? .automatic)
            )
            .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
}
