import PicaState

extension Binding {
    /// Returns a binding to whether there is a value; setting it to `false` removes the value.
    package func hasValue<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(get: { wrappedValue != nil }) { if !$0 { wrappedValue = nil } }
    }
}
