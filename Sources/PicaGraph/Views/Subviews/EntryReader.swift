/// Makes its content by where it stands: among the entries of a container, which shows it piece by piece, or inside of
/// one of them.
package struct EntryReader<Content: View> {
    fileprivate let content: (EntryPlace) -> Content

    package init(@ViewBuilder content: @escaping (EntryPlace) -> Content) { self.content = content }
}

extension EntryReader: PrimitiveView {
    package typealias Body = Never

    /// It may be several rows of a `ForEach`; for Pica alone.
    package static var _hasSections: Bool { true }

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        EntryReaderNode(self, place: EntryPlace(around: parent), parent: parent)
    }
}

/// Where a view stands in its container.
@MainActor package struct EntryPlace {
    private weak var node: ViewNode?
    /// Whether it is an entry of a container that knows its views one by one, or several.
    package let isEntry: Bool

    fileprivate init(around node: ViewNode) {
        self.node = node
        let outer = sequence(first: node, next: \.parent).first { $0.isEntry || $0 is SubviewSource }
        isEntry = outer is SubviewSource
    }

    /// What the row of a `ForEach` is known by that the view is in; nil elsewhere.
    package var rowTag: Tag? {
        var node = node
        while let current = node, !(current is SubviewSource), !current.isEntryReader {
            if let tag = current.parent?.rowTag(of: current) { return tag }
            node = current.parent
        }
        return nil
    }
}

private final class EntryReaderNode<Content: View>: PassthroughNode<EntryReader<Content>, Content> {
    init(_ view: EntryReader<Content>, place: EntryPlace, parent: ViewNode) {
        super.init(view, parent: parent) { $0.content(place) }
    }

    override var isEntryReader: Bool { true }
}
