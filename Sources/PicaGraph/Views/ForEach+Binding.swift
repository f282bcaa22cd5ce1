import PicaState

/// The elements are read once, when the view is made, so that the view that makes it observes the collection.
extension ForEach where Content: View {
    /// Creates a view for each element of a bound collection from a binding to the element.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { content(data.element($0.0, last: elements[$0.0])) }, id: { $0.1 })
    }

    /// Creates a view for each element of a bound collection from a binding to the element.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
        ID == C.Element.ID, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }
}
