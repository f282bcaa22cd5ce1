import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaUI
import PicaViews

/// Frames of 800x600, in memory, while views move: 1,000 views by one spring; 50 pairs of which one view leaves
/// and one enters with the same identity; and a spring of one view beside the painting.
@MainActor enum Moving {
    private static let frames = 60

    static func run() {
        measure("moving.views_1000", painted: true) { AnyView(Crowd(isMoved: $0)) }
        measure("moving.pairs_50", painted: true) { AnyView(Pairs(isMoved: $0)) }
        measure("moving.spring", painted: false) { AnyView(Single(isMoved: $0)) }
        Report.finish()
    }

    private static func measure(_ name: String, painted: Bool, _ content: (Bool) -> AnyView) {
        let platform = ClockedPlatform()
        let host = ViewHost(content(false), platform: platform)
        host.resize(to: Content.windowSize, scale: 1)
        _ = host.update()
        let bitmap = Bitmap(width: Int(Content.windowSize.width), height: Int(Content.windowSize.height))
        func paint(_ damage: [CGRect]) {
            var region = Region()
            for rect in damage { region.add(PixelRect(covering: rect, scale: 1)) }
            let painter = Painter(target: SoftwareTarget(bitmap), scale: 1, glyphs: .shared)
            painter.paint(region) { host.paint(on: $0) }
        }
        paint([CGRect(origin: .zero, size: Content.windowSize)])
        var times: [Double] = []
        for turn in 0..<4 {
            host.setRoot(content(turn.isMultiple(of: 2)))
            _ = host.update()
            for _ in 0..<frames {
                platform.now += 1.0 / 60
                let start = Clock.now
                let damage = host.update()
                if painted { paint(damage) }
                times.append(Clock.now - start)
            }
            platform.now += 10
            paint(host.update())
        }
        Report.emit(name, times)
    }

    private struct Crowd: View {
        let isMoved: Bool

        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.white
                ForEach(0..<1000) { number in
                    Color(hue: Double(number) / 1000, saturation: 0.8, brightness: 0.8)
                        .frame(width: 12, height: 12)
                        .offset(
                            x: CGFloat(number % 40) * (isMoved ? 19 : 10),
                            y: CGFloat(number / 40) * (isMoved ? 23 : 11))
                }
            }
            .animation(.spring(duration: 0.9), value: isMoved)
        }
    }

    private struct Pairs: View {
        let isMoved: Bool
        @Namespace private var space

        var body: some View {
            ZStack(alignment: isMoved ? .bottomTrailing : .topLeading) {
                Color.white
                ForEach(0..<50) { number in
                    let offset = CGSize(width: number % 10 * 40, height: number / 10 * 40)
                    if isMoved {
                        Color.red.matchedGeometryEffect(id: number, in: space)
                            .frame(width: 36, height: 36).offset(x: -offset.width, y: -offset.height)
                    } else {
                        Color.blue.matchedGeometryEffect(id: number, in: space)
                            .frame(width: 24, height: 24).offset(offset)
                    }
                }
            }
            .animation(.spring(duration: 0.9), value: isMoved)
        }
    }

    private struct Single: View {
        let isMoved: Bool

        var body: some View {
            Color.red.frame(width: 40, height: 40).offset(x: isMoved ? 200 : 0)
                .animation(.spring(duration: 0.9), value: isMoved)
        }
    }
}
