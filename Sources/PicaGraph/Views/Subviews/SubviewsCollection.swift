/// The views in a container's content, in order.
///
/// Used as a view it shows all of them. A row of a `ForEach` with one view per row is made only when the container
/// shows it or asks for its traits.
public struct SubviewsCollection: RandomAccessCollection {
    private let subviews: [Subview]

    init(_ subviews: [Subview]) { self.subviews = subviews }

    /// The index of the first view: 0.
    public var startIndex: Int { subviews.startIndex }
    /// The number of views.
    public var endIndex: Int { subviews.endIndex }
    /// The view at an index.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// The views in a range of indices.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews[bounds])
    }
}

extension SubviewsCollection: View {
    /// All views, in order.
    public var body: some View { ForEach(self) { $0 } }
}

/// A contiguous part of a container's views. Used as a view it shows these.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    private let subviews: ArraySlice<Subview>

    fileprivate init(_ subviews: ArraySlice<Subview>) { self.subviews = subviews }

    /// The index of the slice's first view in the collection.
    public var startIndex: Int { subviews.startIndex }
    /// The index after the last view.
    public var endIndex: Int { subviews.endIndex }
    /// The view at an index of the collection.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// The views in a range of the collection's indices.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews[bounds])
    }
}

extension SubviewsCollectionSlice: View {
    /// All views of the slice, in order.
    public var body: some View { ForEach(self) { $0 } }
}
