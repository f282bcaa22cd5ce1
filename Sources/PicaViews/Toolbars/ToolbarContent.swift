import PicaGraph

/// Items of a toolbar.
///
///     struct EditingItems: ToolbarContent {
///         @Binding var isBold: Bool
///
///         var body: some ToolbarContent {
///             ToolbarItem(placement: .primaryAction) {
///                 Toggle("Bold", systemImage: "bold", isOn: $isBold)
///             }
///         }
///     }
@MainActor @preconcurrency public protocol ToolbarContent {
    /// What the items are made of.
    associatedtype Body: ToolbarContent
    /// The items that it is made of. Read again whenever state it read last time changes.
    @ToolbarContentBuilder var body: Body { get }
    /// Makes a view that says what the items are; for Pica itself.
    static func _makeToolbar(_ content: Self) -> _ToolbarOutputs
}

/// Items of a toolbar that a person may arrange: each has an identity.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

/// What was made of a toolbar's items. Only Pica can make and read one.
public struct _ToolbarOutputs {
    let view: AnyView

    init(_ view: some View) { self.view = AnyView(view) }
}

extension ToolbarContent {
    /// Makes a view of items with a body; for Pica itself.
    public static func _makeToolbar(_ content: Self) -> _ToolbarOutputs {
        _ToolbarOutputs(StyleBody(of: content, for: ()) { content, _ in content.body.view })
    }

    /// Says by `BarKey` what the items are, and shows nothing where it stands.
    var view: AnyView { Self._makeToolbar(self).view }
}

extension Never: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Items that Pica knows itself have no content; their `body` is never read by it.
    public var body: Never { fatalError("\(Self.self) is known to Pica and has no body") }
}

/// Builds items of a toolbar from the statements of a closure.
@resultBuilder public enum ToolbarContentBuilder {
    /// A statement's items, as they are.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// One statement: its items.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Several statements of items that can be arranged: all of them, in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: CustomizableToolbarContent>(
        _ content: repeat each Content
    ) -> some CustomizableToolbarContent {
        CustomizableToolbarItems(content: (repeat each content))
    }

    /// Several statements: all their items, in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent {
        ToolbarItems(content: (repeat each content))
    }

    /// An `if` without `else`: its items while the condition holds.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// An `if` with `else`, or a `switch`: the items of the first branch.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }

    /// An `if` with `else`, or a `switch`: the items of the second branch.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }

    /// An `if #available`: its items, as any others.
    public static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
    ) -> some ToolbarContent {
        content
    }
}

struct ToolbarItems<each Content: ToolbarContent> {
    let content: (repeat each Content)
}

extension ToolbarItems: ToolbarContent {
    typealias Body = Never

    static func _makeToolbar(_ items: Self) -> _ToolbarOutputs {
        var views: [AnyView] = []
        repeat views.append((each items.content).view)
        return _ToolbarOutputs(ViewsInOrder(views: views))
    }
}

struct CustomizableToolbarItems<each Content: CustomizableToolbarContent> {
    let content: (repeat each Content)
}

extension CustomizableToolbarItems: CustomizableToolbarContent {
    typealias Body = Never

    static func _makeToolbar(_ items: Self) -> _ToolbarOutputs {
        var views: [AnyView] = []
        repeat views.append((each items.content).view)
        return _ToolbarOutputs(ViewsInOrder(views: views))
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    /// There is no body: the items, where there are some, stand for it.
    public typealias Body = Never

    /// Makes a view of the items that are there; for Pica itself.
    public static func _makeToolbar(_ content: Self) -> _ToolbarOutputs { _ToolbarOutputs(content?.view) }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {
    /// There is no body: the branch taken stands for it.
    public typealias Body = Never

    /// Makes a view of the branch taken; for Pica itself.
    public static func _makeToolbar(_ content: Self) -> _ToolbarOutputs {
        let storage: _ConditionalContent<AnyView, AnyView>.Storage =
            switch content.storage {
            case .first(let content): .first(content.view)
            case .second(let content): .second(content.view)
            }
        return _ToolbarOutputs(_ConditionalContent<AnyView, AnyView>(storage: storage))
    }
}

extension _ConditionalContent: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
    /// There is no body: the content stands for it.
    public typealias Body = Never

    /// A group of the items that a closure makes.
    @_disfavoredOverload
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.init(of: content()) }

    /// Makes a view of the items in the group; for Pica itself.
    public static func _makeToolbar(_ content: Self) -> _ToolbarOutputs {
        _ToolbarOutputs(content.content.view)
    }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
