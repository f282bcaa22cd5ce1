import Foundation
import PicaState

/// A view whose content can be scrolled to views inside by their identities.
///
/// ```swift
/// ScrollViewReader { proxy in
///     ScrollView { ForEach(messages) { MessageView($0) } }
///         .onChange(of: messages.count) { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
/// }
/// ```
public struct ScrollViewReader<Content: View> {
    /// Makes the content.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a reader.
    ///
    /// - Parameter content: Makes the content and receives the proxy that scrolls it.
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

extension ScrollViewReader: PrimitiveView {
    /// No body; Pica makes the view itself.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> { ScrollReaderNode(self, parent: parent) }
}

/// A proxy that scrolls to views by their identities.
public struct ScrollViewProxy {
    private weak var node: ViewNode?

    init(_ node: ViewNode) { self.node = node }

    /// Scrolls until a view is visible, animated if the change is.
    ///
    /// - Parameters:
    ///   - id: The identity of the view, from `id(_:)` or its `ForEach` row. Rows of lazy containers are found even
    ///     before they are made. Nothing happens if there is no such view.
    ///   - anchor: The unit point at which the view is aligned in the scroll view; `nil` to scroll just enough to show
    ///     all of it.
    @MainActor @preconcurrency public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let node else { return }
        var transaction = Transaction.current ?? Transaction()
        transaction.reducesMotion = node.graph.reducesMotion
        let id = AnyHashable(id)
        // Views added by the same change do not exist yet.
        guard node.graph.isValid else {
            return node.graph.after { [weak node] in
                if let node { Self.scroll(to: id, anchor, below: node, transaction) }
            }
        }
        Self.scroll(to: id, anchor, below: node, transaction)
    }

    /// Returns the goal for a view; `nil` if the scroll view does not contain it.
    @MainActor func goal(of id: AnyHashable, _ anchor: UnitPoint?, in scroll: ScrollBehavior) -> ScrollGoal? {
        guard let landmark = node?.landmark(of: id), landmark.element?.enclosingScroll === scroll.element
        else {
            return nil
        }
        return ScrollGoal(landmark: landmark, anchor: anchor)
    }

    /// Returns the identity of an element: the innermost one around it, else the first inside.
    @MainActor func identity(of element: Element, where isFit: (AnyHashable) -> Bool) -> AnyHashable? {
        let around = Set(sequence(first: element, next: \.parent).map(ObjectIdentifier.init))
        var found: AnyHashable?
        var inside: AnyHashable?
        node?.forEachIdentity { id, elements in
            guard isFit(id) else { return }
            if elements.contains(where: { around.contains(ObjectIdentifier($0)) }) {
                found = id
            } else if inside == nil, elements.contains(where: { $0.isWithin(element) }) {
                inside = id
            }
        }
        return found ?? inside
    }

    /// Returns the first view with an identity, if it is made.
    @MainActor func element(of id: AnyHashable) -> Element? {
        var found: Element?
        node?.forEachIdentity { known, elements in
            if found == nil, known == id { found = elements.first }
        }
        return found
    }

    @MainActor private static func scroll(
        to id: AnyHashable, _ anchor: UnitPoint?, below node: ViewNode, _ transaction: Transaction
    ) {
        guard let landmark = node.landmark(of: id),
            let scroll = landmark.element?.enclosingScroll as? BehaviorElement<ScrollBehavior>
        else { return }
        scroll.behavior.scroll(to: ScrollGoal(landmark: landmark, anchor: anchor), in: transaction)
    }
}

final class ScrollReaderNode<Content: View>: TypedNode<ScrollViewReader<Content>> {
    private var child: TypedNode<Content>?

    override init(_ view: ScrollViewReader<Content>, parent: ViewNode) {
        super.init(view, parent: parent)
        evaluate()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }
    override var environmentReads: EnvironmentReads {
        ViewType.of(ScrollViewReader<Content>.self).environmentReads
    }

    override func evaluate() {
        let content = track { view.content(ScrollViewProxy(self)) }
        if let child {
            child.update(content)
        } else {
            child = content.mount(in: self)
        }
    }
}
