/// The form with the keyboard in its text field, left alone for ten seconds.
@MainActor enum Idle {
    /// - Parameter delay: Seconds of rest before; after 10 the caret does not blink any more.
    static func run(delay: Double, name: String) {
        FormApp.takesFocus = true
        Frames.run(FormApp.self) { _ in
            Frames.focusWindow()
            await Frames.wait(delay * 1000)
            let (frames, cpu, serverCPU) = (Frames.count, Clock.cpu, Clock.serverCPU)
            await Frames.wait(10000)
            Report.emit("\(name).cpu_10s", Clock.cpu - cpu, "ms")
            if let serverCPU, let now = Clock.serverCPU {
                Report.emit("\(name).xserver_cpu_10s", now - serverCPU, "ms")
            }
            Report.emit("\(name).frames_10s", Frames.count - frames, "count")
            Report.emit("\(name).focused", StartupForm.isTyping && Frames.hasKeyboard ? 1 : 0, "bool")
        }
    }
}
