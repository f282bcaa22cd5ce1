import Foundation
import PicaGraph
import PicaUI
import PicaViews

/// The pointer moved over 10,000 views that know whether it is over them, and over as many that do not care:
/// microseconds a motion, with what it changes.
@MainActor enum Pointing {
    private static let motions = 20_000

    static func run() {
        measure("pointing.hovered_10000") { AnyView(Cells(areHovered: true)) }
        measure("pointing.plain_10000") { AnyView(Cells(areHovered: false)) }
        Report.finish()
    }

    private static func measure(_ name: String, _ content: () -> AnyView) {
        let platform = ClockedPlatform()
        let host = ViewHost(content(), platform: platform)
        host.resize(to: Content.windowSize, scale: 1)
        _ = host.update()
        var times: [Double] = []
        times.reserveCapacity(motions)
        for step in 0..<motions {
            platform.now += 0.008
            // Along a line that comes past all of the window.
            let point = CGPoint(
                x: Double(step * 7 % Int(Content.windowSize.width)),
                y: Double(step * 3 % Int(Content.windowSize.height)))
            let start = Clock.now
            host.handle(.pointerMoved(point, []))
            _ = host.update()
            times.append(Clock.now - start)
        }
        let sorted = times.sorted()
        Report.emit("\(name).p50", sorted[motions / 2] * 1000, "us")
        Report.emit("\(name).p99", sorted[motions * 99 / 100] * 1000, "us")
        Report.emit("\(name).mean", times.reduce(0, +) / Double(motions) * 1000, "us")
    }

    private struct Cells: View {
        let areHovered: Bool

        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<100) { row in
                    HStack(spacing: 0) {
                        ForEach(0..<100) { column in
                            let color = Color(
                                hue: Double(row * column % 100) / 100, saturation: 0.5, brightness: 0.8)
                            if areHovered {
                                color.onHover { _ in }
                            } else {
                                color
                            }
                        }
                    }
                }
            }
        }
    }
}
