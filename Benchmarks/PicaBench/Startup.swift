/// A window with the form: from exec to the end of its first frame.
@MainActor enum Startup {
    static func run() {
        Frames.run(FormApp.self) { (end: Double) in
            let (cpu, peak, unshared) = (Clock.cpu, Memory.peak, Memory.unshared)
            Report.emit("startup.first_frame", end - Clock.exec, "ms")
            Report.emit("startup.init", Frames.ready - Clock.exec, "ms")
            Report.emit("startup.cpu", cpu, "ms")
            Report.emit("startup.peak_rss", peak, "MiB")
            Report.emit("startup.private", unshared, "MiB")
            ScreenShot.check("startup.check")
            Report.finish()
        }
    }
}
