import CPicaXCB

/// Chunked transfers to other programs: one for each property of a window.
@MainActor struct XTransfers {
    private var transfers: [xcb_window_t: [xcb_atom_t: XOutgoing]] = [:]

    var isEmpty: Bool { transfers.isEmpty }

    func contains(_ window: xcb_window_t) -> Bool { transfers[window] != nil }

    /// Adds a transfer, in place of any earlier one for its property.
    mutating func add(_ transfer: XOutgoing) {
        transfers[transfer.window, default: [:]][transfer.property] = transfer
    }

    /// Removes the transfer for a property.
    mutating func remove(_ property: xcb_atom_t, of window: xcb_window_t) {
        transfers[window]?[property] = nil
        if transfers[window]?.isEmpty == true { transfers[window] = nil }
    }

    /// Removes all transfers of a window.
    mutating func remove(allOf window: xcb_window_t) { transfers[window] = nil }

    /// Sends the next chunk after a program has read one.
    /// - Returns: Whether that ended the transfer.
    mutating func chunkTaken(_ property: xcb_atom_t, of window: xcb_window_t) -> Bool {
        guard let transfer = transfers[window]?[property] else { return false }
        transfer.chunkTaken()
        if transfer.isFinished { remove(property, of: window) }
        return transfer.isFinished
    }
}
