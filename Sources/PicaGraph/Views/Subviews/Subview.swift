import Foundation

/// One of the views in a container's content, which the container shows where it wants.
///
/// It stands for the view as it is inside the content: modifiers that the content has put on it come first, and its
/// environment is that of the content as a whole, whatever the container writes around the subview. What it says of
/// itself (`containerValue`, `tag`, `layoutPriority`, `transition`) is said by the subview, too.
///
/// Where a container shows the same subview in two places the second is another view of the same kind, with a state and
/// an environment of its own.
public struct Subview {
    /// What a subview is known by, as long as its view is in the content.
    public struct ID: Hashable {
        let entry: ViewList.EntryID
        /// Which of the entry's views it is, in the order in which they came.
        let number: Int
    }

    /// Where it stands in the content.
    package struct Place: Equatable {
        package enum Part: Equatable {
            case header, content, footer
        }

        /// Which of the content's entries it is, or is part of.
        package let index: Int
        /// Which section it is in; nil for none.
        package let section: Int?
        package let part: Part
        /// Whether nothing is before it in its part of the section, or between sections.
        package let isFirst: Bool
        /// Whether nothing is after it there.
        package let isLast: Bool
        /// Whether a section begins with it that is not the content's first part.
        package let startsSection: Bool
    }

    let source: SubviewSource
    /// What it is known by.
    public let id: ID
    package let place: Place
    /// Which of its entry's views it is, in the order in which they stand.
    let part: Int
    /// Counts changes of what the view says of itself.
    let revision: Int
    /// nil where it may not be made yet.
    let holder: SubviewHolder?
    /// Whether it is made anew where it is shown.
    private(set) var isCopy = false

    @MainActor init(
        source: SubviewSource, id: ID, place: Place, part: Int, holder: SubviewHolder?
    ) {
        self.source = source
        self.id = id
        self.place = place
        self.part = part
        self.holder = holder
        revision = holder?.revision ?? 0
    }

    /// What the row of a `ForEach` is known by; nil for other views.
    package var rowID: AnyHashable? { id.entry.row }

    /// The same made anew where it is shown, with the environment that is there.
    package var copy: Subview {
        var copy = self
        copy.isCopy = true
        return copy
    }

    /// With what the view says of itself now.
    @MainActor var current: Subview {
        Subview(source: source, id: id, place: place, part: part, holder: holder)
    }

    /// What the view says of itself to containers. It is made for that where it is not there yet.
    @MainActor package func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value {
        (holder ?? source.holder(of: self))?.trait(key) ?? Key.defaultValue
    }

    /// Its tag as a value of a type; by itself a row of a `ForEach` has its identity as its tag.
    @MainActor package func tag<Value: Hashable>(as type: Value.Type) -> Value? {
        if let tag = trait(TagKey.self) { return tag.value(as: type) }
        return rowID?.base as? Value
    }

    /// What the view says of itself to this container, and its tag.
    @MainActor public var containerValues: ContainerValues {
        var values = trait(ContainerValuesKey.self)
        values.inherit(trait(TagKey.self))
        return values
    }
}

extension Subview: Identifiable {}

extension Subview: SelfComparing {
    package func isSame(as other: Subview) -> Bool {
        source === other.source && id == other.id && place == other.place && part == other.part
            && revision == other.revision && isCopy == other.isCopy
    }
}

extension Subview: PrimitiveView {
    /// There is no body: the view that it stands for is shown.
    public typealias Body = Never

    /// Nobody knows; for Pica alone.
    public static var _speaksForRow: Bool { true }

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> { SubviewNode(self, parent: parent) }
}

/// Shows what a holder has, or where that is shown elsewhere a copy of it.
final class SubviewNode: EntryNode<Subview> {
    private var holder: SubviewHolder?
    private var copy: SubviewCopy?

    override init(_ view: Subview, parent: ViewNode) {
        super.init(view, parent: parent)
        if !view.isCopy {
            holder = view.source.holder(of: view)
            holder?.claim(self)
        }
    }

