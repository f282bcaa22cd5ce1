import PicaControls
import PicaGraph

/// A type that provides items of a toolbar.
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
    /// The type of the body.
    associatedtype Body: ToolbarContent
    /// The items that the type provides. It is read again whenever state that it read has changed.
    @ToolbarContentBuilder var body: Body { get }
    /// Returns a view that declares the items; used by Pica only.
    static func _makeToolbar(_ content: Self) -> _ToolbarOutputs
}

/// A type that provides customizable items of a toolbar, each with an identifier.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

/// The view made of a toolbar's items, which only Pica can create and read.
public struct _ToolbarOutputs {
    let view: AnyView

    init(_ view: some View) { self.view = AnyView(view) }
}

extension ToolbarContent {
    /// Returns a view that declares the body's items; used by Pica only.
    public static func _makeToolbar(_ content: Self) -> _ToolbarOutputs {
        _ToolbarOutputs(StyleBody(of: content, for: ()) { content, _ in content.body.view })
    }

    /// A view that declares the items by `BarKey`, and shows nothing itself.
    var view: AnyView { Self._makeToolbar(self).view }
}

extension Never: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Pica's own items have no body; Pica never reads this.
    public var body: Never { fatalError("\(Self.self) is known to Pica and has no body") }
}

/// A result builder for items of a toolbar.
@resultBuilder public enum ToolbarContentBuilder {
    /// Accepts the items of a statement.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Accepts a single statement: its items.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Combines several statements of customizable items, in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: CustomizableToolbarContent>(
        _ content: repeat each Content
    ) -> some CustomizableToolbarContent {
        CustomizableToolbarItems(content: (repeat each content))
    }

    /// Combines several statements: their items, in order.
    @_disfavoredOverload
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent {
        ToolbarItems(content: (repeat each content))
    }

    /// Handles an `if` without `else`: its items while the condition holds.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// Handles an `if` with `else`, or a `switch`: the items of the first branch.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }

    /// Handles an `if` with `else`, or a `switch`: the items of the second branch.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }

    /// Handles an `if #available`: its items, like any others.
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
    /// Has no body: the items, if there are any, take its place.
    public typealias Body = Never

    /// Returns a view that declares the items, if there are any; used by Pica only.
    public static func _makeToolbar(_ content: Self) -> _ToolbarOutputs { _ToolbarOutputs(content?.view) }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {
    /// Has no body: the branch taken takes its place.
    public typealias Body = Never

    /// Returns a view of the branch taken; used by Pica only.
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
    /// Has no body: the content takes its place.
    public typealias Body = Never

    /// Creates a group of items.
    @_disfavoredOverload
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.init(of: content()) }

    /// Returns a view that declares the items in the group; used by Pica only.
    public static func _makeToolbar(_ content: Self) -> _ToolbarOutputs {
        _ToolbarOutputs(content.content.view)
    }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
