import Foundation
import PicaCanvas
import PicaControls
import PicaDrawing
import PicaFields
import PicaGraph
import PicaLabels
import PicaState
import PicaText

/// A modifier that handles the pointer and the keyboard for the selectable texts of a view.
struct TextSelectionSurface {
    /// The selection of the view; `nil` if its texts cannot be selected, or if a view further out handles them.
    let scope: TextSelectionScope?
}

extension TextSelectionSurface: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> TextSelectionBehavior { TextSelectionBehavior(element) }
}

final class TextSelectionBehavior: ElementBehavior {
    unowned let element: Element
    private var scope: TextSelectionScope?
    private var colors = (active: PixelColor.clear, inactive: PixelColor.clear)
    private var environment = EnvironmentValues()
    private var menu: Binding<TextMenuRequest?>?
    private lazy var press = PressRecognizer(element, handler: self)
    /// The automatic scrolling while the pointer selects.
    private var autoscroll: Autoscroll?
    /// The position of a press on selected text, which can be dragged.
    private var heldAt: CGPoint?

    init(_ element: Element) { self.element = element }

    func update(_ value: TextSelectionSurface, _ environment: EnvironmentValues) {
        if scope !== value.scope { scope?.forget() }
        scope = value.scope
        scope?.surface = element
        menu = environment.textMenu
        self.environment = environment
        let palette = environment.palette
        colors = (palette[.selection, environment], palette[.inactiveSelection])
        show()
    }

    private var isFocused: Bool { element.host?.focus.focused === element }

    private func show() {
        let isWindowFocused = element.host?.focus.isWindowFocused == true
        scope?.show(isFocused ? isWindowFocused ? colors.active : colors.inactive : nil)
    }

    @discardableResult private func copy() -> Bool {
        guard let content = scope?.selectedContent(in: environment) else { return false }
        element.host?.platform.clipboard.put(content)
        return true
    }

    private func offerSelection() {
        if let content = scope?.selectedContent(in: environment) {
            element.host?.platform.primarySelection.put(content)
        }
    }

    private func perform(_ command: EditCommand) {
        scope?.gather()
        scope?.session?.perform(command, at: 0)
        show()
        offerSelection()
    }
}

extension TextSelectionBehavior: TextSelectionPresenter {
    func select(_ selection: Selection) {
        element.host?.focus.focus(element, for: .program)
        perform(.select(selection))
    }
}

extension TextSelectionBehavior: PointerResponder, PressHandler {
    var responder: (any Responder)? { scope == nil ? nil : self }
    var recognizers: [any PointerRecognizer] { [press] }

    /// Takes presses on the texts. Presses beside them belong to the views around.
    func takes(_ press: PointerPress) -> Bool {
        press.button == .primary && leaf(at: press.location).map(isOurs) == true
    }

    /// Returns whether an element is a text that takes part in the selection.
    private func isOurs(_ leaf: Element) -> Bool {
        guard let scope else { return false }
        return (leaf as? BehaviorElement<TextLeaf>)?.behavior.selectionScope === scope && scope.covers(leaf)
    }

    private func leaf(at point: CGPoint) -> Element? {
        guard let host = element.host else { return nil }
        return HitPath(to: element.toWindow(point), from: host.rootElement).steps.last?.element
    }

    func pressBegan(_ press: PointerPress) {
        guard let scope else { return }
        scope.gather()
        if press.clicks == 1, press.modifiers.isSubset(of: .control), scope.isSelected(at: press.location) {
            heldAt = press.location
            return
        }
        beginSelection(press, in: scope)
    }

    private func beginSelection(_ press: PointerPress, in scope: TextSelectionScope) {
        // The scroll view may be inside this view.
        let place = leaf(at: press.location)?.enclosingScroll ?? element
        autoscroll = Autoscroll(in: place) { [unowned self] in extendSelection(to: $0) }
        let caret = scope.caret(at: press.location)
        if press.modifiers.contains(.shift) {
            scope.session?.extendSelection(to: caret)
        } else {
            let unit: Granularity = press.clicks >= 3 ? .paragraph : press.clicks == 2 ? .word : .grapheme
            scope.session?.beginSelection(at: caret, granularity: unit)
        }
        element.host?.focus.focus(element, for: .pointer)
        show()
    }

