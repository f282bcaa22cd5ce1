/// What has the focus in one window, its layers included, and what its views say.
@MainActor final class WindowFocus: FocusScene {
    weak var window: ViewHost?
    /// What the views that have the focus say.
    let values = StateLocation(FocusedValues())
    /// Those that are about the whole window.
    private var sceneSources: [WeakSource] = []
    /// Whether a view ever said anything.
    private var hasSources = false
    private var isDue = false

    private struct WeakSource {
        weak var source: (any FocusedValueSource)?
    }

    nonisolated init() {}

    /// A source is there from now on. One that is about the whole window is asked wherever the focus is.
    func add(_ source: any FocusedValueSource) {
        hasSources = true
        if source.isOfScene { sceneSources.append(WeakSource(source: source)) }
    }

    /// The focus has moved, or what is said under it has changed.
    func valuesMayHaveChanged() {
        guard !isDue, hasSources, let graph = window?.graph else { return }
        isDue = true
        graph.after { [weak self] in
            self?.isDue = false
            self?.collectValues()
        }
    }

    /// What is said of the window counts everywhere in it; beside that the nearest to the focus.
    private func collectValues() {
        sceneSources.removeAll { $0.source == nil }
        var said = FocusedValues()
        for source in sceneSources.compactMap(\.source) where source.element.isInTree {
            source.write(to: &said)
        }
        let around = window?.focusedElement.map { Array(sequence(first: $0) { $0.parent }) } ?? []
        for element in around.reversed() {
            guard let source = element.responder as? any FocusedValueSource, !source.isOfScene else {
                continue
            }
            source.write(to: &said)
        }
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
