import Foundation
import PicaCanvas
import PicaFoundation

/// A page of a deck: keeps its content with all state, and takes it out of sight while another page is shown.
///
/// Content that is not shown is not laid out, painted, hit, focused or read out. Its `onDisappear` runs as it is
/// hidden and its `onAppear` as it is shown again; its tasks are cancelled and begin anew.
package struct DeckPage<Content: View> {
    let isShown: Bool
    let departure: DeckDeparture
    let content: Content
    @Environment(\.isPageShown) private var isDeckShown

    /// - Parameters:
    ///   - isShown: Whether the page is the one that the deck shows.
    ///   - departure: How the page leaves and returns in a change with an animation.
    nonisolated package init(
        isShown: Bool, departure: DeckDeparture = .immediate, @ViewBuilder content: () -> Content
    ) {
        self.isShown = isShown
        self.departure = departure
        self.content = content()
    }
}

/// How a page of a deck goes out of sight.
package enum DeckDeparture: Equatable, Sendable {
    /// At once.
    case immediate
    /// It moves a little towards the leading edge, below the page that covers it.
    case covered
    /// It stays where it is until the page that grows over it covers it.
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

/// The place of a page's elements.
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
        // The page that is shown is the only one whose preferences count.
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

/// The element of a page: has the page's elements as children while it is shown or on its way.
private final class DeckElement: Element, FrameClient {
    /// What the page shows.
    var pages: [Element] = [] {
        didSet { show() }
    }
    private var isShown: Bool
    var departure = DeckDeparture.immediate
    /// 0 is out of sight, 1 is shown.
    private var presence: AnimatedValue<Double>

    /// How far a covered page moves, as a part of its width.
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
        // Out of sight it takes what it is offered, so that it does not move as it comes back.
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
