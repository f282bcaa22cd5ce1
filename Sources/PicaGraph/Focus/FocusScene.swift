/// What there is of focus in one window, its layers included.
@MainActor final class FocusScene {
    weak var window: ViewHost?
    /// What the views that have the focus say.
    let values = StateLocation(FocusedValues())
    private var sources: [WeakSource] = []
    private var isDue = false

    private struct WeakSource {
        weak var source: (any FocusedValueSource)?
    }

    nonisolated init() {}

    /// Asks a source from now on, for as long as it is there.
    func add(_ source: any FocusedValueSource) {
        sources.removeAll { $0.source == nil }
        sources.append(WeakSource(source: source))
    }

    /// The focus has moved, or what is said under it has changed.
    func valuesMayHaveChanged() {
        guard !isDue, !sources.isEmpty, let graph = window?.graph else { return }
        isDue = true
        graph.after { [weak self] in
            self?.isDue = false
            self?.collectValues()
        }
    }

    /// What is said of the window counts everywhere in it; beside that the nearest to the focus.
    private func collectValues() {
        sources.removeAll { $0.source == nil }
        let focused = window?.focusedElement
        let speaking = sources.compactMap(\.source).filter { source in
            source.element.isInTree && (source.isOfScene || focused?.isWithin(source.element) == true)
        }
        var said = FocusedValues()
        for source in speaking where source.isOfScene { source.write(to: &said) }
        let nearest = speaking.filter { !$0.isOfScene }.sorted { $0.element.depth < $1.element.depth }
        for source in nearest { source.write(to: &said) }
        values.set(said)
    }

    func resetFocus(in namespace: Namespace.ID) {
        guard let window else { return }
        for surface in [window] + window.layers.map(\.surface) {
            let scope = surface.rootElement.first { element in
                (element.responder as? FocusScopeBehavior).flatMap { $0.namespace == namespace ? $0 : nil }
            }
            guard let scope else { continue }
            if let target = scope.element.automaticFocus { surface.focus.focus(target, for: .program) }
            return
        }
    }
}

private enum FocusSceneKey: EnvironmentKey {
    static var defaultValue: FocusScene? { nil }
}

extension EnvironmentValues {
    /// That of the window that the view is in.
    var focusScene: FocusScene? {
        get { self[FocusSceneKey.self] }
        set { self[FocusSceneKey.self] = newValue }
    }
}
