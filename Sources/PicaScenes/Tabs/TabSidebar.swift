import Foundation
import PicaCollections
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// The tabs of a tab view in a sidebar.
struct TabSidebar: View {
    /// The tabs in the person's order, including hidden ones.
    let tabs: [TabEntry]
    let shown: AnyHashable?
    let parts: TabViewParts
    /// The person's customization of the tabs; `nil` if they cannot be customized.
    let customization: Binding<TabViewCustomization>?
    let choose: (AnyHashable) -> Void

    private var arrangement: TabViewCustomization { customization?.wrappedValue ?? TabViewCustomization() }

    var body: some View {
        let groups = TabGroup.groups(of: tabs)
        List(selection: Binding<AnyHashable?>(get: { shown }, set: { if let value = $0 { choose(value) } })) {
            parts.sidebarHeader.selectionDisabled()
            ForEach(groups) { group in
                if let section = group.section {
                    Section {
                        rows(group)
                        section.actions.selectionDisabled()
                    } header: {
                        section.label.contextMenu(isOffered: customization != nil) {
                            sectionMenu(section, groups)
                        }
                    }
                } else {
                    rows(group)
                }
            }
            parts.sidebarFooter.selectionDisabled()
        }
        .listStyle(.sidebar)
        .contextMenu(isOffered: customization != nil) { tabMenu }
        .safeAreaInset(edge: .bottom) {
            if let bar = parts.sidebarBottomBar {
                bar.padding(8).frame(maxWidth: .infinity).modifier(BarGround(edge: .bottom))
            }
        }
    }

    private func rows(_ group: TabGroup) -> some View {
        let tabs = group.tabs.filter { arrangement.shows($0, in: .sidebar) }
        let canMove = customization != nil && group.section?.customizationID != nil
        return ForEach(tabs) { tab in
            HStack {
                TabLabel(tab: tab)
                Spacer(minLength: 0)
                tab.badge
            }
            .tag(tab.value)
            .selectionDisabled(tab.traits.isDisabled)
            .moveDisabled(!tab.canMove)
        }
        .onMove(perform: canMove ? { move(tabs, $0, to: $1, in: group) } : nil)
    }

    /// Moves visible tabs. A hidden tab stays behind the tab it follows.
    private func move(_ tabs: [TabEntry], _ places: IndexSet, to target: Int, in group: TabGroup) {
        guard let section = group.section?.customizationID else { return }
        var shown = tabs
        shown.move(fromOffsets: places, toOffset: target)
        var order = shown.compactMap(\.traits.customizationID)
        var previous: String?
        for id in group.tabs.compactMap(\.traits.customizationID) {
            if !order.contains(id) {
                order.insert(id, at: previous.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
            }
            previous = id
        }
        customization?.wrappedValue.setTabOrder(order, of: section)
    }

    /// The menu that shows and hides tabs.
    @ViewBuilder private var tabMenu: some View {
        if let customization {
            ForEach(tabs.filter { $0.canBeHidden(in: .sidebar) }) { tab in
                Toggle(isOn: isShown(tab, customization)) { TabLabel(tab: tab) }
            }
            Divider()
            Button {
                customization.wrappedValue = TabViewCustomization()
            } label: {
                Text(BarWord(key: .reset))
            }
            .disabled(arrangement == TabViewCustomization())
        }
    }

    private func isShown(_ tab: TabEntry, _ customization: Binding<TabViewCustomization>) -> Binding<Bool> {
        Binding {
            customization.wrappedValue.shows(tab, in: .sidebar)
        } set: { isShown in
            guard let id = tab.traits.customizationID else { return }
            let isDefault = (tab.traits.visibility[.sidebar] != .hidden) == isShown
            customization.wrappedValue[sidebarVisibility: id] =
                isDefault ? .automatic : isShown ? .visible : .hidden
        }
    }

    /// Returns the menu that moves a section among the others.
    @ViewBuilder private func sectionMenu(_ section: TabSectionTitle, _ groups: [TabGroup]) -> some View {
        let ids = groups.compactMap { $0.section?.customizationID }
        if let customization, let id = section.customizationID, let place = ids.firstIndex(of: id) {
            Button {
                customization.wrappedValue.sectionOrder = ids.swapping(place, with: place - 1)
            } label: {
                Text(BarWord(key: .moveUp))
            }
            .disabled(place == 0)
            Button {
                customization.wrappedValue.sectionOrder = ids.swapping(place, with: place + 1)
            } label: {
                Text(BarWord(key: .moveDown))
            }
            .disabled(place == ids.count - 1)
            Divider()
        }
        tabMenu
    }
}

extension [String] {
    fileprivate func swapping(_ one: Int, with other: Int) -> [String] {
        guard indices.contains(one), indices.contains(other) else { return self }
        var copy = self
        copy.swapAt(one, other)
        return copy
    }
}

/// A group of tabs in a sidebar.
struct TabGroup: Identifiable {
    /// The section's identity, or the position of the first tab if there is no section.
    let id: AnyHashable
    let section: TabSectionTitle?
    var tabs: [TabEntry]

    /// Groups adjacent tabs that are in the same section, or in none.
    static func groups(of tabs: [TabEntry]) -> [TabGroup] {
        var groups: [TabGroup] = []
        for (place, tab) in tabs.enumerated() {
            if let last = groups.last, last.section?.id == tab.section?.id {
                groups[groups.count - 1].tabs.append(tab)
            } else {
                let isSplit = groups.contains { $0.section != nil && $0.section?.id == tab.section?.id }
                let id = isSplit ? nil : tab.section.map { AnyHashable($0.id) }
                groups.append(TabGroup(id: id ?? AnyHashable(place), section: tab.section, tabs: [tab]))
            }
        }
        return groups
    }
}
