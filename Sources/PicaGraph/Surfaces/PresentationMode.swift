import PicaFoundation

/// Whether a view is in something presented, and a way to take that away. `\.dismiss` and `\.isPresented` are the
/// newer way.
public struct PresentationMode {
    /// Whether the view is in something presented.
    public private(set) var isPresented: Bool

    /// Takes away what is presented; where nothing is it does nothing.
    public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
    /// What is presented around the view: `presentationMode.wrappedValue.dismiss()` takes it away.
    public var presentationMode: Binding<PresentationMode> {
        let dismiss = dismiss
        let isPresented = isPresented
        return Binding(get: { PresentationMode(isPresented: isPresented) }) { mode in
            guard !mode.isPresented else { return }
            MainThread.run { dismiss() }
        }
    }
}
