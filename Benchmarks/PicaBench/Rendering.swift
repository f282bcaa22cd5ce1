import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaUI
import PicaViews

/// The form painted into an image of 800x600, time and again.
@MainActor enum Rendering {
    static func run() {
        let host = ViewHost(StartupForm(), platform: OffscreenPlatform())
        host.resize(to: Content.windowSize, scale: 1)
        _ = host.update()
        let bitmap = Bitmap(width: Int(Content.windowSize.width), height: Int(Content.windowSize.height))
        measure("render.form") {
            let painter = Painter(target: SoftwareTarget(bitmap), scale: 1, glyphs: .shared)
            host.paint(on: painter)
            painter.finish()
        }
        let pixels = bitmap.pixels
        Report.emit("render.check", pixels.reduce(0) { $0 + ($1 == pixels[0] ? 0 : 1) }, "pixels")
        if let file = Report.variable("BENCH_SHOT"), let png = bitmap.pngData() {
            _ = FileManager.default.createFile(atPath: file, contents: Data(png))
        }
        // An app's work: a new picture each time.
        let renderer = ImageRenderer(content: StartupForm())
        renderer.proposedSize = ProposedViewSize(Content.windowSize)
        renderer.isOpaque = true
        measure("render.form_new_picture") { _ = renderer.bitmap() }
        Report.finish()
    }

    private static func measure(_ metric: String, _ body: () -> Void) {
        var times: [Double] = []
        for turn in 0..<220 {
            let start = Clock.now
            body()
            if turn >= 20 { times.append(Clock.now - start) }
        }
        Report.emit(metric, times)
    }
}
