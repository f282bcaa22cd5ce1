import PicaState

extension ContentEntries {
    /// Scrolls just enough to make an entry visible.
    package func reveal(_ index: Int) {
        guard let landmark = container?.landmark(ofEntry: index) else { return }
        (landmark.element?.enclosingScroll as? BehaviorElement<ScrollBehavior>)?.behavior
            .scroll(to: ScrollGoal(landmark: landmark, anchor: nil), in: Transaction())
    }
}
