import PicaState

extension View {
    /// Sets the action of `dismiss` inside the view.
    ///
    /// - Parameters:
    ///   - isEnabled: Whether to set it. If `false`, `dismiss` keeps the action from further out.
    ///   - action: The action.
    nonisolated package func dismissal(
        isEnabled: Bool = true, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(Dismissal(isEnabled: isEnabled, action: action))
    }
}

private struct Dismissal {
    let isEnabled: Bool
    let action: @MainActor () -> Void
    @State private var presentation = Presentation()

    nonisolated init(isEnabled: Bool, action: @escaping @MainActor () -> Void) {
        self.isEnabled = isEnabled
        self.action = action
    }
}

extension Dismissal: ViewModifier {
    func body(content: Content) -> some View {
        presentation.dismiss = action
        return content.environment(
            \.dismiss, DismissAction(presentation: presentation), isEnabled: isEnabled)
    }
}