    func pressMoved(to point: CGPoint, _ modifiers: Modifiers) {
        if let autoscroll { extendSelection(to: autoscroll.drag(to: element.toWindow(point))) }
        if let heldAt, DraggedText.isDrag(from: heldAt, to: point),
            let content = scope?.selectedContent(in: environment)
        {
            let drag = Drag(content, canMove: false) { _ in }
            element.host?.begin(drag, at: element.toWindow(point), modifiers)
        }
    }

    /// - Parameter point: The position of the pointer, in the window's points.
    private func extendSelection(to point: CGPoint) {
        guard let scope else { return }
        scope.session?.extendSelection(to: scope.caret(at: element.fromWindow(point)))
        show()
    }

    func pressEnded(at point: CGPoint, _ modifiers: Modifiers) {
        let wasHeld = heldAt != nil
        pressCancelled()
        guard wasHeld else { return offerSelection() }
        // The press was a click rather than a drag, so it ends the selection.
        scope?.session?.beginSelection(at: scope?.caret(at: point) ?? Caret(0))
        show()
    }

    func pressCancelled() {
        heldAt = nil
        autoscroll?.stop()
        autoscroll = nil
    }
}

extension TextSelectionBehavior: KeyResponder, FocusResponder {
    /// Whether the element can have the focus. Only a click moves the focus here; Tab skips texts.
    var canBecomeFocused: Bool { scope?.session != nil }

    func focusChanged(_ focused: Bool) {
        show()
        if !focused { scope?.forget() }
    }

    func keyPressed(_ press: KeyStroke) -> Bool {
        if press.key == .escape, scope?.selectedText != nil {
            perform(.deselect)
            return true
        }
        switch KeyBindings.command(for: press) {
        case .copy:
            return copy()
        case .edit(.selectAll): perform(.selectAll)
        case .edit(.deselect): perform(.deselect)
        case .edit(.move(let motion, extending: true)): perform(.move(motion, extending: true))
        // Without a visible caret, plain arrow keys scroll.
        default: return false
        }
        return true
    }
}

extension TextSelectionBehavior: MenuResponder {
    func openMenu(at point: CGPoint?) -> Bool {
        guard let scope, let menu else { return false }
        var link: BehaviorElement<TextLinkBehavior>?
        if let point {
            guard let leaf = leaf(at: point) else { return false }
            link = leaf as? BehaviorElement<TextLinkBehavior>
            guard isOurs(link?.parent ?? leaf) else { return false }
        }
        scope.gather()
        guard let session = scope.session else { return false }
        element.host?.focus.focus(element, for: .pointer)
        show()
        let caret = scope.caretRect(session.selection.head)
        let place =
            point.map { CGRect(origin: $0, size: .zero) }
            ?? CGRect(x: caret.x, y: caret.y, width: caret.width, height: caret.height)
        menu.wrappedValue = TextMenuRequest(
            for: element, at: place, isByKey: point == nil, groups: [items(for: link?.behavior), items()])
        return true
    }

    private func items(for link: TextLinkBehavior?) -> [TextMenuItem] {
        guard let link, let url = link.url else { return [] }
        return [
            TextMenuItem(.openLink, isEnabled: link.isEnabled) { [weak link] in link?.follow() },
            TextMenuItem(.copyLink, isEnabled: true) { [weak element] in
                element?.host?.platform.clipboard.put(url.absoluteString)
            },
        ]
    }

    private func items() -> [TextMenuItem] {
        [TextMenuItem(.copy, of: self), TextMenuItem(.selectAll, of: self)]
    }
}

extension TextSelectionBehavior: TextCommandResponder {
    func canCarryOut(_ command: TextCommand) -> Bool {
        switch command {
        case .copy: scope?.selectedText != nil
        case .selectAll: scope?.session.map { $0.selection.range.count != $0.buffer.utf8Count } ?? false
        default: false
        }
    }

    func carryOut(_ command: TextCommand) {
        switch command {
        case .copy: copy()
        case .selectAll: perform(.selectAll)
        default: break
        }
    }
}
