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

/// Stands for a view in what is made of it: the view itself, as animators and transitions change it, or what it is called,
/// among the views that are to name it; see `phaseAnimator(_:content:animation:)` and
/// `accessibilityLabel(content:)`.
public struct PlaceholderContentView<Value> {
    /// Nil for what it is called.
    private let view: AnyView?

    nonisolated init() { view = nil }

    nonisolated init(_ view: Value) where Value: View { self.init(standingFor: view) }

    nonisolated init(standingFor view: some View) { self.view = AnyView(view) }
}

extension PlaceholderContentView: PrimitiveView {
    /// There is no body: it stands for something else.
    public typealias Body = Never

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> {
        guard view != nil else { return LeafNode(self, parent: parent) { PresentLabel($0) } }
        return PassthroughNode(self, parent: parent) { $0.view }
    }
}

/// Says what the view was called before.
final class PresentLabel<Value>: LeafBehavior {
    unowned let element: Element

    init(_ element: Element) { self.element = element }

    func update(_ view: PlaceholderContentView<Value>, _ environment: EnvironmentValues) {}
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    var drawsItself: Bool { false }
    func hitRule(at point: CGPoint) -> HitRule { .nothing }

    var accessibility: AccessibilityProperties? {
        let around = sequence(first: element) { $0.parent }
        let label = around.lazy.compactMap { ($0 as? BehaviorElement<UnseenLabelBehavior>)?.behavior.present }
            .first
        return label.map { AccessibilityProperties(role: .staticText, label: $0) }
    }
}

/// Keeps views for what they say: they are in the tree, without a size, unseen and out of reach.
struct UnseenLabel: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> UnseenLabelBehavior { UnseenLabelBehavior(element) }
}

final class UnseenLabelBehavior: ElementBehavior {
    unowned let element: Element
    /// What is called so while the views are asked.
    fileprivate private(set) var present: String?

    init(_ element: Element) { self.element = element }

    func update(_ value: UnseenLabel, _ environment: EnvironmentValues) {}

    /// What the views say together.
    /// - Parameter present: What the placeholder among them says.
    func label(inPlaceOf present: String) -> String {
        self.present = present
        defer { self.present = nil }
        return element.combinedAccessibilityLabel
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    func placeChildren() {
        for child in element.children { child.place(at: .zero, proposal: .unspecified) }
    }
    func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }
    func paintChildren(on painter: Painter, _ paint: () -> Void) {}
    var clipsChildren: Bool { true }
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
