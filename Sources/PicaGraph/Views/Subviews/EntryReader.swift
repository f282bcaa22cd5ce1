/// A view whose content depends on its place. It is an entry of a container that makes its views one by one, or inside
/// such an entry.
package struct EntryReader<Content: View> {
    fileprivate let content: (EntryPlace) -> Content

    package init(@ViewBuilder content: @escaping (EntryPlace) -> Content) { self.content = content }
}

extension EntryReader: PrimitiveView {
    package typealias Body = Never

    /// `true`, because the content may be several rows of a `ForEach`. For Pica's own use.
    package static var _hasSections: Bool { true }

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        EntryReaderNode(self, place: EntryPlace(around: parent), parent: parent)
    }
}

/// The place of a view in its container.
@MainActor package struct EntryPlace {
    private weak var node: ViewNode?
    /// Whether the view is one or several entries of a container that makes its views one by one.
    package let isEntry: Bool

    fileprivate init(around node: ViewNode) {
        self.node = node
        let outer = sequence(first: node, next: \.parent).first { $0.isEntry || $0 is SubviewSource }
        isEntry = outer is SubviewSource
    }

    /// The identity of the `ForEach` row that contains the view; `nil` elsewhere.
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
