import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

/// A page of a deck. It keeps its content with all state while another page is shown.
///
/// Hidden content is not laid out, painted, hit-tested, focused or accessible. Its `onDisappear` runs when it is hidden
/// and its `onAppear` when it is shown again; its tasks are canceled and start again.
package struct DeckPage<Content: View> {
    let isShown: Bool
    let departure: DeckDeparture
    let content: Content
    @Environment(\.isPageShown) private var isDeckShown

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - isShown: Whether the deck shows this page.
    ///   - departure: The way in which the page leaves and returns in an animated change.
    nonisolated package init(
        isShown: Bool, departure: DeckDeparture = .immediate, @ViewBuilder content: () -> Content
    ) {
        self.isShown = isShown
        self.departure = departure
        self.content = content()
    }
}

/// The way in which a page of a deck leaves.
package enum DeckDeparture: Equatable, Sendable {
    /// At once.
    case immediate
    /// It moves a little towards the leading edge, below the page that covers it.
    case covered
    /// It stays in place until the page that grows over it covers it.
    case overgrown
}

extension DeckPage: View {
    package var body: some View {
        DeckSlot(
            isShown: isShown, departure: departure,
            content: LayoutView(layout: ZStackLayout(), content: content)
                .environment(\.isPageShown, isDeckShown && isShown))
    }
}

/// The view that holds a page's elements.
private struct DeckSlot<Content: View> {
    let isShown: Bool
    let departure: DeckDeparture
    let content: Content
}

extension DeckSlot: PrimitiveView {
    typealias Body = Never

    func makeNode(in parent: ViewNode) -> TypedNode<Self> { DeckSlotNode(self, parent: parent) }
}

private final class DeckSlotNode<Content: View>: EntryNode<DeckSlot<Content>>, ElementCollecting {
    private var child: TypedNode<Content>?
    private lazy var element = DeckElement(graph: graph, isShown: view.isShown)

    override init(_ view: DeckSlot<Content>, parent: ViewNode) {
        super.init(view, parent: parent)
        graph.usesDecks = true
        child = view.content.mount(in: self)
        element.direction = environment.layoutDirection
        collectElements()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    override func makeElements() -> [Element] { [element] }

    override func viewDidChange(from old: DeckSlot<Content>) {
        child?.update(view.content)
        element.departure = view.departure
        guard old.isShown != view.isShown else { return }
        element.setShown(view.isShown, by: view.departure, in: graph.transaction)
        // Only the preferences of the page that is shown count.
        for key in preferences.keys { preferenceWriter(key, changed: 0) }
    }

    override func inherit(_ environment: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        super.inherit(environment, changed: keys)
        element.direction = environment.layoutDirection
    }

    override func readPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        view.isShown ? super.readPreference(key) : nil
    }

    override func elementsDidChange() { graph.enqueueContainer(self) }

    func collectElements() { element.pages = child?.makeElements() ?? [] }
}

/// The element of a page. It has the page's elements as children while the page is shown or in transition.
private final class DeckElement: Element, FrameClient {
    /// The page's elements.
    var pages: [Element] = [] {
        didSet { show() }
    }
    private var isShown: Bool
    var departure = DeckDeparture.immediate
    /// The visibility: 0 is hidden, 1 is shown.
    private var presence: AnimatedValue<Double>

    /// The distance by which a covered page moves, as a fraction of its width.
    private static let shift: CGFloat = 0.25

    init(graph: ViewGraph, isShown: Bool) {
        self.isShown = isShown
        presence = AnimatedValue(isShown ? 1 : 0)
        super.init(graph: graph)
    }

    func setShown(_ isShown: Bool, by departure: DeckDeparture, in transaction: Transaction) {
        self.isShown = isShown
        self.departure = departure
        let now = surface?.now ?? 0
        let transaction = departure == .immediate ? Transaction() : transaction
        if presence.set(isShown ? 1 : 0, in: transaction, at: now) { surface?.clock.add(self, at: now) }
        show()
    }

    func frame(at now: TimeInterval) -> Bool {
        let isMoving = presence.move(to: now)
        show()
        return isMoving
    }

    private func show() {
        setChildren(isShown || presence.isMoving ? pages : [])
        setNeedsPainting()
    }

    override var isPassedByKeys: Bool { !isShown }
    override var drawsItself: Bool { false }
    override func hitRule(at point: CGPoint) -> HitRule { isShown ? super.hitRule(at: point) : .nothing }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard children.isEmpty, !pages.isEmpty else { return super.measure(proposal) }
        // Hidden, it takes the proposed size, so that it does not jump when it returns.
        func length(_ offered: CGFloat?) -> CGFloat { offered.map { $0.isFinite ? $0 : 0 } ?? 0 }
        return CGSize(width: length(proposal.width), height: length(proposal.height))
    }

    override func placeChildren() {
        for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
    }

    override var contentTransform: ProjectionTransform? {
        let distance = shownSize.width * Self.shift * CGFloat(1 - presence.shown)
        guard departure == .covered, presence.isMoving, distance != 0 else { return nil }
        let offset = direction == .rightToLeft ? distance : -distance
        return ProjectionTransform(CGAffineTransform(translationX: offset, y: 0))
    }
}
