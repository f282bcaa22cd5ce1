/// A type that receives values from a publisher.
///
/// It first receives its subscription, from which it requests values. It then receives at most as many, and finally a
/// completion, if there is one.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of the values received.
    associatedtype Input
    /// The type of the publisher's failure.
    associatedtype Failure: Error

    /// Handles the start of the subscription. No value arrives before it is requested.
    func receive(subscription: any Subscription)

    /// Handles a value.
    /// - Returns: The additional demand.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Handles the completion, after which nothing arrives.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Handles a signal.
    public func receive() -> Subscribers.Demand { receive(()) }
}
