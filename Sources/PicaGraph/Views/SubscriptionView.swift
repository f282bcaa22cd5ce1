import PicaCombine
import PicaFoundation

/// A view that takes what a publisher sends for as long as it is in the tree.
public struct SubscriptionView<PublisherType: Publisher, Content: View>
where PublisherType.Failure == Never {
    /// What is shown.
    public var content: Content
    /// What is subscribed to; another publisher in its place is subscribed to anew.
    public var publisher: PublisherType
    /// What is called with each value, on the main thread.
    public var action: (PublisherType.Output) -> Void

    /// A view that takes what a publisher sends.
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
    /// The publisher is subscribed to once, as long as it stays the same one: keep it in a property, as one
    /// that a body makes of closures is another each time.
    ///
    /// - Parameters:
    ///   - publisher: What is subscribed to.
    ///   - action: Called with each value, on the main thread.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        SubscriptionView(content: self, publisher: publisher, action: action)
    }
}

extension SubscriptionView: PrimitiveView {
    /// Nothing: it is made of its content.
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

    /// Not while the tree changes, as many publishers send something at once.
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
