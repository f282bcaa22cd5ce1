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
    ///
    /// - Parameter holder: The elements that get the actions.
    nonisolated package func accessibilityActions(
        of sources: some View, on holder: AccessibilityActionHolder = .every
    ) -> some View {
        let sources = LayoutView(layout: ZStackLayout(), content: sources)
        return modifier(
            Layered(layer: sources.modifier(UnseenLabel()), alignment: .center, role: .behind)
        ).modifier(ActionsOfContent(holder: holder))
    }
}

/// The elements of a view that get actions.
package enum AccessibilityActionHolder: Sendable {
    /// All elements with a role.
    case every
    /// The rows of lists, outlines and tables, without what they contain.
    case rows
    /// The first element with a role, in reading order.
    case first

    @MainActor fileprivate func isMet(by properties: AccessibilityProperties, in content: Element) -> Bool {
        switch self {
        case .every: true
        case .rows: properties.role.isRow
        case .first: properties.isFirst(in: content)
        }
    }
}

/// A modifier that adds the actions of the views layered behind its content.
private struct ActionsOfContent: ElementModifier {
    let holder: AccessibilityActionHolder

    typealias Body = Never

    func makeBehavior(_ element: Element) -> ActionsOfContentBehavior { ActionsOfContentBehavior(element) }
}

private final class ActionsOfContentBehavior: ElementBehavior {
    unowned let element: Element

    private var holder = AccessibilityActionHolder.every

    init(_ element: Element) { self.element = element }

    func update(_ value: ActionsOfContent, _ environment: EnvironmentValues) { holder = value.holder }

    private static func actions(in element: Element) -> [AccessibilityAction] {
        if let source = element as? BehaviorElement<AccessibilityActionSourceBehavior> {
            return source.behavior.action.map { [$0] } ?? []
        }
        return element.children.flatMap(actions)
    }

    var standsForEmptyContent: Bool { true }

    func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        // The layer behind the content.
        guard let content, let layer = content.children.first, holder.isMet(by: properties, in: content)
        else { return }
        properties.actions += Self.actions(in: layer)
    }
}
