import CXCB

/// Transfers of long contents to other programs, chunk by chunk: one for each property of a window.
@MainActor struct XTransfers {
    private var transfers: [xcb_window_t: [xcb_atom_t: XOutgoing]] = [:]

    var isEmpty: Bool { transfers.isEmpty }

    func contains(_ window: xcb_window_t) -> Bool { transfers[window] != nil }

    /// Begins one, in the place of any that the property has.
    mutating func add(_ transfer: XOutgoing) {
        transfers[transfer.window, default: [:]][transfer.property] = transfer
    }

    /// Ends one.
    mutating func remove(_ property: xcb_atom_t, of window: xcb_window_t) {
        transfers[window]?[property] = nil
        if transfers[window]?.isEmpty == true { transfers[window] = nil }
    }

    /// Ends all of a window's.
    mutating func remove(allOf window: xcb_window_t) { transfers[window] = nil }

    /// A program has taken a chunk.
    /// - Returns: Whether it was a transfer's last.
    mutating func chunkTaken(_ property: xcb_atom_t, of window: xcb_window_t) -> Bool {
        guard let transfer = transfers[window]?[property] else { return false }
        transfer.chunkTaken()
        if transfer.isFinished { remove(property, of: window) }
        return transfer.isFinished
    }
}
