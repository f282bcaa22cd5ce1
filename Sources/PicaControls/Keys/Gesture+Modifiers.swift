import PicaGraph

extension Gesture {
    /// Returns a gesture that begins only while modifier keys are held.
    ///
    /// - Parameter modifiers: The keys, all of which must be held. `command` is the Control key.
    nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(content: self, modifiers: modifiers.held)
    }
}
