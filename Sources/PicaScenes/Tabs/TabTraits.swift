import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// The values that modifiers set for tabs, or for a section of tabs.
struct TabTraits: Equatable {
    var customizationID: String?
    var badge: Text?
    var isHidden = false
    var isDisabled = false
    var visibility: [AdaptableTabBarPlacement: Visibility] = [:]
    var behavior: [AdaptableTabBarPlacement: TabCustomizationBehavior] = [:]
    var placement: TabPlacement?

    /// The values that the tabs inside a section inherit.
    var ofTabsInside: TabTraits {
        var traits = self
        traits.customizationID = nil
        traits.badge = nil
        return traits
    }
}

extension TabContent {
    /// Sets the identifier of the tab or section for a tab view that the person can customize.
    ///
    /// - Parameter id: An identifier unique among the tabs and sections of the tab view.
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
        traits { $0.customizationID = id }
    }

    /// Sets which customizations the person may make to the tabs.
    ///
    /// - Parameters:
    ///   - behavior: The permitted customizations.
    ///   - placements: The places to which this applies; all of them if none is given.
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        traits { traits in
            for place in AdaptableTabBarPlacement.all(placements) { traits.behavior[place] = behavior }
        }
    }

    /// Sets the visibility of the tabs before the person customizes the tab view.
    ///
    /// - Parameters:
    ///   - visibility: The visibility; `hidden` for tabs that the person must show first.
    ///   - placements: The places to which this applies; all of them if none is given.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        traits { traits in
            for place in AdaptableTabBarPlacement.all(placements) { traits.visibility[place] = visibility }
        }
    }

    /// Sets where the tabs appear.
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        traits { $0.placement = placement }
    }

    /// Shows a number as a badge beside the tab's title; 0 shows none.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        traits { $0.badge = count == 0 ? nil : Text(count, format: .number) }
    }

    /// Shows a text as a badge beside the tab's title; `nil` for none.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { traits { $0.badge = label } }

    /// Shows a localized text as a badge beside the tab's title; `nil` for none.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        traits { $0.badge = key.map { Text($0) } }
    }

    /// Shows a string as a badge beside the tab's title; `nil` for none.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        let text = label.map { Text($0) }
        return traits { $0.badge = text }
    }

    /// Hides the tabs in the bar; their pages can still be selected.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        traits { $0.isHidden = $0.isHidden || hidden }
    }

    /// Disables the tabs, so that the person cannot select them.
    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        traits { $0.isDisabled = $0.isDisabled || disabled }
    }

    nonisolated private func traits(
        _ change: @escaping (inout TabTraits) -> Void
    ) -> ModifiedTabs<Self> {
        ModifiedTabs(content: self, change: change)
    }
}

/// Tabs with a modifier applied.
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
    /// The values that modifiers around a tab set.
    var tabTraits: TabTraits {
        get { self[TabTraitsKey.self] }
        set { self[TabTraitsKey.self] = newValue }
    }
}
