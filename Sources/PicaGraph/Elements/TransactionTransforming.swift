import PicaState

/// A node that changes the transactions of its descendants.
@MainActor protocol TransactionTransforming: AnyObject {
    func transform(_ transaction: inout Transaction)
    /// Whether it also applies to the position of its own view.
    var coversPlace: Bool { get }
}
