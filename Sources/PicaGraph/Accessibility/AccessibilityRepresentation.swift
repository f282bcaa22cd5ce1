import Foundation
import PicaCanvas
import PicaState

extension View {
    /// Replaces the accessibility of the view by that of other views, which are not shown.
    ///
    ///     RatingStars(rating: $rating)
    ///         .accessibilityRepresentation {
    ///             Slider(value: $rating, in: 0...5, step: 1) { Text("Rating") }
    ///         }
    ///
    /// The other views are in the tree and laid out in the view's frame, but invisible, without input and focus.
    ///
    /// - Parameter representation: Makes the views, mainly a control that does the same.
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        accessibilityRepresentation(isEnabled: true, representation: representation)
    }

    /// Replaces the accessibility of the view by that of other views, or adds theirs to its own.
    ///
    /// - Parameter isEnabled: Whether they replace that of the view.
    nonisolated package func accessibilityRepresentation<V: View>(
        isEnabled: Bool, @ViewBuilder representation: () -> V
    ) -> some View {
        let stack = LayoutView(layout: ZStackLayout(), content: representation())
        return accessibilityHidden(isEnabled)
            .modifier(Layered(layer: stack.modifier(AssistiveLayer()), alignment: .center, role: .behind))
    }

    /// Replaces the accessibility of views inside the view by that of other views, which are not shown.
    ///
    ///     Canvas { context, size in drawBars(in: context, size) }
    ///         .accessibilityLabel("Sales")
    ///         .accessibilityChildren {
    ///             HStack { ForEach(bars) { Rectangle().accessibilityLabel($0.name) } }
    ///         }
    ///
    /// The view itself becomes a container with the label, value and actions that it has. The other views are laid out
    /// in its frame, but invisible, without input and focus.
    ///
    /// - Parameter children: Makes the views, one for each part to be read out.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accessibilityRepresentation(representation: children).modifier(AssistiveContainer())
    }
}

/// A modifier that shows its content to assistive technologies alone.
private struct AssistiveLayer: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> AssistiveLayerBehavior { AssistiveLayerBehavior(element) }
}

private final class AssistiveLayerBehavior: ElementBehavior {
    unowned let element: Element

    init(_ element: Element) { self.element = element }

    func update(_ value: AssistiveLayer, _ environment: EnvironmentValues) {}

    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
    func paintChildren(on painter: Painter, _ paint: () -> Void) {}
    var contentClip: CGRect? { frame }
    func hitRule(at point: CGPoint) -> HitRule { .nothing }
    var isForAssistance: Bool { true }
}

/// A modifier that makes a container of views for assistive technologies, with the properties of the hidden view.
private struct AssistiveContainer: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> AssistiveContainerBehavior {
        AssistiveContainerBehavior(element)
    }
}

private final class AssistiveContainerBehavior: ElementBehavior {
    unowned let element: Element

    init(_ element: Element) { self.element = element }

    func update(_ value: AssistiveContainer, _ environment: EnvironmentValues) {}

    var accessibilityScope: AccessibilityScope { .contained }

    var accessibility: AccessibilityProperties? {
        hidden(in: element)?.accessibleContents().first ?? AccessibilityProperties(role: .group, label: "")
    }

    private func hidden(in element: Element) -> Element? {
        if element.isForAssistance { return nil }
        if element is BehaviorElement<AccessibilityHiddenBehavior> { return element }
        return element.children.lazy.compactMap(hidden).first
    }
}
