import Foundation
import PicaGraph
import PicaState

/// Makes a menu of the items inside, which the person selects by pointer and keyboard.
package struct MenuList {
    /// Whether the first item is selected from the start.
    let choosesFirst: Bool
    /// Leads keys to the menu while another element has the focus; `nil` if the menu has it.
    let keys: MenuKeys?
}

/// Leads keys to a menu while another element has the focus, such as a field with suggestions.
@MainActor package final class MenuKeys {
    package init() {}

    package fileprivate(set) weak var list: MenuListBehavior?
}

extension MenuList: ElementModifier {
    package typealias Body = Never

    package func makeBehavior(_ element: Element) -> MenuListBehavior { MenuListBehavior(element) }
}

package final class MenuListBehavior: ElementBehavior {
    package unowned let element: Element
    private var choosesFirst = false
    private var keys: MenuKeys?
    private var dismiss: DismissAction?
    /// Closes all menus up to the root; set in a submenu.
    private var rootDismiss: DismissAction?
    /// The opening of this menu, if it is a submenu.
    private var submenuOpening: SubmenuOpening?
    /// The item that the pointer has reached. After a pause its submenu opens, and all others close.
    private weak var pointed: MenuItemBehavior?
    /// The pause in seconds before that, because the pointer may be on its way to an open submenu.
    private static let pause = 0.2
    /// The opening of this menu, if it belongs to a menu bar.
    private var opening: MenuOpening?
    private var hasBegun = false
    /// The last position of the pointer. A pointer that does not move selects nothing, even if an item appears under
    /// it.
    private var pointer: CGPoint?
    private lazy var press = PressRecognizer(element, handler: self)

    init(_ element: Element) { self.element = element }

    package func update(_ value: MenuList, _ environment: EnvironmentValues) {
        choosesFirst = value.choosesFirst
        keys = value.keys
        keys?.list = self
        dismiss = environment.dismiss
        rootDismiss = environment.menuRootDismiss
        guard environment.menuOpening !== opening || environment.submenuOpening !== submenuOpening else {
            return
        }
        opening = environment.menuOpening
        submenuOpening = environment.submenuOpening
        hasBegun = false
        pointer = nil
    }

    package var accessibility: AccessibilityProperties? { AccessibilityProperties(role: .menu, label: "") }

    // MARK: Items

    private var items: [MenuItemBehavior] {
        var found: [MenuItemBehavior] = []
        func visit(_ element: Element) {
            if element.isHidden { return }
            if let item = (element as? BehaviorElement<MenuItemBehavior>)?.behavior {
                found.append(item)
            } else {
                element.children.forEach(visit)
            }
        }
        visit(element)
        return found
    }

    /// Whether there are no items.
    package var isEmpty: Bool { items.isEmpty }

    /// The indices of the items, as of an update of the tree.
    private var indices: (update: Int, all: [ObjectIdentifier: Int]) = (-1, [:])

    /// Returns the place of an item among the items.
    func place(of item: MenuItemBehavior) -> AccessiblePlace? {
        let update = element.graph.updates
        if indices.update != update {
            let numbered = items.enumerated().map { (ObjectIdentifier($1), $0) }
            indices = (update, Dictionary(numbered) { first, _ in first })
        }
        let count = indices.all.count
        return indices.all[ObjectIdentifier(item)].map { AccessiblePlace(index: $0, count: count) }
    }

    private func choose(_ item: MenuItemBehavior?) {
        for other in items where other !== item { other.isChosen = false }
        if item?.isEnabled == true { item?.isChosen = true }
    }

    /// - Parameter point: The point, in the element's points.
    private func item(at point: CGPoint) -> MenuItemBehavior? {
        guard frame.contains(point) else { return nil }
        let place = element.toWindow(point)
        return items.first { $0.frame.contains($0.element.fromWindow(place)) }
    }

    /// Performs an item. The menu closes first, so that the action finds the focus where it was.
    func perform(_ item: MenuItemBehavior?, isByKey: Bool = false) {
        guard let item, item.isEnabled else { return }
        guard item.submenu == nil else { return open(item, isByKey: isByKey) }
        if !item.keepsMenu { (rootDismiss ?? dismiss)?() }
        item.perform()
    }

    // MARK: Submenus

    /// Opens an item's submenu, and closes those of others.
    private func open(_ item: MenuItemBehavior?, isByKey: Bool) {
        element.host?.setDeadline(nil, for: self)
        for other in items where other !== item { other.submenu?.close() }
        if item?.isEnabled == true { item?.submenu?.open(isByKey: isByKey) }
    }

    /// Responds to the pointer reaching an item.
    private func point(at item: MenuItemBehavior?) {
        choose(item)
        pointed = item
        let isDue =
            if let item {
                item.submenu.map { !$0.isOpen } ?? items.contains { $0.submenu?.isOpen == true }
            } else { false }
        guard let host = element.host else { return }
        host.setDeadline(isDue ? host.platform.now + Self.pause : nil, for: self)
    }
}

