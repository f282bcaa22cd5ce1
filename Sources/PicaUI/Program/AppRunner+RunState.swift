import PicaGraph

extension AppRunner {
    /// Opens the windows that the program's predecessor left; otherwise a window of the first scene.
    func openFirstWindows() throws {
        for window in RunState.usualFile.flatMap(RunState.take)?.windows ?? []
        where descriptions.indices.contains(window.scene) {
            try openWindow(at: window.scene, continuing: window)
        }
        if open.isEmpty, let first = descriptions.firstToOpen { try openWindow(at: first) }
    }

    /// Leaves the windows for the program's successor if `pica run` started the program.
    func leaveRunState() {
        guard let file = RunState.usualFile else { return }
        let windows = open.map { entry in
            RunState.Window(
                scene: entry.place, place: entry.window.place,
                size: entry.window.isZoomed ? nil : entry.window.frame.size, values: entry.host.savedState,
                value: entry.value.data)
        }
        RunState(windows: windows).write(to: file)
    }
}
