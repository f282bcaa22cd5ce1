import Foundation
import PicaCanvas

extension View {
    /// Makes the view see-through as a whole; 1 is opaque.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(Opacity(opacity: min(1, max(0, opacity))))
    }

    /// Cuts off what the view draws outside its frame.
    nonisolated public func clipped() -> some View { modifier(Clipped()) }

    /// Hides the view but keeps its place.
    nonisolated public func hidden() -> some View { modifier(Hidden()) }

    /// Whether the pointer can touch the view.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTesting(isEnabled: enabled))
    }
}

struct Opacity {
    let opacity: Double
}

extension Opacity: ElementModifier {
    typealias Body = Never

    func makeWrapper(in node: ViewNode) -> WrapperElement<Self> {
        OpacityElement(node: node, modifier: self)
    }
}

final class OpacityElement: WrapperElement<Opacity> {
    override func modifierDidChange(_ environment: EnvironmentValues) { setNeedsPainting() }
    override var allowsHitTesting: Bool { modifier.opacity > 0 }

    override func paintChildren(on canvas: Canvas) {
        guard modifier.opacity > 0 else { return }
        if modifier.opacity < 1 { canvas.pushOpacity(modifier.opacity) }
        super.paintChildren(on: canvas)
        if modifier.opacity < 1 { canvas.popOpacity() }
    }
}

struct Clipped {}

extension Clipped: ElementModifier {
    typealias Body = Never

    func makeWrapper(in node: ViewNode) -> WrapperElement<Self> {
        ClippedElement(node: node, modifier: self)
    }
}

final class ClippedElement: WrapperElement<Clipped> {
    override var clipsChildren: Bool { true }

    override func paintChildren(on canvas: Canvas) {
        canvas.pushClip(CGRect(origin: .zero, size: size))
        super.paintChildren(on: canvas)
        canvas.popClip()
    }
}

struct HitTesting {
    let isEnabled: Bool
}

extension HitTesting: ElementModifier {
    typealias Body = Never

    func makeWrapper(in node: ViewNode) -> WrapperElement<Self> {
        HitTestingElement(node: node, modifier: self)
    }
}

final class HitTestingElement: WrapperElement<HitTesting> {
    override var allowsHitTesting: Bool { modifier.isEnabled }
}

struct Hidden {}

extension Hidden: ElementModifier {
    typealias Body = Never

    func makeWrapper(in node: ViewNode) -> WrapperElement<Self> {
        HiddenElement(node: node, modifier: self)
    }
}

final class HiddenElement: WrapperElement<Hidden> {
    override var isHidden: Bool { true }
    override var allowsHitTesting: Bool { false }
    override func paintChildren(on canvas: Canvas) {}
}
