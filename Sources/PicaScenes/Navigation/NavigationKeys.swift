import Foundation
import PicaGraph
import PicaState

/// A navigation command that a key sends to a stack or a split view.
enum NavigationCommand {
    case back, forward, toggleSidebar
}

/// Handles the keys of a stack or a split view that the focused view does not use. Escape goes back, Alt with the arrow
/// in reading direction goes forward, and F9 toggles the sidebar. A horizontal two-finger swipe goes back and forward.
struct NavigationKeys {
    /// Returns whether a swipe can perform a command; `nil` if swipes are not handled.
    var canSwipe: (@MainActor (NavigationCommand) -> Bool)?
    /// Performs a command; returns `false` if it has no effect.
    let perform: @MainActor (NavigationCommand) -> Bool
}

extension NavigationKeys: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> NavigationKeysBehavior { NavigationKeysBehavior(element, self) }
}

final class NavigationKeysBehavior: ElementBehavior, ShortcutResponder, WheelResponder {
    unowned let element: Element
    private var keys: NavigationKeys
    private var swipe = WheelSwipe()

    init(_ element: Element, _ keys: NavigationKeys) {
        self.element = element
        self.keys = keys
    }

    func update(_ value: NavigationKeys, _ environment: EnvironmentValues) { keys = value }

    var responder: (any Responder)? { self }

    func shortcutPressed(_ press: KeyStroke) -> Bool {
        // Views inside come first: a field's Escape, or a stack in a column.
        if element.children.contains(where: { $0.performShortcut(press) }) { return true }
        guard !press.isRepeat else { return false }
        let forward: Key = element.direction == .rightToLeft ? .left : .right
        let command: NavigationCommand? =
            switch (press.key, press.modifiers) {
            case (.escape, []): .back
            case (forward, .alternate): .forward
            case (.function(9), []), (.character("s"), [.control, .alternate]): .toggleSidebar
            default: nil
            }
        return command.map(keys.perform) ?? false
    }

    /// Returns the command for a swipe by a distance. Moving the content in the reading direction uncovers the page
    /// below.
    private func command(of distance: CGFloat) -> NavigationCommand {
        (distance < 0) == (element.direction == .leftToRight) ? .back : .forward
    }

    func canScroll(by delta: CGSize) -> Bool {
        abs(delta.width) > abs(delta.height) && keys.canSwipe?(command(of: delta.width)) == true
    }

    func scroll(by delta: CGSize) {
        let step = swipe.add(delta.width, at: element.host?.platform.now ?? 0)
        if step != 0 { _ = keys.perform(command(of: CGFloat(step))) }
    }

    /// Ignores horizontal notches of a wheel: they are not a swipe.
    func turn(by delta: CGSize) {}

    /// Ignores momentum: a swipe ends when the fingers lift.
    func glide(by delta: CGSize) {}
}
