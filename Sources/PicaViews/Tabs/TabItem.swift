import PicaGraph

/// What a view says of itself to the tab view around it.
struct TabItem {
    /// What its tab shows.
    let label: AnyView
    var role: TabRole?
    var traits = TabTraits()
}

enum TabItemKey: TraitKey { static var defaultValue: TabItem? { nil } }
/// The title of the section that a tab is in.
enum TabSectionKey: TraitKey { static var defaultValue: TabSectionTitle? { nil } }

/// What tabs of a section have in common. Known by its identity.
struct TabSectionTitle {
    let label: AnyView
    /// What stands below the section's tabs in a sidebar; nil for nothing.
    let actions: AnyView?
    let id: ObjectIdentifier
    /// What a person's own arrangement of the tabs knows it by.
    let customizationID: String?
}

extension View {
    /// Says what the view's tab shows in a tab view: a label, a text or an image.
    ///
    /// - Parameter label: What the tab shows.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TraitWriter(key: TabItemKey.self, value: TabItem(label: AnyView(label()))))
    }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// It searches: it stands last.
    public static let search = TabRole(name: "search")
}
