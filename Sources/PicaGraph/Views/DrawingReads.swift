/// What an app's function reads while it draws, which is after its view was evaluated: noted as the view's, so that
/// it is drawn again when something of that changes.
@MainActor package struct DrawingReads {
    private weak var node: ViewNode?

    /// For the view that is being evaluated.
    package init() { node = Evaluation.current as? ViewNode }

    package func note(_ draw: () -> Void) {
        guard let node, node.isMounted else { return draw() }
        node.track(andForget: false, draw)
    }
}
