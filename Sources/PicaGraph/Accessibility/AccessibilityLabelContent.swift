import Foundation
import PicaCanvas

extension View {
    /// Calls the view what other views say, its present label among them.
    ///
    ///     Image(systemName: "tray")
    ///         .accessibilityLabel { label in
    ///             label
    ///             if unread > 0 { Text("\(unread) unread") }
    ///         }
    ///
    /// - Parameter content: Views that are read out and not shown: texts first of all. It is given one that
    ///   stands for what the view is called without this modifier.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let words = LayoutView(layout: ZStackLayout(), content: content(PlaceholderContentView()))
        return modifier(
            Layered(layer: words.modifier(UnseenLabel()), alignment: .center, role: .behind)
        ).modifier(LabelledByContent())
    }
}

/// Keeps views for what they say: they are in the tree, without a size, unseen and out of reach.
struct UnseenLabel: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> UnseenLabelBehavior { UnseenLabelBehavior(element) }
}

final class UnseenLabelBehavior: ElementBehavior, PlaceholderNaming {
    unowned let element: Element
    /// What is called so while the views are asked.
    private(set) var placeholderName: String?
    var responder: (any Responder)? { self }

    init(_ element: Element) { self.element = element }

    func update(_ value: UnseenLabel, _ environment: EnvironmentValues) {}

    /// What the views say together.
    /// - Parameter present: What the placeholder among them says.
    func label(inPlaceOf present: String) -> String {
        placeholderName = present
        defer { placeholderName = nil }
        return element.combinedAccessibilityLabel
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    func placeChildren() {
        for child in element.children { child.place(at: .zero, proposal: .unspecified) }
    }
    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
    func paintChildren(on painter: Painter, _ paint: () -> Void) {}
    var contentClip: CGRect? { frame }
    func hitRule(at point: CGPoint) -> HitRule { .nothing }
    var isHidden: Bool { true }
}

/// Names what is inside by the views beside it.
struct LabelledByContent: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> LabelledByContentBehavior { LabelledByContentBehavior(element) }
}

final class LabelledByContentBehavior: ElementBehavior {
    unowned let element: Element

    init(_ element: Element) { self.element = element }

    func update(_ value: LabelledByContent, _ environment: EnvironmentValues) {}

    /// The layer behind the content.
    private var words: UnseenLabelBehavior? {
        content?.children.first.flatMap(Self.words)
    }

    private static func words(in element: Element) -> UnseenLabelBehavior? {
        (element as? BehaviorElement<UnseenLabelBehavior>)?.behavior
            ?? element.children.lazy.compactMap(words).first
    }

    var standsForEmptyContent: Bool { true }

    func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        guard let label = words?.label(inPlaceOf: properties.label) else { return }
        properties.rename(label)
    }
}
