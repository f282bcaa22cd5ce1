/// What may be dropped between the rows of a `ForEach`.
@MainActor package protocol RowInsertion {
    /// Whether something may be taken, as far as its types say.
    func mayTake(_ offer: any ContentOffer) -> Bool
    /// Reads what was dropped.
    /// - Parameter completion: Is given an action, which puts that before the row with a number.
    func read(
        _ drop: Drop, completion: @escaping @MainActor (Result<(Int) -> Void, ClipboardError>) -> Void)
}

/// Values that are put between rows.
package struct ValueInsertion<Value> {
    private let reader: ContentReader<Value>
    private let action: ([Value], Int) -> Void

    nonisolated package init(_ reader: ContentReader<Value>, action: @escaping ([Value], Int) -> Void) {
        self.reader = reader
        self.action = action
    }
}

extension ValueInsertion: RowInsertion {
    package func mayTake(_ offer: any ContentOffer) -> Bool { reader.mayRead(offer) }

    package func read(
        _ drop: Drop, completion: @escaping @MainActor (Result<(Int) -> Void, ClipboardError>) -> Void
    ) {
        reader.read(drop.offer, drop) { result in
            completion(result.map { values in { action(values, $0) } })
        }
    }
}
