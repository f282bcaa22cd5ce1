import PicaState

/// A node that follows which elements its content contributes. Each is a member that appears and disappears.
///
/// For instance, `Group { … }.onAppear` runs once for each view of the group. Content that is the only child of a
/// surface is no list: there the content as a whole is the one member.
class MemberNode<Content: View, Modifier>: TypedNode<ModifiedContent<Content, Modifier>>
where Modifier: ViewModifier {
    private var child: TypedNode<Content>?
    private var all: Set<ObjectIdentifier> = []
    private var byEntry: [ViewList.EntryID: [ObjectIdentifier]] = [:]

    override init(_ view: ModifiedContent<Content, Modifier>, parent: ViewNode) {
        super.init(view, parent: parent)
        child = view.content.mount(in: self)
    }

    private lazy var isWhole = parent?.showsChildAlone == true

    /// Called when an element has appeared. Subclasses override it.
    func memberAppeared(_ member: ObjectIdentifier) {}
    /// Called when an element, or the deck's page that contains it, has disappeared. Subclasses override it.
    func memberDisappeared(_ member: ObjectIdentifier) {}

    /// Whether the page of the node was shown when members were last notified.
    private lazy var isOnShow = environment.isPageShown

    // Members of a hidden page neither appear nor disappear.
    private func appeared(_ member: ObjectIdentifier) { if isOnShow { memberAppeared(member) } }
    private func disappeared(_ member: ObjectIdentifier) { if isOnShow { memberDisappeared(member) } }

    override func inherit(_ environment: EnvironmentValues, changed keys: Set<ObjectIdentifier>) {
        super.inherit(environment, changed: keys)
        guard keys.contains(ObjectIdentifier(IsPageShownKey.self)), environment.isPageShown != isOnShow else {
            return
        }
        isOnShow.toggle()
        members.forEach(isOnShow ? memberAppeared : memberDisappeared)
    }

    var members: Set<ObjectIdentifier> { all.union(byEntry.values.joined()) }
    override var showsChildAlone: Bool { parent?.showsChildAlone == true }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }

    override func viewDidChange(from old: ModifiedContent<Content, Modifier>) { child?.update(view.content) }

    override func makeElements() -> [Element] {
        let elements = child?.makeElements() ?? []
        guard !isWhole else {
            if all.insert(ObjectIdentifier(self)).inserted { appeared(ObjectIdentifier(self)) }
            return elements
        }
        let now = Set(elements.map(ObjectIdentifier.init))
        let old = all
        all = now
        for gone in old where !now.contains(gone) { disappeared(gone) }
        for element in elements where !old.contains(ObjectIdentifier(element)) {
            appeared(ObjectIdentifier(element))
        }
        return elements
    }

    override func makeElements(at index: Int) -> [Element] {
        let elements = super.makeElements(at: index)
        if let id = entryID(at: index), byEntry[id] == nil {
            byEntry[id] = elements.map(ObjectIdentifier.init)
            byEntry[id]?.forEach(appeared)
        }
        return elements
    }

    override func releaseEntry(_ id: ViewList.EntryID) {
        byEntry.removeValue(forKey: id)?.forEach(disappeared)
        super.releaseEntry(id)
    }

    override func unmount() {
        let gone = members
        super.unmount()
        gone.forEach(disappeared)
    }
}