    private func hold(_ new: SubviewHolder?) {
        guard new !== holder else { return }
        let old = holder
        holder = new
        new?.claim(self)
        old?.release(self)
        elementsDidChange()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let copy { body(copy.node) }
    }

    override func viewDidChange(from old: Subview) {
        let isAnother = old.id != view.id || old.source !== view.source
        if isAnother || old.place.index != view.place.index { drop() }
        hold(view.isCopy ? nil : view.source.holder(of: view))
        if isAnother || old.place.index != view.place.index || old.part != view.part { elementsDidChange() }
    }

    private func drop() {
        copy?.node.unmount()
        copy = nil
    }

    override func makeElements() -> [Element] {
        if !view.isCopy, holder?.isOrphan != false, let found = view.source.holder(of: view) { hold(found) }
        if !view.isCopy {
            guard let holder else { return [] }
            if holder.isShown(by: self) {
                drop()
                passOnPage()
                return [holder]
            }
        }
        copy = copy ?? view.source.copy(of: view, in: self)
        guard let elements = copy?.makeElements(), elements.indices.contains(view.part) else { return [] }
        return [elements[view.part]]
    }

    override func inherit(_ environment: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        super.inherit(environment, changed: keys)
        if holder?.isShown(by: self) == true { passOnPage() }
    }

    /// The view inherits from its content, but is on the page of a deck on which it is shown.
    private func passOnPage() {
        guard graph.usesDecks, view.source.isMounted,
            let maker = view.source.maker(ofEntry: view.place.index),
            maker.environment.isPageShown != environment.isPageShown
        else { return }
        var inherited = maker.environment
        inherited.isPageShown = environment.isPageShown
        maker.inherit(inherited, changed: [ObjectIdentifier(IsPageShownKey.self)])
        for key in maker.preferences.keys { maker.preferenceWriter(key, changed: 0) }
    }

    /// The view that is copied has changed.
    func bringUpToDate() { copy?.bringUpToDate() }

    override func unmount() {
        super.unmount()
        holder?.release(self)
    }
}

/// A subview's view made once more.
@MainActor struct SubviewCopy {
    let node: ViewNode
    /// Of which of the content's entries.
    let index: Int
    /// What it is copied from, and which of its entries it is.
    let original: (node: ViewNode, entry: Int)

    func makeElements() -> [Element] {
        original.entry < node.entryCount ? node.makeElements(at: original.entry) : []
    }

    func bringUpToDate() { original.node.updateCopy(node) }
}

/// Has the element of a subview, made by the content, and stands where the container shows it.
final class SubviewHolder: Element {
    let id: Subview.ID
    private weak var source: SubviewSource?
    /// What it holds.
    let inner: Element
    private(set) var revision = 0
    private var claims: [Claim] = []

    private struct Claim {
        weak var node: SubviewNode?
    }

    init(of inner: Element, id: Subview.ID, source: SubviewSource) {
        self.inner = inner
        self.id = id
        self.source = source
        super.init(graph: source.graph)
        setChildren([inner])
    }

    // MARK: Who shows it

    /// Of several that want to show it the first does.
    func claim(_ node: SubviewNode) {
        claims.removeAll { $0.node == nil }
        claims.append(Claim(node: node))
    }

    func release(_ node: SubviewNode) {
        let wasShown = isShown(by: node)
        claims.removeAll { $0.node == nil || $0.node === node }
        if let next = claims.first?.node {
            if wasShown { next.elementsDidChange() }
        } else {
            source?.isNotShown(id.entry)
        }
    }

    func isShown(by node: SubviewNode) -> Bool { claims.first { $0.node != nil }?.node === node }
    var isClaimed: Bool { claims.contains { $0.node != nil } }

    /// Its view is in the content no more.
    private(set) var isOrphan = false

    func leave() {
        isOrphan = true
        source = nil
    }

    // MARK: Element

    override var drawsItself: Bool { false }
    override var passesTraits: Bool { true }
    override func trait(_ key: ObjectIdentifier) -> Any? { inner.trait(key) }

    override func traitsDidChange() {
        revision += 1
        source?.traitsDidChange()
    }

    override func measureGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
        children.first?.dimensions(dimensions.proposal).explicit(key)
    }
}
