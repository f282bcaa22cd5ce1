import PicaGraph

extension Gesture {
    /// The gesture, only while keys are held as it begins.
    ///
    /// - Parameter modifiers: The keys, all of which have to be held. `command` is the Control key.
    nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(content: self, modifiers: modifiers.held)
    }
}
