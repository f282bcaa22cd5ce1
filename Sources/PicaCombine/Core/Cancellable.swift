/// Something under way that can be given up.
public protocol Cancellable {
    /// Gives it up: nothing more comes of it, and what it holds is let go.
    func cancel()
}

extension Cancellable {
    /// Keeps this in a collection, to be cancelled when that goes.
    public func store<C: RangeReplaceableCollection>(in collection: inout C)
    where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps this in a set, to be cancelled when that goes.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}
