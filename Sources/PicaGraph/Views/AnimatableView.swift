import Foundation
import PicaState

extension View where Self: Animatable {
    /// Makes a node that reads the view's body again at every frame of an animation. For Pica's own use.
    public static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs<Self> {
        _ViewOutputs(node: AnimatableViewNode(view, parent: inputs.parent))
    }
}

extension ViewModifier where Self: Animatable {
    /// Makes a node that reads the modifier's body again at every frame of an animation. For Pica's own use.
    public static func _makeView<V: View>(
        _ view: ModifiedContent<V, Self>, inputs: _ViewInputs
    ) -> _ViewOutputs<ModifiedContent<V, Self>> {
        _ViewOutputs(node: AnimatableModifierNode(view, parent: inputs.parent))
    }
}

/// A modifier whose values can be interpolated. Equivalent to conforming to both inherited protocols.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// Interpolates the owner of a body between its old and its new value.
@MainActor private final class BodyMotion<Owner: Animatable>: FrameClient {
    private unowned let node: ViewNode
    private var moving: MovingValue<Owner>

    init(_ owner: Owner, _ node: ViewNode) {
        self.node = node
        moving = MovingValue(owner)
    }

    /// The animatable data as of the current frame.
    var data: Owner.AnimatableData { moving.shown.animatableData }
    var isMoving: Bool { moving.isMoving }

    func set(_ owner: Owner) {
        let surface = node.graph.surface
        moving.set(
            owner, in: node.graph.transaction, at: surface?.now ?? 0, node.environment
        ) { surface?.clock.add(self, at: $0) }
    }

    func frame(at now: TimeInterval) -> Bool {
        guard node.isMounted else { return false }
        let isMoving = moving.move(to: now)
        node.invalidate()
        return isMoving
    }
}

private final class AnimatableViewNode<Content: View & Animatable>: BodyNode<Content, Content, Content.Body> {
    private lazy var motion = BodyMotion(view, self)

    override func owner(of view: Content) -> Content {
        guard motion.isMoving else { return view }
        var view = view
        view.animatableData = motion.data
        return view
    }
    override func body(of view: Content, _ owner: Content) -> Content.Body { owner.body }

    override func viewDidChange(from old: Content) {
        motion.set(view)
        super.viewDidChange(from: old)
    }
}

private final class AnimatableModifierNode<Content: View, Modifier: ViewModifier & Animatable>:
    ModifierBodyNode<Content, Modifier>
{
    private lazy var motion = BodyMotion(view.modifier, self)

    override func owner(of view: ModifiedContent<Content, Modifier>) -> Modifier {
        guard motion.isMoving else { return view.modifier }
        var modifier = view.modifier
        modifier.animatableData = motion.data
        return modifier
    }

    override func viewDidChange(from old: ModifiedContent<Content, Modifier>) {
        motion.set(view.modifier)
        super.viewDidChange(from: old)
    }
}
