import PicaFoundation
import PicaState

/// Whether a view is presented, with a way to dismiss it. Superseded by `\.dismiss` and `\.isPresented`.
public struct PresentationMode {
    /// Whether the view is inside a presentation.
    public private(set) var isPresented: Bool

    /// Dismisses the presentation; does nothing outside one.
    public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
    /// The presentation around the view: `presentationMode.wrappedValue.dismiss()` dismisses it.
    public var presentationMode: Binding<PresentationMode> {
        let dismiss = dismiss
        let isPresented = isPresented
        return Binding(get: { PresentationMode(isPresented: isPresented) }) { mode in
            guard !mode.isPresented else { return }
            MainThread.run { dismiss() }
        }
    }
}
