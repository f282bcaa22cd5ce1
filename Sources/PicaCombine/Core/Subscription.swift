/// The connection of a subscriber to a publisher, for requesting values and for canceling.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Requests values in addition to earlier requests. Requesting none has no effect.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for predefined subscriptions.
public enum Subscriptions {
    /// A subscription without values, for subscribers that arrive after the completion.
    public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription, CustomStringConvertible {
    var combineIdentifier: CombineIdentifier { CombineIdentifier(Self.identity) }
    var description: String { "Empty" }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}

    private final class Identity: Sendable {}
    private static let identity = Identity()
}
