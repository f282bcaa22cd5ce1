import Foundation
import PicaGraph
import PicaState

/// Makes the titles inside a menu bar, whose menus open by pointer and keyboard.
struct MenuBarTarget {
    let opening: Binding<MenuOpening?>
    /// A binding that is `true` while Alt is held.
    let showsMnemonics: Binding<Bool>
}

extension MenuBarTarget: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> MenuBarBehavior { MenuBarBehavior(element) }
}

final class MenuBarBehavior: ElementBehavior {
    unowned let element: Element
    private var opening: Binding<MenuOpening?>?
    private var showsMnemonics: Binding<Bool>?
    /// The last position of the pointer. A pointer that does not move opens nothing, even if a title appears under it.
    private var pointer: CGPoint?
    private lazy var press = PressRecognizer(element, handler: self)

    init(_ element: Element) { self.element = element }

    func update(_ value: MenuBarTarget, _ environment: EnvironmentValues) {
        opening = value.opening
        showsMnemonics = value.showsMnemonics
        environment.textCommandCenter?.bar = element
    }

    var accessibility: AccessibilityProperties? { AccessibilityProperties(role: .menuBar, label: "") }

    private var titles: [MenuTitleBehavior] {
        var found: [MenuTitleBehavior] = []
        func visit(_ element: Element) {
            if let title = (element as? BehaviorElement<MenuTitleBehavior>)?.behavior {
                found.append(title)
            } else {
                element.children.forEach(visit)
            }
        }
        visit(element)
        return found
    }

    /// Returns the title at a point, or below it, since the window's edge is the easiest target.
    /// - Parameter point: The point, in the element's points.
    private func title(at point: CGPoint, in titles: [MenuTitleBehavior]) -> MenuTitleBehavior? {
        let place = element.toWindow(point)
        return titles.first { (0..<$0.frame.width).contains($0.element.fromWindow(place).x) }
    }

    private var openMenu: AnyHashable? { opening?.wrappedValue?.menu }

    fileprivate func close() { opening?.wrappedValue = nil }

    /// Returns the place of a title in the bar.
    fileprivate func place(of title: MenuTitleBehavior) -> AccessiblePlace? {
        let titles = titles
        return titles.firstIndex { $0 === title }.map { AccessiblePlace(index: $0, count: titles.count) }
    }

    /// Opens a menu in place of the open one.
    fileprivate func open(_ title: MenuTitleBehavior, isByKey: Bool) {
        guard let menu = title.menu else { return }
        title.element.reveal(title.frame)
        opening?.wrappedValue = MenuOpening(menu, isByKey: isByKey, in: self)
    }

    /// Opens the menu a number of places from another, wrapping around at the ends.
    func move(by step: Int, from menu: AnyHashable) {
        let titles = titles
        guard let index = titles.firstIndex(where: { $0.menu == menu }) else { return }
        open(titles[(index + step + titles.count) % titles.count], isByKey: true)
    }
}

extension MenuBarBehavior: MenuBarResponder {
    func keyPressedInWindow(_ press: KeyStroke) -> Bool {
        let titles = titles
        if press.key == .function(10), press.modifiers.isEmpty, let first = titles.first {
            open(first, isByKey: true)
            return true
        }
        if titles.contains(where: { $0.content?.performShortcut(press) == true }) { return true }
        guard press.modifiers == .alternate, case .character(let key) = press.key,
            let letter = Mnemonics.letter(key),
            let title = titles.first(where: { $0.mnemonic.flatMap(Mnemonics.letter) == letter })
        else { return false }
        open(title, isByKey: true)
        return true
    }

    func alternateChanged(_ isHeld: Bool) {
        if showsMnemonics?.wrappedValue != isHeld { showsMnemonics?.wrappedValue = isHeld }
    }
}

extension MenuBarBehavior: PointerResponder, HoverResponder, PressHandler {
    var responder: (any Responder)? { self }
    func hitRule(at point: CGPoint) -> HitRule { frame.contains(point) ? .whole : .nothing }
    var recognizers: [any PointerRecognizer] { [press] }

    func hoverMoved(to point: CGPoint) {
        guard point != pointer else { return }
        pointer = point
        let titles = titles
        let pointed = title(at: point, in: titles)
        for title in titles { title.isHovered = title === pointed }
        if let pointed, let openMenu, openMenu != pointed.menu { open(pointed, isByKey: false) }
    }

    func hoverChanged(_ isHovered: Bool) {
        guard !isHovered else { return }
        pointer = nil
        for title in titles { title.isHovered = false }
    }

    func takes(_ press: PointerPress) -> Bool { press.button == .primary }

    func pressBegan(_ press: PointerPress) {
        if let pressed = title(at: press.location, in: titles), pressed.menu != openMenu {
            open(pressed, isByKey: false)
        } else {
            opening?.wrappedValue = nil
        }
    }

    func pressMoved(to point: CGPoint, _ modifiers: Modifiers) {}
    func pressEnded(at point: CGPoint, _ modifiers: Modifiers) {}
    func pressCancelled() {}
}

/// The title of a menu in a menu bar.
struct MenuTitleTarget {
    let menu: AnyHashable
    let isOpen: Bool
    let isHovered: Binding<Bool>
    let content: PortalPassage
    /// The letter that opens the menu together with Alt.
    let mnemonic: Character?
}

extension MenuTitleTarget: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> MenuTitleBehavior { MenuTitleBehavior(element) }
}

final class MenuTitleBehavior: ElementBehavior {
    unowned let element: Element
    private var target: MenuTitleTarget?

    init(_ element: Element) { self.element = element }

    func update(_ value: MenuTitleTarget, _ environment: EnvironmentValues) { target = value }

    var menu: AnyHashable? { target?.menu }
    var mnemonic: Character? { target?.mnemonic }
    /// The passage that provides the menu's content.
    var content: PortalPassage? { target?.content }

    var isHovered: Bool {
        get { target?.isHovered.wrappedValue ?? false }
        set { if newValue != isHovered { target?.isHovered.wrappedValue = newValue } }
    }

    var accessibilityScope: AccessibilityScope { .closed }

    var accessibility: AccessibilityProperties? {
        var properties = AccessibilityProperties(
            role: .menuBarItem, label: element.combinedAccessibilityLabel)
        let isOpen = target?.isOpen == true
        properties.isSelected = isOpen
        properties.isExpanded = isOpen
        properties.opensMenu = true
        guard let bar else { return properties }
        properties.place = bar.place(of: self)
        properties.offer(.main) { [weak self] in self?.setOpen(!isOpen) }
        properties.offer(isOpen ? .collapse : .expand) { [weak self] in self?.setOpen(!isOpen) }
        return properties
    }

    /// The menu bar around the title.
    private var bar: MenuBarBehavior? {
        element.enclosingBehavior(MenuBarBehavior.self)
    }

    private func setOpen(_ isOpen: Bool) {
        if isOpen { bar?.open(self, isByKey: true) } else { bar?.close() }
    }
}
