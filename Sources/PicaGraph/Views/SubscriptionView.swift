import PicaCombine
import PicaFoundation
import PicaState

/// A view that is subscribed to a publisher while it is in the tree.
public struct SubscriptionView<PublisherType: Publisher, Content: View>
where PublisherType.Failure == Never {
    /// The content of the view.
    public var content: Content
    /// The publisher. Replacing it by a different one subscribes again.
    public var publisher: PublisherType
    /// The action for each value, called on the main thread.
    public var action: (PublisherType.Output) -> Void

    /// Creates a view that is subscribed to a publisher.
    nonisolated public init(
        content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
    ) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }
}

extension View {
    /// Runs an action with each value that a publisher sends while the view is in the tree.
    ///
    /// The view subscribes once, as long as the publisher stays the same. Keep the publisher in a property: one built
    /// from closures in a body is different at each evaluation.
    ///
    /// - Parameters:
    ///   - publisher: The publisher to subscribe to.
    ///   - action: The action for each value, called on the main thread.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        SubscriptionView(content: self, publisher: publisher, action: action)
    }
}

extension SubscriptionView: PrimitiveView {
    /// No body; the content is mounted in its place.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        SubscriptionNode(self, parent: parent) { $0.content }
    }
}

private final class SubscriptionNode<PublisherType: Publisher, Content: View>:
    PassthroughNode<SubscriptionView<PublisherType, Content>, Content>
where PublisherType.Failure == Never {
    private var subscription: AnyCancellable?

    override func willMountChild() { subscribeSoon() }

    override func viewDidChange(from old: SubscriptionView<PublisherType, Content>) {
        super.viewDidChange(from: old)
        if !ValueComparison.isSame(old.publisher, view.publisher) { subscribeSoon() }
    }

    override func unmount() {
        super.unmount()
        subscription = nil
    }

    /// Defers the subscription until the tree is up to date, as many publishers send a value at once.
    private func subscribeSoon() {
        graph.after { [weak self] in self?.subscribe() }
    }

    private func subscribe() {
        guard isMounted else { return }
        subscription = nil
        subscription = view.publisher.sink { [weak self] value in
            if MainThread.isCurrent { return MainThread.assumeIsolated { self?.take(value) } }
            Logger(subsystem: "Pica", category: "views").warningOnce(
                """
                onReceive was given values on another thread; make sure that they come on the main one, \
                by receive(on: DispatchQueue.main)
                """)
            nonisolated(unsafe) let value = value
            Transaction.runOnMain { self?.take(value) }
        }
    }

    private func take(_ value: PublisherType.Output) {
        guard isMounted else { return }
        let action = view.action
        if Evaluation.current == nil { action(value) } else { graph.after { action(value) } }
    }
}
