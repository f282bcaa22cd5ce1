import CPicaSDL
import PicaUI

/// A scrolled column or grid that creates only visible views: its first frame, a fling, its memory.
@MainActor enum LazyRows {
    static var count = 0

    static var isGrid = false

    static func run(count: Int, isGrid: Bool = false) {
        (self.count, self.isGrid) = (count, isGrid)
        let name = "\(isGrid ? "lazy_grid" : "lazy").\(count)"
        Frames.run(LazyRowsApp.self) { first in
            Report.emit("\(name).first_frame", first - Frames.ready, "ms")
            _ = await Settling.wait()
            Report.emit("\(name).rss", Memory.resident, "MiB")
            var frames: [Double] = []
            for step in 0..<600 {
                // At most as fast as a person flings, and slower again.
                let notches = Int32(1 + 20 * min(step, 600 - step) / 300)
                guard let time = await Frames.duration({ Events.scroll(by: -notches) }) else { break }
                frames.append(time)
            }
            Report.emit("\(name).fling", frames)
            _ = await Settling.wait()
            Report.emit("\(name).rss_after", Memory.resident, "MiB")
        }
    }
}

struct LazyRowsApp: App {
    var body: some Scene {
        let _ = Frames.toolkitIsReady()
        WindowGroup("Rows") {
            ScrollView {
                if LazyRows.isGrid {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))], spacing: 8) { cells }
                } else {
                    LazyVStack(alignment: .leading, spacing: 2) { cells }
                }
            }
        }
        .defaultSize(Content.windowSize)
    }

    private var cells: some View {
        ForEach(0..<LazyRows.count, id: \.self) { Text(Content.label($0, version: 0)) }
    }
}
