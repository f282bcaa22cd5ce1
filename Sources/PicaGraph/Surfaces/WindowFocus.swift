import PicaState

/// The focus state of a window and its layers, with the focused values that its views set.
@MainActor final class WindowFocus: FocusScene {
    weak var window: ViewHost?
    /// The values set by the views around the focus.
    let values = StateLocation(FocusedValues())
    /// The sources that apply to the whole window.
    private var sceneSources: [WeakSource] = []
    /// Whether there was ever a source.
    private var hasSources = false
    private var isDue = false

    private struct WeakSource {
        weak var source: (any FocusedValueSource)?
    }

    nonisolated init() {}

    /// Adds a source. A scene-wide source applies wherever the focus is.
    func add(_ source: any FocusedValueSource) {
        hasSources = true
        if source.isOfScene { sceneSources.append(WeakSource(source: source)) }
    }

    /// Schedules collection of the values, because the focus moved or a value changed.
    func valuesMayHaveChanged() {
        guard !isDue, hasSources, let graph = window?.graph else { return }
        isDue = true
        graph.after { [weak self] in
            self?.isDue = false
            self?.collectValues()
        }
    }

    /// Collects the values. Scene-wide ones apply everywhere; otherwise the source nearest to the focus wins.
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
