import Foundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews

@testable import PicaScenes

/// An app made of scenes, and the windows that they describe, without a desktop.
@MainActor final class SceneWindows<Content: Scene> {
    private var graph: AppGraph<SceneApp<Content>>?
    private(set) var all: [WindowDescription] = []
    /// The requests to windows, in order.
    private(set) var asked: [String] = []

    init(@SceneBuilder _ scenes: @escaping @MainActor () -> Content) {
        graph = AppGraph(SceneApp(scenes), environment: EnvironmentValues()) { [unowned self] in all = $0 }
    }

    /// Opens a window.
    func open(_ index: Int = 0, width: CGFloat = 500, height: CGFloat = 400) throws -> TestHost {
        let root = all[index].root
        let actions = WindowActions(
            openAnother: { [weak self] in self?.asked.append("another") },
            close: { [weak self] in self?.asked.append("close") },
            quit: { [weak self] in self?.asked.append("quit") })
        let host = try mount(width: width, height: height) { root }
        host.setEnvironment(\.windowActions, actions)
        return host
    }
}

struct SceneApp<Content: Scene>: App {
    private let scenes: @MainActor () -> Content

    init(_ scenes: @escaping @MainActor () -> Content) { self.scenes = scenes }
    init() { preconditionFailure("it is made of scenes") }

    var body: some Scene { scenes() }
}

extension TestHost {
    /// The titles in the bar.
    var menuTitles: [String] { all(.menuBarItem).map(\.label) }
    /// The enabled and the disabled items of the open menu.
    var items: [String] { all(.menuItem).map(\.label) }
    var enabledItems: [String] { all(.menuItem).filter(\.isEnabled).map(\.label) }
    /// The item that Return would choose.
    var chosenItem: String? { all(.menuItem).first(where: \.isFocused)?.label }
    /// The menu that is open.
    var openMenu: String? { all(.menuBarItem).first(where: \.isSelected)?.label }

    /// Opens a menu, and chooses from it.
    func choose(_ item: String, from menu: String) throws {
        try find(.menuBarItem, menu).click()
        try find(.menuItem, item).click()
    }
}
