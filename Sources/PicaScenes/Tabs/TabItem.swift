import PicaGraph

/// The tab item that a view provides to the surrounding tab view.
struct TabItem {
    /// The label of the tab.
    let label: AnyView
    var role: TabRole?
    var traits = TabTraits()
}

enum TabItemKey: TraitKey { static var defaultValue: TabItem? { nil } }
/// The trait for the title of the section that a tab is in.
enum TabSectionKey: TraitKey { static var defaultValue: TabSectionTitle? { nil } }

/// The properties that tabs of a section share. It is compared by identity.
struct TabSectionTitle {
    let label: AnyView
    /// The controls below the section's tabs in a sidebar; `nil` for none.
    let actions: AnyView?
    let id: ObjectIdentifier
    /// The identifier of the section for the person's customization.
    let customizationID: String?
}

extension View {
    /// Sets the label of the view's tab in a tab view: a label, a text or an image.
    ///
    /// - Parameter label: The label of the tab.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TraitWriter(key: TabItemKey.self, value: TabItem(label: AnyView(label()))))
    }
}

/// A purpose of a tab.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// The role of a tab for searching, which comes last.
    public static let search = TabRole(name: "search")
}
