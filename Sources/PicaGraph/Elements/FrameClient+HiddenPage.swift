import PicaState

extension FrameClient where Self: ElementBehavior {
    package var isOutOfSight: Bool { element.isOnHiddenPage }
}

extension FrameClient where Self: Element {
    package var isOutOfSight: Bool { isOnHiddenPage }
}

extension FrameClient where Self: ViewNode {
    package var isOutOfSight: Bool { graph.usesDecks && !environment.isPageShown }
}

extension Element {
    /// Whether the element is on a hidden page of a deck.
    fileprivate var isOnHiddenPage: Bool {
        graph.usesDecks && !sequence(first: self) { $0.parent }.contains { $0.isTop }
    }
}
