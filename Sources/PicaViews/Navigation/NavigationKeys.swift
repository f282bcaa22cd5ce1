import Foundation
import PicaGraph

/// What a key asks of a stack or a split view.
enum NavigationCommand {
    case back, forward, toggleSidebar
}

/// Gives a stack or a split view its keys, where nobody with the focus takes them: Escape goes back, Alt with the arrow
/// to where reading goes forward, F9 shows and hides the sidebar. Two fingers that move sideways go back and forward.
struct NavigationKeys {
    /// Whether a swipe can do what the command says; nil where there are no swipes.
    var canSwipe: (@MainActor (NavigationCommand) -> Bool)?
    /// Returns false where the command has no use.
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
        // What is inside goes first: a field's Escape, a stack in a column.
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

    /// What fingers that move by a distance ask for: content that follows them to where reading goes uncovers the page
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

    /// A wheel that turns sideways is no swipe.
    func turn(by delta: CGSize) {}

    /// What fingers have let go is over.
    func glide(by delta: CGSize) {}
}
