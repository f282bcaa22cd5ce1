import Foundation
import PicaCanvas
import PicaState

extension View {
    /// Labels the view by other views, which can include its existing label.
    ///
    ///     Image(systemName: "tray")
    ///         .accessibilityLabel { label in
    ///             label
    ///             if unread > 0 { Text("\(unread) unread") }
    ///         }
    ///
    /// - Parameter content: Makes views that are read out and not shown, mainly texts. Its argument stands for the
    ///   label without this modifier.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let words = LayoutView(layout: ZStackLayout(), content: content(PlaceholderContentView()))
        return modifier(
            Layered(layer: words.modifier(UnseenLabel()), alignment: .center, role: .behind)
        ).modifier(LabelledByContent())
    }
}

/// A modifier that keeps views only for their labels: they are in the tree, but invisible, without size and input.
struct UnseenLabel: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> UnseenLabelBehavior { UnseenLabelBehavior(element) }
}

final class UnseenLabelBehavior: ElementBehavior, PlaceholderNaming {
    unowned let element: Element
    /// The label that placeholders stand for, while the labels are being collected.
    private(set) var placeholderName: String?
    var responder: (any Responder)? { self }

    init(_ element: Element) { self.element = element }

    func update(_ value: UnseenLabel, _ environment: EnvironmentValues) {}

    /// Returns the combined label of the views.
    ///
    /// - Parameter present: The label of the placeholder among them.
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

/// A modifier that labels its content by the views layered behind it.
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
