import PicaState

/// Attributes state that an app's closure reads while drawing to the view that supplied the closure.
///
/// Drawing happens after the view was evaluated. When state read there changes, the view is drawn again.
@MainActor package struct DrawingReads {
    private weak var node: ViewNode?

    /// Captures the view that is being evaluated.
    package init() { node = Evaluation.current as? ViewNode }

    package func note(_ draw: () -> Void) {
        guard let node, node.isMounted else { return draw() }
        node.track(andForget: false, draw)
    }
}
