import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// The tabs of a tab view in a row. If there is too little space, only their icons are shown, or a menu.
struct TabBar: View {
    let tabs: [TabEntry]
    let shown: AnyHashable?
    let namespace: Namespace.ID
    let choose: (AnyHashable) -> Void

    var body: some View {
        ViewThatFits(in: .horizontal) {
            row.labelStyle(.titleAndIcon)
            row.labelStyle(.iconOnly)
            menu
        }
        .padding(.horizontal, 8)
        .padding(.vertical, 6)
        .frame(maxWidth: .infinity)
        .modifier(BarGround(edge: .top))
    }

    private var row: some View {
        HStack(spacing: 4) {
            ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
                TabButton(
                    tab: tab, isShown: tab.value == shown,
                    place: AccessiblePlace(index: index, count: tabs.count)
                ) {
                    choose(tab.value)
                }
                .picaAccessibilityRelation(.subject, id: tab.id, in: namespace)
            }
        }
        .modifier(
            ChoiceGroup(
                chosen: tabs.firstIndex { $0.value == shown }, count: tabs.count, role: .tabList,
                choose: { choose(tabs[$0].value) })
        )
        .accessibilityValue(shownNumber(tabs.firstIndex { $0.value == shown }))
    }

    private var menu: some View {
        Menu {
            ForEach(tabs) { tab in
                Button {
                    choose(tab.value)
                } label: {
                    TabLabel(tab: tab)
                }
            }
        } label: {
            if let tab = tabs.first(where: { $0.value == shown }) { TabLabel(tab: tab) }
        }
    }
}

/// The label of a tab: its item, or its position.
struct TabLabel: View {
    let tab: TabEntry

    var body: some View {
        if let item = tab.item { HStack(spacing: 6) { item.label } } else { Text(verbatim: "\(tab.value)") }
    }
}

private struct TabButton: View {
    let tab: TabEntry
    let isShown: Bool
    let place: AccessiblePlace
    let choose: () -> Void
    @State private var isPressed = false
    @State private var isHovered = false
    @Environment(\.picaTheme) private var theme

    init(tab: TabEntry, isShown: Bool, place: AccessiblePlace, choose: @escaping () -> Void) {
        self.tab = tab
        self.isShown = isShown
        self.place = place
        self.choose = choose
    }

    var body: some View {
        HStack(spacing: 6) {
            TabLabel(tab: tab).lineLimit(1)
            tab.badge
        }
        .fixedSize()
        .fontWeight(isShown ? .semibold : .regular)
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background(ground, in: theme.controlShape)
        .contentShape(Rectangle())
        .onHover { isHovered = $0 }
        .modifier(
            ChoiceItem(isChosen: isShown, isPressed: $isPressed, role: .tab, place: place, choose: choose)
        )
        .disabled(tab.traits.isDisabled)
    }

    private var ground: Color {
        if isShown { return Color(themed: .selection) }
        return ControlPhase(isPressed: isPressed, isHovered: isHovered).shade
    }
}

/// Dots that mark pages, and show them when pressed.
struct PageDots: View {
    let axis: Axis
    let tabs: [TabEntry]
    let shown: Int?
    let namespace: Namespace.ID
    let choose: (Int) -> Void
    @State private var isHovered = false
    @Environment(\.indexViewGround) private var ground

    init(
        axis: Axis, tabs: [TabEntry], shown: Int?, namespace: Namespace.ID, choose: @escaping (Int) -> Void
    ) {
        self.axis = axis
        self.tabs = tabs
        self.shown = shown
        self.namespace = namespace
        self.choose = choose
    }

    var body: some View {
        let layout =
            axis == .horizontal ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
            ForEach(tabs.indices, id: \.self) { index in
                Circle()
                    .fill(index == shown ? Color.accentColor : Color(themed: .tertiary))
                    .frame(width: 8, height: 8)
                    .padding(5)
                    .modifier(
                        ChoiceItem(
                            isChosen: index == shown, isPressed: .constant(false), role: .tab,
                            place: AccessiblePlace(index: index, count: tabs.count)
                        ) { choose(index) }
                    )
                    .accessibilityLabel { _ in TabLabel(tab: tabs[index]) }
                    .picaAccessibilityRelation(.subject, id: tabs[index].id, in: namespace)
            }
        }
        .padding(.horizontal, axis == .horizontal ? 6 : 0)
        .padding(.vertical, axis == .vertical ? 6 : 0)
        .background {
            if ground ?? isHovered { Capsule().fill(Color(themed: .control).opacity(0.9)) }
        }
        .onHover { isHovered = $0 }
        .modifier(ChoiceGroup(chosen: shown, count: tabs.count, role: .tabList, choose: choose))
        .accessibilityValue(shownNumber(shown))
    }
}

/// The number of the shown page, as the value of the tabs.
private func shownNumber(_ index: Int?) -> Text { Text(verbatim: index.map { "\($0 + 1)" } ?? "") }
