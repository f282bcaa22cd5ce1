/// A node that changes the transactions of those below.
@MainActor protocol TransactionTransforming: AnyObject {
    func transform(_ transaction: inout Transaction)
    /// Whether it is about the place of its view as well as about those inside.
    var coversPlace: Bool { get }
}
