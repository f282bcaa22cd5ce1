import Foundation
import PicaGraph

/// Makes a menu of the items inside: pointer and keyboard choose among them.
struct MenuList {
    /// Whether the first item is chosen from the start.
    let choosesFirst: Bool
    /// Who has the keyboard instead of the menu; nil where that has it.
    let keys: MenuKeys?
}

/// Leads keys to a menu while something else has the keyboard: a field whose suggestions it is.
@MainActor final class MenuKeys {
    fileprivate(set) weak var list: MenuListBehavior?
}

extension MenuList: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> MenuListBehavior { MenuListBehavior(element) }
}

final class MenuListBehavior: ElementBehavior {
    unowned let element: Element
    private var choosesFirst = false
    private var keys: MenuKeys?
    private var dismiss: DismissAction?
    /// In a submenu: takes away all that it hangs from, too.
    private var rootDismiss: DismissAction?
    /// In a submenu: since when it is open.
    private var submenuOpening: SubmenuOpening?
    /// The item that the pointer has come to, until what hangs from it opens and all else closes.
    private weak var pointed: MenuItemBehavior?
    /// How long the pointer has to be at an item for that, in seconds: it may be on its way to a submenu.
    private static let pause = 0.2
    /// Where the menu hangs from a bar: since when it is open.
    private var opening: MenuOpening?
    private var hasBegun = false
    /// Where the pointer was last: one that stays chooses nothing, whatever comes under it.
    private var pointer: CGPoint?
    private lazy var press = PressRecognizer(element, handler: self)

    init(_ element: Element) { self.element = element }

    func update(_ value: MenuList, _ environment: EnvironmentValues) {
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

    var accessibility: AccessibilityProperties? { AccessibilityProperties(role: .menu, label: "") }

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

    /// Whether there is nothing to choose.
    var isEmpty: Bool { items.isEmpty }

    private func choose(_ item: MenuItemBehavior?) {
        for other in items where other !== item { other.isChosen = false }
        if item?.isEnabled == true { item?.isChosen = true }
    }

    /// - Parameter point: In own points.
    private func item(at point: CGPoint) -> MenuItemBehavior? {
        guard frame.contains(point) else { return nil }
        let place = element.toWindow(point)
        return items.first { $0.frame.contains($0.element.fromWindow(place)) }
    }

    /// The menu goes first: what the item does finds the keyboard where it was.
    private func perform(_ item: MenuItemBehavior?, isByKey: Bool = false) {
        guard let item, item.isEnabled else { return }
        guard item.submenu == nil else { return open(item, isByKey: isByKey) }
        if !item.keepsMenu { (rootDismiss ?? dismiss)?() }
        item.perform()
    }

    // MARK: Submenus

    /// Opens what hangs from an item, and closes what hangs from others.
    private func open(_ item: MenuItemBehavior?, isByKey: Bool) {
        element.host?.setDeadline(nil, for: self)
        for other in items where other !== item { other.submenu?.close() }
        if item?.isEnabled == true { item?.submenu?.open(isByKey: isByKey) }
    }

    /// The pointer has come to an item.
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
    func deadlineReached() { open(pointed, isByKey: false) }
}

extension MenuListBehavior: PointerResponder, HoverResponder, PressHandler, ReleaseResponder {
    var responder: (any Responder)? { self }
    func hitRule(at point: CGPoint) -> HitRule { frame.contains(point) ? .whole : .nothing }
    var recognizers: [any PointerRecognizer] { [press] }

    func hoverMoved(to point: CGPoint) {
        guard point != pointer else { return }
        pointer = point
        self.point(at: item(at: point))
    }

    func hoverChanged(_ isHovered: Bool) {
        if !isHovered {
            pointer = nil
            self.point(at: nil)
        }
    }

    func takes(_ press: PointerPress) -> Bool { press.button != .middle }
    func pressBegan(_ press: PointerPress) { choose(item(at: press.location)) }
    func pressMoved(to point: CGPoint, _ modifiers: Modifiers) { choose(item(at: point)) }
    func pressEnded(at point: CGPoint, _ modifiers: Modifiers) { perform(item(at: point)) }
    func pressCancelled() { choose(nil) }
    func pointerReleased(at point: CGPoint) { perform(item(at: point)) }
}

extension MenuListBehavior: KeyResponder, FocusResponder {
    var canBecomeFocused: Bool { keys == nil }

    func focusChanged(_ isFocused: Bool) {
        guard isFocused, !hasBegun else { return }
        hasBegun = true
        let items = items
        if items.isEmpty {
            dismiss?()
        } else {
            let enabled = items.filter(\.isEnabled)
            // What hangs from a bar begins at its beginning, what shows a choice at that.
            let shown = opening == nil ? enabled.first(where: \.isOn) : nil
            let first = choosesFirst ? shown ?? enabled.first : nil
            choose(first)
            // It may have been scrolled when it was open before.
            if let seen = first?.isOn == true ? first : items.first { seen.element.reveal(seen.frame) }
        }
    }

    /// An open menu has all keys.
    func keyPressed(_ press: KeyStroke) -> Bool {
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

    /// Into a submenu or out of it, or else to the next menu of a bar.
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

    /// A key that somebody types elsewhere, of which the menu takes only what moves the choice and takes it.
    func keyPressedElsewhere(_ press: KeyStroke) -> Bool {
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

    /// Chooses another of the enabled items, around the ends.
    /// - Parameter next: By the index of the one that is chosen: -1 is before the first and the last one, too.
    private func move(_ next: (Int) -> Int) {
        let enabled = items.filter(\.isEnabled)
        guard !enabled.isEmpty else { return }
        let present = enabled.firstIndex(where: \.isChosen)
        var index = present.map(next) ?? next(-1)
        // Without a choice the last item is before the first.
        if present == nil, index < -1 { index = -1 }
        show(enabled[(index + enabled.count) % enabled.count])
    }

    /// Chooses the next item that begins with a letter.
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
