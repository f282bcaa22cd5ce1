import PicaState

/// A view that defines an accessibility action and its name; see `ActionsOfContent`.
package struct AccessibilityActionSource {
    let perform: @MainActor () -> Void

    nonisolated package init(perform: @escaping @MainActor () -> Void) { self.perform = perform }
}

extension AccessibilityActionSource: ElementModifier {
    package typealias Body = Never

    package func makeBehavior(_ element: Element) -> AccessibilityActionSourceBehavior {
        AccessibilityActionSourceBehavior(element)
    }
}

package final class AccessibilityActionSourceBehavior: ElementBehavior {
    package unowned let element: Element
    private var source: AccessibilityActionSource?
    private var isEnabled = true

    init(_ element: Element) { self.element = element }

    package func update(_ value: AccessibilityActionSource, _ environment: EnvironmentValues) {
        source = value
        isEnabled = environment.isEnabled
    }

    /// The action, named by the views inside; `nil` while it is disabled.
    fileprivate var action: AccessibilityAction? {
        guard isEnabled, let source else { return nil }
        return AccessibilityAction(.named(element.combinedAccessibilityLabel), perform: source.perform)
    }
}

extension View {
    /// Adds the actions defined by other views. Those are in the tree, but invisible and without input.
    nonisolated package func accessibilityActions(of sources: some View) -> some View {
        let sources = LayoutView(layout: ZStackLayout(), content: sources)
        return modifier(
            Layered(layer: sources.modifier(UnseenLabel()), alignment: .center, role: .behind)
        ).modifier(ActionsOfContent())
    }
}

/// A modifier that adds the actions of the views layered behind its content.
private struct ActionsOfContent: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ActionsOfContentBehavior { ActionsOfContentBehavior(element) }
}

private final class ActionsOfContentBehavior: ElementBehavior {
    unowned let element: Element

    init(_ element: Element) { self.element = element }

    func update(_ value: ActionsOfContent, _ environment: EnvironmentValues) {}

    private static func actions(in element: Element) -> [AccessibilityAction] {
        if let source = element as? BehaviorElement<AccessibilityActionSourceBehavior> {
            return source.behavior.action.map { [$0] } ?? []
        }
        return element.children.flatMap(actions)
    }

    var standsForEmptyContent: Bool { true }

    func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        // The layer behind the content.
        guard let layer = content?.children.first else { return }
        properties.actions += Self.actions(in: layer)
    }
}
