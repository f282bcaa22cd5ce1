import Foundation
import PicaCanvas
import PicaGraph

/// Has the keyboard for a list, and the presses beside its rows.
struct ListTarget {
    let list: any ListKeyTarget
    let isFocused: Binding<Bool>
}

/// What keys and presses are about in a list.
@MainActor protocol ListKeyTarget: AnyObject {
    var takesFocus: Bool { get }
    func take(_ stroke: KeyStroke, now: TimeInterval, isRightToLeft: Bool) -> Bool
    func pressBeside()
    /// Before the menu of the rows opens, after the row under the pointer was told.
    func menuOpens(isByKey: Bool)
    /// Whether what has the keyboard is seen by a mark on a row.
    var showsFocus: Bool { get }
}

extension ListTarget: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ListTargetBehavior { ListTargetBehavior(element, self) }
}

final class ListTargetBehavior: ElementBehavior, FocusResponder, KeyResponder, PointerResponder, PressHandler,
    MenuResponder
{
    unowned let element: Element
    private var target: ListTarget
    private var isEnabled = true
    private var isRightToLeft = false
    private var ring = FocusRing()
    private lazy var press = PressRecognizer(element, handler: self)

    init(_ element: Element, _ target: ListTarget) {
        self.element = element
        self.target = target
    }

    func update(_ value: ListTarget, _ environment: EnvironmentValues) {
        target = value
        isEnabled = environment.isEnabled
        isRightToLeft = environment.layoutDirection == .rightToLeft
        if ring.update(environment) { element.setNeedsPainting() }
    }

    var responder: (any Responder)? { self }
    var canBecomeFocused: Bool { isEnabled && target.list.takesFocus }

    func focusChanged(_ isFocused: Bool) {
        ring.follow(element, telling: target.isFocused)
        element.setNeedsPainting()
    }

    func keyPressed(_ stroke: KeyStroke) -> Bool {
        // Fields and buttons in rows have the other keys.
        guard isEnabled, let host = element.host, host.focus.focused === element else { return false }
        return target.list.take(
            stroke, now: host.platform.now, isRightToLeft: isRightToLeft)
    }

    var recognizers: [any PointerRecognizer] { [press] }

    func takes(_ press: PointerPress) -> Bool {
        press.button == .primary && isEnabled && press.modifiers.isEmpty
    }
    func pressBegan(_ press: PointerPress) { target.list.pressBeside() }
    func pressMoved(to point: CGPoint, _ modifiers: Modifiers) {}
    func pressEnded(at point: CGPoint, _ modifiers: Modifiers) {}
    func pressCancelled() {}

    /// The list's menu is told what it is about.
    func openMenu(at point: CGPoint?) -> Bool {
        target.list.menuOpens(isByKey: point == nil || !isEnabled)
        return false
    }

    func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        if properties.role == .scrollArea, element.host?.focus.focused === element {
            properties.isFocused = true
        }
    }

    /// Inside the frame, as lists reach to the edges of windows.
    func paintChildren(on painter: Painter, _ paint: () -> Void) {
        paint()
        guard let color = ring.color, !target.list.showsFocus else { return }
        var list = DisplayList()
        list.commands.append(.border(frame, radius: 0, width: ring.width, .color(color)))
        painter.draw(list, at: .zero)
    }
}
