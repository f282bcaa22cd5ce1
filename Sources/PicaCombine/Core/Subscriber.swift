/// A type that takes values from a publisher.
///
/// It hears of its subscription first, asks that for as many values as it has room for, is given at most as
/// many, and a completion at the end, if there is one.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// What is taken.
    associatedtype Input
    /// How the publisher may fail.
    associatedtype Failure: Error

    /// The publisher has taken the subscriber on. Nothing comes before it is asked for.
    func receive(subscription: any Subscription)

    /// A value.
    /// - Returns: How many values more than were asked for before.
    func receive(_ input: Input) -> Subscribers.Demand

    /// The end: nothing comes after it.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Tells that something has happened.
    public func receive() -> Subscribers.Demand { receive(()) }
}
