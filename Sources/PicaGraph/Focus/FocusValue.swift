import PicaState

/// The value that a focus state has while the focus is in a view.
struct FocusValue<Value: Hashable> {
    let location: Location<Value>
    /// The value of the state while the focus is in none of its views.
    let none: Value
    let value: Value

    /// Whether the state says that the focus should be in the view.
    var isWanted: Bool { location.get() == value }

    /// Sets the state after the focus has moved.
    ///
    /// - Parameter element: The view's element.
    @MainActor func follow(from old: Element?, to new: Element?, in element: Element) {
        if new?.isWithin(element) == true {
            location.set(value)
        } else if old?.isWithin(element) == true, isWanted {
            location.set(none)
        }
    }
}
