import PicaState

/// A handler for drops between the rows of a `ForEach`.
@MainActor package protocol RowInsertion {
    /// Returns whether it may take the content, judging by its types.
    func mayTake(_ offer: any ContentOffer) -> Bool
    /// Reads the dropped content.
    ///
    /// - Parameter completion: Receives an action that inserts it before the row with an index.
    func read(
        _ drop: Drop, completion: @escaping @MainActor (Result<(Int) -> Void, ClipboardError>) -> Void)
}

/// A handler that inserts values between rows.
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
