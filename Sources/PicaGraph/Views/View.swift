/// A piece of user interface, described by a value.
///
/// A view costs nothing until it is mounted: Pica keeps a retained tree, compares each new value with the last, and
/// updates only the differences.
@MainActor @preconcurrency public protocol View {
    /// The type of the view's body.
    associatedtype Body: View
    /// The view's content. Evaluated again whenever state that it read last time changes.
    @ViewBuilder var body: Self.Body { get }
    /// Makes the view's node. For Pica's own use.
    ///
    /// It is a requirement because a cast to `PrimitiveView` would search all conformances of the program for each new
    /// type.
    static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs<Self>
    /// Passes the view to be shown in this one's place to the choice's taker. For Pica's own use.
    static func _choose(_ view: Self, _ choice: _ViewChoice)
    /// Whether views of the type may be sections or contain some. For Pica's own use.
    static var _hasSections: Bool { get }
    /// Whether views of the type may contain row modifiers, such as those against selection, deleting or moving. For
    /// Pica's own use.
    static var _speaksForRow: Bool { get }
}

/// The place in the tree where a view's node is made. Only Pica can create and read it.
public struct _ViewInputs {
    let parent: ViewNode
}

/// A receiver for the active branch of nested conditions, with the path of branches so far. Only Pica can create and
/// read it.
public struct _ViewChoice {
    let taker: any BranchTaker
    /// One bit per branch, below the highest bit set.
    var path: UInt = 1

    /// Returns the choice one branch further.
    func turning(_ isFirst: Bool) -> _ViewChoice {
        _ViewChoice(taker: taker, path: path << 1 | (isFirst ? 0 : 1))
    }

    /// Whether the path has no room for more branches.
    var isFull: Bool { path.leadingZeroBitCount == 0 }
}

/// A node whose child is one of several branches.
@MainActor protocol BranchTaker: AnyObject {
    func take<V: View>(_ view: V, by path: UInt)
}

/// The node made for a view. Only Pica can create and read it.
public struct _ViewOutputs<Content: View> {
    let node: TypedNode<Content>
}

extension View {
    /// Makes the node of a view with a body. For Pica's own use.
    public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs<Self> {
        _ViewOutputs(node: ViewBodyNode(view, parent: inputs.parent))
    }

    /// Makes the node of a view whose body is evaluated for changes only, even if the view is animatable.
    package static func _makeStillView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs<Self> {
        _ViewOutputs(node: ViewBodyNode(view, parent: inputs.parent))
    }

    /// Passes the view itself to the taker. For Pica's own use.
    public static func _choose(_ view: Self, _ choice: _ViewChoice) {
        choice.taker.take(view, by: choice.path)
    }

    /// Whether the body may contain a section. For Pica's own use.
    public static var _hasSections: Bool { ViewType.of(Self.self).hasSections { Body._hasSections } }

    /// Whether the body may contain row modifiers. For Pica's own use.
    public static var _speaksForRow: Bool {
        ViewType.of(Self.self).speaksForRow { Body._speaksForRow }
    }

    /// Mounts the view below `parent`.
    func mount(in parent: ViewNode) -> TypedNode<Self> {
        parent.graph.parking.willMountChild(of: parent)
        return Self._makeView(self, inputs: _ViewInputs(parent: parent)).node
    }
}

extension Never: View {
    /// No body, as there is no value.
    public typealias Body = Never
    /// `false`. For Pica's own use.
    public static var _hasSections: Bool { false }
    /// `false`. For Pica's own use.
    public static var _speaksForRow: Bool { false }
    /// Traps if read, as there is no value.
    public var body: Never { fatalError("there is no value whose body this could be") }
}

extension View where Body == Never {
    /// Traps if read: views that Pica draws have no body, and Pica never reads it.
    public var body: Never {
        fatalError("\(Self.self) is drawn by Pica and has no body")
    }
}

/// A view that makes its own node instead of having a body.
@MainActor package protocol PrimitiveView: View where Body == Never {
    func makeNode(in parent: ViewNode) -> TypedNode<Self>
}

extension PrimitiveView {
    /// Makes the node of a view that Pica draws itself. For Pica's own use.
    public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs<Self> {
        _ViewOutputs(node: view.makeNode(in: inputs.parent))
    }
}
