import Foundation
import PicaState

/// The node of a value with a body and state of its own: an app's view, a modifier, a style.
///
/// `Owner` is the part of the view whose dynamic properties are connected to this node's storage before its body is
/// read.
package class BodyNode<Content: View, Owner, Inner: View>: TypedNode<Content> {
    private var child: TypedNode<Inner>?
    private var slots = PropertySlots()
    private var hasNewValue = false
    private let type = ViewType.of(Owner.self)

    override init(_ view: Content, parent: ViewNode) {
        super.init(view, parent: parent)
        if let parked = graph.parking.slots(for: self) {
            slots = parked
        } else if let saved = graph.savedState {
            saved.restore(&slots, of: self, type)
        }
        evaluate()
    }

    /// Returns the part of a view that owns the body. Subclasses override it.
    func owner(of view: Content) -> Owner { preconditionFailure("abstract") }
    /// Returns the owner's body. Subclasses override it.
    func body(of view: Content, _ owner: Owner) -> Inner { preconditionFailure("abstract") }

    package override func forEachChild(_ body: (ViewNode) -> Void) {
        if let child { body(child) }
    }
    override func makeElements() -> [Element] { child?.makeElements() ?? [] }
    override var showsChildAlone: Bool { parent?.showsChildAlone == true }
    package override var environmentReads: EnvironmentReads { type.environmentReads }

    package override func viewDidChange(from old: Content) {
        hasNewValue = true
        super.viewDidChange(from: old)
        hasNewValue = false
    }

    package override func evaluate() {
        let inner = track {
            var owner = owner(of: view)
            type.connect(&owner, to: &slots, in: environment)
            return body(of: view, owner)
        }
        if let child {
            child.update(inner)
        } else {
            child = inner.mount(in: self)
        }
    }

    override func parkedState() -> ParkedState? {
        ParkedState(self, slots: slots.wereWritten ? slots : nil, of: children)
    }
}

extension BodyNode: ChangeTelling {
    var changes: [String] {
        child == nil ? ["@self", "@identity"] : [hasNewValue ? "@self" : "@dependencies"]
    }
}

extension BodyNode: StateOwner {
    /// Not the qualified name: that of a private type contains an address.
    var ownName: String? {
        let module = _typeName(Owner.self, qualified: true).prefix { $0 != "." }
        return SavedState.isOwnModule(module) ? nil : _typeName(Owner.self, qualified: false)
    }

    var savedProperties: [String: Data] { type.saved(slots) }
}

/// The node of a view with a body.
final class ViewBodyNode<Content: View>: BodyNode<Content, Content, Content.Body> {
    override func owner(of view: Content) -> Content { view }
    override func body(of view: Content, _ owner: Content) -> Content.Body { owner.body }
}
