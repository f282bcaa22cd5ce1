/// An object that tells before it changes, so that views which show it follow.
///
/// Its `@Published` properties tell by themselves; for what else there is it calls `objectWillChange.send()`.
public protocol ObservableObject: AnyObject {
    /// What tells.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before each change.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before each change of a `@Published` property, and whenever the object has it send.
    public var objectWillChange: ObservableObjectPublisher { .of(self) }
}
