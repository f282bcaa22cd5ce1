/// An object that publishes before it changes, so that views follow it.
///
/// Its `@Published` properties publish automatically; for other changes it calls `objectWillChange.send()`.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// The publisher that sends before each change.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher that sends before each change of a `@Published` property, and whenever the object calls `send()`.
    public var objectWillChange: ObservableObjectPublisher { .of(self) }
}
