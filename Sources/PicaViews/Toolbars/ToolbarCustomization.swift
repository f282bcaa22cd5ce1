import PicaGraph

/// What a person may do with an item of a toolbar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let name: String

    /// Move it, and take it out.
    public static let `default` = ToolbarCustomizationBehavior(name: "default")
    /// Move it.
    public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
    /// Nothing.
    public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// What else holds for an item of a toolbar that a person may arrange.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: Int

    /// The options whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The item can be put into the bar whatever else is in it. In Pica all items can.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension CustomizableToolbarContent {
    /// Says whether the items are in the bar before a person arranges it.
    ///
    /// - Parameters:
    ///   - defaultVisibility: `hidden` for items that a person has to add; others are there.
    ///   - options: What else holds for them.
    nonisolated public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        ModifiedToolbarItems(content: self) { bar in
            guard defaultVisibility != .automatic else { return }
            for index in bar.items.indices { bar.items[index].isShown = defaultVisibility == .visible }
        }
    }

    /// Says what a person may do with the items.
    nonisolated public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent {
        ModifiedToolbarItems(content: self) { bar in
            for index in bar.items.indices { bar.items[index].customization = behavior }
        }
    }
}

extension ToolbarContent {
    /// Takes the items out of their bars, or puts them back. They keep their state meanwhile.
    nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        ModifiedToolbarItems(content: self) { bar in
            guard hidden else { return }
            bar.items = []
            bar.titleMenu = nil
        }
    }
}

/// Items of which a bar is told something else.
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
