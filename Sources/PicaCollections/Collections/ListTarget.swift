import Foundation
import PicaCanvas
import PicaControls
import PicaDrawing
import PicaFields
import PicaGraph
import PicaState

/// Takes the keyboard focus for a list, and the presses beside its rows.
struct ListTarget {
    let list: any ListKeyTarget
    let isFocused: Binding<Bool>
}

/// The operations of a list on keys and presses.
@MainActor protocol ListKeyTarget: AccessibleRowOwner {
    var semantics: ListSemantics { get }
    /// Whether assistive technologies see an outline, because some row has child rows.
    var isOutline: Bool { get set }
    /// The rows for assistive technologies.
    var accessibleRows: AccessibleRows { get }
    var takesFocus: Bool { get }
    func take(_ stroke: KeyStroke, now: TimeInterval, isRightToLeft: Bool) -> Bool
    func pressBeside()
    /// Called before the rows' menu opens, after the row under the pointer was told.
    func menuOpens(isByKey: Bool)
    /// The elements of the focused row.
    var keyElements: [Element] { get }
    func canCarryOut(_ command: TextCommand) -> Bool
    func carryOut(_ command: TextCommand)
    /// Whether a mark on a row already shows the focus.
    var showsFocus: Bool { get }
    /// Whether a drop would insert where there are no rows.
    var isInsertingAlone: Bool { get }
    func dragMoved(_ drop: Drop, to point: CGPoint) -> DropAction?
    func dragLeft()
    /// - Parameter take: Called with the target of the drop, and the row before which to insert.
    func dropped(_ drop: Drop, _ take: (any RowInsertion, Int) -> Void)
}

extension ListTarget: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ListTargetBehavior { ListTargetBehavior(element, self) }
}

final class ListTargetBehavior: ElementBehavior, FocusResponder, KeyResponder, PointerResponder, PressHandler,
    MenuResponder, DropResponder, TextCommandResponder
{
    unowned let element: Element
    private var target: ListTarget
    private var isEnabled = true
    private var isRightToLeft = false
    private var environment = EnvironmentValues()
    private var accent = PixelColor.clear
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
        self.environment = environment
        accent = environment.palette[.accent, environment]
        if ring.update(environment) { element.setNeedsPainting() }
    }

    var responder: (any Responder)? { self }
    var canBecomeFocused: Bool { isEnabled && target.list.takesFocus }

    func focusChanged(_ isFocused: Bool) {
        ring.follow(element, telling: target.isFocused)
        element.setNeedsPainting()
    }

    func keyPressed(_ stroke: KeyStroke) -> Bool {
        // Fields and buttons in rows handle all other keys.
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

    /// Tells the list what its menu applies to. If the menu is opened by a key, the row's own menu comes first.
    func openMenu(at point: CGPoint?) -> Bool {
        if point == nil, isEnabled, let opener = keyMenu { return opener.openMenu(at: nil) }
        target.list.menuOpens(isByKey: point == nil || !isEnabled)
        return false
    }

    /// The menu of the focused row, set by a view in the row or around it.
    private var keyMenu: MenuOpenerBehavior? {
        let elements = target.list.keyElements.filter(\.isInTree)
        if let inside = elements.lazy.compactMap(\.menuOpenerInside).first { return inside }
        guard let row = elements.first else { return nil }
        return sequence(first: row) { $0.parent }.prefix { $0 !== element }.lazy
            .compactMap(\.menuOpener).first
    }

    // MARK: Commands

    func canCarryOut(_ command: TextCommand) -> Bool { isEnabled && target.list.canCarryOut(command) }
    func carryOut(_ command: TextCommand) { target.list.carryOut(command) }

    // MARK: Drops

    func dragMoved(_ drop: Drop, to point: CGPoint) -> DropAction? {
        element.setNeedsPainting()
        return isEnabled ? target.list.dragMoved(drop, to: element.toWindow(point)) : nil
    }

    func dragLeft() {
        element.setNeedsPainting()
        target.list.dragLeft()
    }

    func dropped(_ drop: Drop) {
        target.list.dropped(drop) { insertion, offset in
            guard isEnabled, let hold = element.host?.holdInput() else { return drop.finish(nil) }
            insertion.read(drop) { [weak self] result in
                defer { hold.end() }
                guard let self, !hold.isOver else { return drop.finish(nil) }
                switch result {
                case .success(let put):
                    put(offset)
                    drop.finish(.copy)
                case .failure(let error):
                    drop.finish(nil)
                    element.say(
                        PasteWord.Key(error), at: CGRect(origin: .zero, size: element.size), in: environment)
                }
            }
        }
    }

    // MARK: Accessibility

    private var isFocused: Bool { element.host?.focus.focused === element }
    var accessibilityScope: AccessibilityScope { target.list.semantics == .list ? .contained : .open }

    var accessibility: AccessibilityProperties? {
        guard target.list.semantics == .list else { return nil }
        var properties = AccessibilityProperties(role: target.list.isOutline ? .tree : .list, label: "")
        properties.rows = target.list.accessibleRows
        properties.isEnabled = isEnabled
        properties.isFocused = isFocused
        return properties
    }

    func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        if properties.role == .scrollArea, target.list.semantics == .form, isFocused {
            properties.isFocused = true
        }
    }

    /// Draws the ring inside the frame, because lists reach to the edges of windows.
    func paintChildren(on painter: Painter, _ paint: () -> Void) {
        paint()
        var list = DisplayList()
        if let color = ring.color, !target.list.showsFocus {
            list.commands.append(.border(frame, radius: 0, width: ring.width, .color(color)))
        }
        if target.list.isInsertingAlone {
            let line = CGRect(x: frame.minX, y: frame.minY + 6, width: frame.width, height: 2)
            list.commands.append(.rect(line, .color(accent)))
        }
        if !list.isEmpty { painter.draw(list, at: .zero) }
    }
}

extension Element {
    /// The behavior that opens a menu for the element.
    fileprivate var menuOpener: MenuOpenerBehavior? {
        (self as? BehaviorElement<MenuOpenerBehavior>)?.behavior
    }

    /// The first behavior that opens a menu for the element or a descendant.
    var menuOpenerInside: MenuOpenerBehavior? {
        menuOpener ?? children.lazy.compactMap(\.menuOpenerInside).first
    }
}
