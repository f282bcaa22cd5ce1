/// An activity that can be canceled.
public protocol Cancellable {
    /// Cancels the activity: it has no further effects, and releases its objects.
    func cancel()
}

extension Cancellable {
    /// Stores this in a collection; deallocating that cancels it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Stores this in a set; deallocating that cancels it.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}
