import Foundation
import PicaState

/// A view of a container's content, which the container can place where it wants.
///
/// A subview keeps the modifiers and the environment of the content, whatever the container writes around it. It also
/// keeps the view's traits (`containerValue`, `tag`, `layoutPriority`, `transition`).
///
/// If a container shows the same subview in two places, the second is another view of the same kind with a state and an
/// environment of its own.
public struct Subview {
    /// The identity of a subview while its view is in the content.
    public struct ID: Hashable {
        let entry: ViewList.EntryID
        /// The number of the view within its entry, in the order in which the views were added.
        let number: Int
    }

    /// The position of a subview in the content.
    package struct Place: Equatable {
        package enum Part: Equatable {
            case header, content, footer
        }

        /// The index of the entry that contains the subview.
        package let index: Int
        /// The index of the section; `nil` outside sections.
        package let section: Int?
        package let part: Part
        /// Whether the subview is the first in its part of a section, or between two sections.
        package let isFirst: Bool
        /// Whether the subview is the last there.
        package let isLast: Bool
        /// Whether the subview starts a section that does not start the content.
        package let startsSection: Bool
    }

    let source: SubviewSource
    /// The identity of the subview.
    public let id: ID
    package let place: Place
    /// The position of the view within its entry.
    let part: Int
    /// The revision of the view's traits when the subview was made.
    let revision: Int
    /// The holder of the view; `nil` if the view may not be made yet.
    let holder: SubviewHolder?
    /// Whether the view is made again at its place instead of moved there.
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

    /// The identity of the `ForEach` row; `nil` for other views.
    package var rowID: AnyHashable? { id.entry.row }

    /// The same subview, made again at its place with the environment there.
    package var copy: Subview {
        var copy = self
        copy.isCopy = true
        return copy
    }

    /// The subview with the view's current traits.
    @MainActor var current: Subview {
        Subview(source: source, id: id, place: place, part: part, holder: holder)
    }

    /// Returns a trait of the view. Makes the view if needed.
    @MainActor package func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value {
        (holder ?? source.holder(of: self))?.trait(key) ?? Key.defaultValue
    }

    /// Returns the tag as a value of a type. The default tag of a `ForEach` row is its identity.
    @MainActor package func tag<Value: Hashable>(as type: Value.Type) -> Value? {
        if let tag = trait(TagKey.self) { return tag.value(as: type) }
        return rowID?.base as? Value
    }

    /// The container values and the tag that the view sets for this container.
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
    /// No body; the original view is mounted in its place.
    public typealias Body = Never

    /// Always `true`, because the type of the view is unknown here. For Pica's own use.
    public static var _speaksForRow: Bool { true }

    package func makeNode(in parent: ViewNode) -> TypedNode<Self> { SubviewNode(self, parent: parent) }
}

/// The node of a subview. It shows the holder's element, or a copy if the holder is shown elsewhere.
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

    /// Passes on whether the page is shown. The view inherits this from the place where it is shown, and all else from
    /// its content.
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

    /// Updates the copy, because the original view changed.
    func bringUpToDate() { copy?.bringUpToDate() }

    override func unmount() {
        super.unmount()
        holder?.release(self)
    }
}

/// A copy of a subview's view.
@MainActor struct SubviewCopy {
    let node: ViewNode
    /// The index of the content's entry.
    let index: Int
    /// The original node, and the index of the entry within it.
    let original: (node: ViewNode, entry: Int)

    func makeElements() -> [Element] {
        original.entry < node.entryCount ? node.makeElements(at: original.entry) : []
    }

    func bringUpToDate() { original.node.updateCopy(node) }
}

/// An element around a subview's element, which the content makes and the container places.
final class SubviewHolder: Element {
    let id: Subview.ID
    private weak var source: SubviewSource?
    /// The element of the view.
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

    // MARK: Showing nodes

    /// Registers a node that wants to show the view. The first of several shows it.
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

    /// Whether the view was removed from the content.
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
