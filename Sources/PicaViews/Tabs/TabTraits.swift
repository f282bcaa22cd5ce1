import PicaGraph

/// What modifiers say of tabs, or of a section of tabs.
struct TabTraits: Equatable {
    var customizationID: String?
    var badge: Text?
    var isHidden = false
    var isDisabled = false
    var visibility: [AdaptableTabBarPlacement: Visibility] = [:]
    var behavior: [AdaptableTabBarPlacement: TabCustomizationBehavior] = [:]
    var placement: TabPlacement?

    /// What holds for the tabs of a section of which this was said.
    var ofTabsInside: TabTraits {
        var traits = self
        traits.customizationID = nil
        traits.badge = nil
        return traits
    }
}

extension TabContent {
    /// Names the tab or the section for a tab view that people can arrange.
    ///
    /// - Parameter id: A name that no other tab and section of the tab view has.
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
        traits { $0.customizationID = id }
    }

    /// Sets what people may do with the tabs where they can arrange the tab view.
    ///
    /// - Parameters:
    ///   - behavior: What they may do.
    ///   - placements: The places for which it holds; all where none is named.
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        traits { traits in
            for place in AdaptableTabBarPlacement.all(placements) { traits.behavior[place] = behavior }
        }
    }

    /// Sets whether the tabs are shown before a person arranges the tab view.
    ///
    /// - Parameters:
    ///   - visibility: `hidden` for tabs that a person has to show first.
    ///   - placements: The places for which it holds; all where none is named.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        traits { traits in
            for place in AdaptableTabBarPlacement.all(placements) { traits.visibility[place] = visibility }
        }
    }

    /// Sets where the tabs stand.
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        traits { $0.placement = placement }
    }

    /// Shows a number beside the tab's title; none for 0.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        traits { $0.badge = count == 0 ? nil : Text(count, format: .number) }
    }

    /// Shows a text beside the tab's title; nil for none.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { traits { $0.badge = label } }

    /// Shows a localized text beside the tab's title; nil for none.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        traits { $0.badge = key.map { Text($0) } }
    }

    /// Shows a text that is not localized beside the tab's title; nil for none.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        let text = label.map { Text($0) }
        return traits { $0.badge = text }
    }

    /// Takes the tabs out of the bar; their pages can still be selected.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        traits { $0.isHidden = $0.isHidden || hidden }
    }

    /// Whether people can select the tabs.
    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        traits { $0.isDisabled = $0.isDisabled || disabled }
    }

    nonisolated private func traits(
        _ change: @escaping (inout TabTraits) -> Void
    ) -> ModifiedTabs<Self> {
        ModifiedTabs(content: self, change: change)
    }
}

/// Tabs of which more is said than they say themselves.
private struct ModifiedTabs<Content: TabContent> {
    let content: Content
    let change: (inout TabTraits) -> Void

    nonisolated init(content: Content, change: @escaping (inout TabTraits) -> Void) {
        self.content = content
        self.change = change
    }
}

extension ModifiedTabs: TabContent {
    typealias TabValue = Content.TabValue
    typealias Body = Never

    static func _makeTabs(_ tabs: Self) -> _TabOutputs {
        _TabOutputs(tabs.content.view.transformEnvironment(\.tabTraits, transform: tabs.change))
    }
}

private enum TabTraitsKey: EnvironmentKey { static var defaultValue: TabTraits { TabTraits() } }

extension EnvironmentValues {
    /// What modifiers around a tab say of it.
    var tabTraits: TabTraits {
        get { self[TabTraitsKey.self] }
        set { self[TabTraitsKey.self] = newValue }
    }
}
