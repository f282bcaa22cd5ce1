/// What connects a subscriber to a publisher: values are asked for through it, and it is given up by
/// cancelling.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for values, beside those that were asked for before. Asking for none has no effect.
    func request(_ demand: Subscribers.Demand)
}

/// Subscriptions that somebody may need.
public enum Subscriptions {
    /// One that brings nothing: for subscribers who have come too late.
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
