import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// The place of a surface among elements.
struct PicaViewHost {
    let view: PicaView
    let size: (ProposedViewSize) -> CGSize?
}

extension PicaViewHost: PrimitiveView {
    typealias Body = Never

    func makeNode(in parent: ViewNode) -> TypedNode<PicaViewHost> {
        LeafNode(self, parent: parent, behavior: { PicaViewLeaf($0) })
    }
}

/// Draws a surface and leads events to it.
final class PicaViewLeaf: LeafBehavior {
    unowned let element: Element
    private var host: PicaViewHost?
    private var environment = EnvironmentValues()
    private var ring = FocusRing()
    private lazy var press = PressRecognizer(element, handler: self)
    /// The press that the surface has taken.
    private var held: PointerPress?
    private var pointer = CGPoint.zero

    init(_ element: Element) { self.element = element }

    private var view: PicaView? { host?.view }

    func update(_ value: PicaViewHost, _ environment: EnvironmentValues) {
        if value.view !== view {
            view?.surface = nil
            value.view.surface = self
            element.setNeedsDisplay()
        }
        host = value
        self.environment = environment
        if ring.update(environment) { element.setNeedsDisplay() }
        element.invalidateLayout()
        tellSize()
    }

    // MARK: Layout

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        host?.size(proposal) ?? proposal.replacingUnspecifiedDimensions()
    }

    func placeChildren() { tellSize() }

    private func tellSize() {
        guard let view, view.size != element.size || view.displayScale != environment.displayScale else {
            return
        }
        (view.size, view.displayScale) = (element.size, environment.displayScale)
        view.sizeChanged()
        element.setNeedsDisplay()
    }

    // MARK: Drawing

    var drawsItself: Bool { true }
    var drawingOutset: CGFloat { ring.reach }

    func draw(into list: inout DisplayList) {
        ring.draw(around: frame, radius: 0, into: &list)
        guard let view, !frame.isEmpty else { return }
        let sheet = Drawing()
        var context = GraphicsContext(sheet, bounds: frame, environment: environment)
        if let contents = view.contents {
            context.draw(Image(decorative: contents, scale: 1), in: frame)
        }
        view.draw(in: &context)
        var edge = CanvasPath()
        edge.addRect(frame)
        list.commands.append(.clip(edge, sheet.list))
    }

    var accessibility: AccessibilityProperties? {
        guard let view, view.acceptsFocus else { return nil }
        var properties = AccessibilityProperties(role: .group, label: "")
        properties.isEnabled = environment.isEnabled
        properties.isFocused = view.isFocused
        return properties
    }
}

// MARK: - Pointer

extension PicaViewLeaf: PointerResponder, HoverResponder, WheelResponder, PressHandler {
    var responder: (any Responder)? { self }
    var recognizers: [any PointerRecognizer] { [press] }
    func hitRule(at point: CGPoint) -> HitRule { frame.contains(point) ? .whole : .nothing }

    private func tell(_ phase: PicaView.PointerEvent.Phase, _ press: PointerPress?, at point: CGPoint) -> Bool
    {
        pointer = point
        let button =
            switch press?.button {
            case .secondary: 1
            case .middle: 2
            default: 0
            }
        return view?.pointerChanged(
            PicaView.PointerEvent(
                phase: phase, location: point, button: button, clickCount: press?.clicks ?? 0,
                modifiers: EventModifiers(held: press?.modifiers ?? []))) ?? false
    }

    func hoverMoved(to point: CGPoint) { _ = tell(.hover, nil, at: point) }

    func takes(_ press: PointerPress) -> Bool {
        guard environment.isEnabled, tell(.down, press, at: press.location) else { return false }
        held = press
        return true
    }

    func pressBegan(_ press: PointerPress) {}

    func pressMoved(to point: CGPoint, _ modifiers: Modifiers) {
        held?.modifiers = modifiers
        _ = tell(.drag, held, at: point)
    }

    func pressEnded(at point: CGPoint, _ modifiers: Modifiers) {
        held?.modifiers = modifiers
        _ = tell(.up, held, at: point)
        held = nil
    }

    func pressCancelled() {
        _ = tell(.cancel, held, at: pointer)
        held = nil
    }

    func canScroll(by delta: CGSize) -> Bool {
        environment.isEnabled && view?.canScroll(by: delta) == true
    }

    func scroll(by delta: CGSize) { view?.scrolled(by: delta) }
}

// MARK: - Keyboard

extension PicaViewLeaf: KeyResponder, TextInputResponder {
    var canBecomeFocused: Bool { environment.isEnabled && view?.acceptsFocus == true }

    func focusChanged(_ isFocused: Bool) {
        ring.follow(element)
        let hasKeyboard = isFocused && element.host?.focus.isWindowFocused != false
        guard let view, hasKeyboard != view.isFocused else { return }
        view.isFocused = hasKeyboard
        showTextInput()
        view.focusChanged()
    }

    private func showTextInput() {
        guard let view, view.acceptsText else { return }
        let target = TextInputTarget(caret: element.toWindow(view.caretRect))
        element.host?.platform.setTextInput(view.isFocused ? target : nil)
    }

    func keyPressed(_ press: KeyStroke) -> Bool {
        let phase: KeyPress.Phases = press.isRepeat ? .repeat : .down
        guard environment.isEnabled, let view, let key = KeyPress(press, phase: phase) else { return false }
        return view.keyPressed(key) == .handled
    }

    func textEntered(_ text: String) {
        view?.textEntered(text)
        showTextInput()
    }

    func preeditChanged(_ text: String, selection: Range<Int>) { view?.preeditChanged(text) }

    func deleteAround(before: Int, after: Int) {}
}
