import PicaDrawing
import PicaGraph

/// The customizations that a person may make to an item of a toolbar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let name: String

    /// Moving and removing the item.
    public static let `default` = ToolbarCustomizationBehavior(name: "default")
    /// Moving the item.
    public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
    /// None.
    public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// Further options of a customizable toolbar item.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    /// The bits of the set, one for each option.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The item can be added regardless of the bar's other items. In Pica this is true of all items.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension CustomizableToolbarContent {
    /// Sets whether the items are in the bar before the person customizes it.
    ///
    /// - Parameters:
    ///   - defaultVisibility: The visibility; `hidden` for items that the person must add first.
    ///   - options: Further options for the items.
    nonisolated public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        ModifiedToolbarItems(content: self) { bar in
            guard defaultVisibility != .automatic else { return }
            for index in bar.items.indices { bar.items[index].isShown = defaultVisibility == .visible }
        }
    }

    /// Sets which customizations the person may make to the items.
    nonisolated public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent {
        ModifiedToolbarItems(content: self) { bar in
            for index in bar.items.indices { bar.items[index].customization = behavior }
        }
    }
}

extension ToolbarContent {
    /// Hides the items in their bars, or shows them. Hidden items keep their state.
    nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        ModifiedToolbarItems(content: self) { bar in
            guard hidden else { return }
            bar.items = []
            bar.titleMenu = nil
        }
    }
}

/// Items with a change applied to what they declare.
private struct ModifiedToolbarItems<Content: ToolbarContent> {
    let content: Content
    let change: (inout BarContent) -> Void

    nonisolated init(content: Content, change: @escaping (inout BarContent) -> Void) {
        self.content = content
        self.change = change
    }
}

extension ModifiedToolbarItems: ToolbarContent {
    typealias Body = Never

    static func _makeToolbar(_ items: Self) -> _ToolbarOutputs {
        _ToolbarOutputs(items.content.view.bar(items.change))
    }
}

extension ModifiedToolbarItems: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
