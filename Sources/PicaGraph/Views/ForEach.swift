/// A view for each element of a collection. State follows an element's identity as elements come, go and move.
///
/// Lazy containers make only the visible rows.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID
    /// Adds the edits that this view allows on its rows.
    var editing: ((inout RowActions) -> Void)?
    /// The view shown instead, for uses where the elements are known only at mounting.
    var substitute: AnyView?

    nonisolated package init(
        data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID
    ) {
        self.data = data
        self.content = content
        self.id = id
    }
}

extension ForEach where Content: View {
    /// Creates views for elements identified by a property.
    ///
    /// - Parameters:
    ///   - data: The elements. If two have the same identity, a warning is logged once.
    ///   - id: The path to an element's identity, which stays the same while the element changes and moves.
    ///   - content: Makes the view of an element.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    // Disfavored, because a binding to a collection is itself a collection of identifiable bindings.
    /// Creates views for identifiable elements. If two have the same identity, a warning is logged once.
    @_disfavoredOverload
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// Creates views for numbers, each identified by its value. Unlike in SwiftUI the range may change.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    /// No body; Pica mounts the rows itself.
    public typealias Body = Never

    /// Whether the rows may contain a section. For Pica's own use.
    public static var _hasSections: Bool { Content._hasSections }

    /// Whether the rows may contain row modifiers. For Pica's own use.
    public static var _speaksForRow: Bool { Content._speaksForRow }

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        guard substitute == nil else { return PassthroughNode(self, parent: parent) { $0.substitute } }
        return ForEachNode<Data, ID, Content>(self, parent: parent)
    }
}