extension MenuListBehavior: DeadlineClient {
    package func deadlineReached() { open(pointed, isByKey: false) }
}

extension MenuListBehavior: PointerResponder, HoverResponder, PressHandler, ReleaseResponder {
    package var responder: (any Responder)? { self }
    package func hitRule(at point: CGPoint) -> HitRule { frame.contains(point) ? .whole : .nothing }
    package var recognizers: [any PointerRecognizer] { [press] }

    package func hoverMoved(to point: CGPoint) {
        guard point != pointer else { return }
        pointer = point
        self.point(at: item(at: point))
    }

    package func hoverChanged(_ isHovered: Bool) {
        if !isHovered {
            pointer = nil
            self.point(at: nil)
        }
    }

    package func takes(_ press: PointerPress) -> Bool { press.button != .middle }
    package func pressBegan(_ press: PointerPress) { choose(item(at: press.location)) }
    package func pressMoved(to point: CGPoint, _ modifiers: Modifiers) { choose(item(at: point)) }
    package func pressEnded(at point: CGPoint, _ modifiers: Modifiers) { perform(item(at: point)) }
    package func pressCancelled() { choose(nil) }
    package func pointerReleased(at point: CGPoint) { perform(item(at: point)) }
}

extension MenuListBehavior: KeyResponder, FocusResponder {
    package var canBecomeFocused: Bool { keys == nil }

    package func focusChanged(_ isFocused: Bool) {
        guard isFocused, !hasBegun else { return }
        hasBegun = true
        let items = items
        if items.isEmpty {
            dismiss?()
        } else {
            let enabled = items.filter(\.isEnabled)
            // A menu of a menu bar starts at its first item; a pop-up menu starts at its chosen item.
            let shown = opening == nil ? enabled.first(where: \.isOn) : nil
            let first = choosesFirst ? shown ?? enabled.first : nil
            choose(first)
            // The menu may still be scrolled from its last opening.
            if let seen = first?.isOn == true ? first : items.first { seen.element.reveal(seen.frame) }
        }
    }

    /// Handles all keys while the menu is open.
    package func keyPressed(_ press: KeyStroke) -> Bool {
        if press.opensMenu || opening != nil && press.key == .function(10) {
            dismiss?()
            return true
        }
        switch press.key {
        case .left: turn(isForward: element.direction == .rightToLeft)
        case .right: turn(isForward: element.direction == .leftToRight)
        case .return where !press.isRepeat, .space where !press.isRepeat:
            perform(items.first(where: \.isChosen), isByKey: true)
        case .down: move { $0 + 1 }
        case .up: move { $0 - 1 }
        case .tab: move { press.modifiers.contains(.shift) ? $0 - 1 : $0 + 1 }
        case .home, .pageUp: move { _ in 0 }
        case .end, .pageDown: move { _ in -1 }
        case .character(let letter) where press.types: find(letter)
        default: break
        }
        return true
    }

    /// Moves into a submenu, out of it, or to the next menu of a menu bar.
    private func turn(isForward: Bool) {
        let chosen = items.first(where: \.isChosen)
        if isForward, let chosen, chosen.submenu != nil {
            open(chosen, isByKey: true)
        } else if isForward, chosen == nil, submenuOpening != nil {
            move { _ in 0 }
        } else if !isForward, submenuOpening != nil {
            dismiss?()
        } else {
            opening?.move(by: isForward ? 1 : -1)
        }
    }

    /// Handles a key while another element has the focus: only keys that move the selection and choose an item.
    package func keyPressedElsewhere(_ press: KeyStroke) -> Bool {
        switch (press.key, press.modifiers) {
        case (.down, []): move { $0 + 1 }
        case (.up, []): move { $0 - 1 }
        case (.return, []):
            guard let chosen = items.first(where: \.isChosen) else { return false }
            perform(chosen)
        default: return false
        }
        return true
    }

    /// Selects another enabled item, wrapping around at the ends.
    /// - Parameter next: Returns the new index for the selected one; without a selection it is called with -1.
    private func move(_ next: (Int) -> Int) {
        let enabled = items.filter(\.isEnabled)
        guard !enabled.isEmpty else { return }
        let present = enabled.firstIndex(where: \.isChosen)
        var index = present.map(next) ?? next(-1)
        // Without a selection, moving up selects the last item.
        if present == nil, index < -1 { index = -1 }
        show(enabled[(index + enabled.count) % enabled.count])
    }

    /// Selects the next item that begins with a letter.
    private func find(_ letter: Character) {
        let enabled = items.filter(\.isEnabled)
        let start = (enabled.firstIndex(where: \.isChosen) ?? -1) + 1
        let next = (enabled[start...] + enabled[..<start]).first { item in
            item.title.range(
                of: String(letter), options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
        }
        if let next { show(next) }
    }

    private func show(_ item: MenuItemBehavior) {
        choose(item)
        item.element.reveal(item.frame)
    }
}
