/// A view for each element of a collection, kept by identity while elements come, go and move.
///
/// In a lazy container only the rows in sight are made.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID
    /// Says what may be done with rows.
    var editing: ((inout RowActions) -> Void)?
    /// What is shown instead, where the elements are known only then.
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
    /// Views for elements that a property tells apart.
    ///
    /// - Parameters:
    ///   - data: The elements. Should two have the same identity, a warning is written once.
    ///   - id: What an element is known by while it changes and moves.
    ///   - content: Makes the view of an element.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    // Disfavoured, as a binding to a collection is a collection of identifiable bindings, too.
    /// Views for elements that have an identity. Should two have the same, a warning is written once.
    @_disfavoredOverload
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id })
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// Views for numbers, each known by its value. Unlike in SwiftUI the range may change.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    /// There is no body: Pica makes the views itself.
    public typealias Body = Never

    /// Whether what is inside may be a section; for Pica alone.
    public static var _hasSections: Bool { Content._hasSections }

    /// Whether what is inside may say what becomes of it as a row; for Pica alone.
    public static var _speaksForRow: Bool { Content._speaksForRow }

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        guard substitute == nil else { return PassthroughNode(self, parent: parent) { $0.substitute } }
        return ForEachNode<Data, ID, Content>(self, parent: parent)
    }
}
