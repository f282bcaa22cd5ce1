/// A piece of user interface, described by value.
///
/// A view costs nothing until it is mounted: Pica keeps a retained tree beside it, compares each new
/// value with the last, and brings up to date only what differs.
@MainActor @preconcurrency public protocol View {
    /// What the view is made of.
    associatedtype Body: View
    /// The view's content. Read again whenever something it read last time changes.
    @ViewBuilder var body: Self.Body { get }
    /// Makes the view's node; for Pica itself. A requirement rather than a cast to `PrimitiveView`, as for
    /// each new type a cast searches all conformances of the program.
    static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs<Self>
    /// Hands over the view that is shown in this one's place; for Pica itself.
    static func _choose(_ view: Self, _ choice: _ViewChoice)
    /// Whether views of the type may be sections, or contain some side by side; for Pica itself.
    static var _hasSections: Bool { get }
    /// Whether views of the type may say what becomes of them as rows of a list: that they are not selected, deleted or
    /// moved, or what they are dragged as; for Pica itself.
    static var _speaksForRow: Bool { get }
}

/// Where in the tree a view's node is to be made. Only Pica can make and read one.
public struct _ViewInputs {
    let parent: ViewNode
}

/// Who takes the view that is chosen, and by which branches it was. Only Pica can make and read one.
public struct _ViewChoice {
    let taker: any BranchTaker
    /// A bit for each branch below the first that is set.
    var path: UInt = 1

    /// Further on, by one of two branches.
    func turning(_ isFirst: Bool) -> _ViewChoice {
        _ViewChoice(taker: taker, path: path << 1 | (isFirst ? 0 : 1))
    }

    /// Whether no more branches can be noted.
    var isFull: Bool { path.leadingZeroBitCount == 0 }
}

/// Whose child is one of several.
@MainActor protocol BranchTaker: AnyObject {
    func take<V: View>(_ view: V, by path: UInt)
}

/// The node made for a view. Only Pica can make and read one.
public struct _ViewOutputs<Content: View> {
    let node: TypedNode<Content>
}

extension View {
    /// Makes the node of a view with a body; for Pica itself.
    public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs<Self> {
        _ViewOutputs(node: ViewBodyNode(view, parent: inputs.parent))
    }

    /// Makes the node of a view with a body that is read for changes only, though the view could move.
    package static func _makeStillView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs<Self> {
        _ViewOutputs(node: ViewBodyNode(view, parent: inputs.parent))
    }

    /// The view is shown itself; for Pica alone.
    public static func _choose(_ view: Self, _ choice: _ViewChoice) {
        choice.taker.take(view, by: choice.path)
    }

    /// Whether the body may be a section; for Pica alone.
    public static var _hasSections: Bool { ViewType.of(Self.self).hasSections { Body._hasSections } }

    /// Whether the body may say what becomes of it as a row; for Pica alone.
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
    /// There is no value, so there is no body.
    public typealias Body = Never
    /// There is no section.
    public static var _hasSections: Bool { false }
    /// There is nothing to select.
    public static var _speaksForRow: Bool { false }
    /// Cannot be read, as there is no value.
    public var body: Never { fatalError("there is no value whose body this could be") }
}

extension View where Body == Never {
    /// Views that Pica draws itself have no content; their `body` is never read by it.
    public var body: Never {
        fatalError("\(Self.self) is drawn by Pica and has no body")
    }
}

/// A view that makes its own node instead of having a body.
@MainActor package protocol PrimitiveView: View where Body == Never {
    func makeNode(in parent: ViewNode) -> TypedNode<Self>
}

extension PrimitiveView {
    /// Makes the node of a view that Pica draws itself; for Pica alone.
    public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs<Self> {
        _ViewOutputs(node: view.makeNode(in: inputs.parent))
    }
}
