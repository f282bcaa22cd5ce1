/// The views in a container's content, in order.
///
/// As a view it is all of them. Views that are not shown need not be made: a row of a `ForEach` is where each row is
/// one view, and the container shows it, or asks what it says of itself.
public struct SubviewsCollection: RandomAccessCollection {
    private let subviews: [Subview]

    init(_ subviews: [Subview]) { self.subviews = subviews }

    /// Of the first view: 0.
    public var startIndex: Int { subviews.startIndex }
    /// How many views there are.
    public var endIndex: Int { subviews.endIndex }
    /// The view at a place.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// The views at several places.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews[bounds])
    }
}

extension SubviewsCollection: View {
    /// All of the views.
    public var body: some View { ForEach(self) { $0 } }
}

/// Some of the views in a container's content that stand together. As a view it is these.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    private let subviews: ArraySlice<Subview>

    fileprivate init(_ subviews: ArraySlice<Subview>) { self.subviews = subviews }

    /// The place of the first of the views in the collection.
    public var startIndex: Int { subviews.startIndex }
    /// The place after the last.
    public var endIndex: Int { subviews.endIndex }
    /// The view at a place in the collection.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// The views at several places in the collection.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews[bounds])
    }
}

extension SubviewsCollectionSlice: View {
    /// All of the views.
    public var body: some View { ForEach(self) { $0 } }
}
