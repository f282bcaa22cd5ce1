import Observation
import PicaUI

/// A scrolled column of labels, all of them there.
@MainActor enum Labels {
    static var count = 0
    static var column = LabelColumn(count: 0)

    /// Once the toolkit is ready: making them counts.
    static func makeColumn() { column = LabelColumn(count: count) }

    static func run(count: Int) {
        self.count = count
        let name = "labels.\(count)"
        Frames.run(LabelsApp.self) { first in
            Report.emit("\(name).first_frame", first - Frames.ready, "ms")
            _ = await Settling.wait()
            Report.emit("\(name).rss", Memory.resident, "MiB")
            ScreenShot.check("\(name).check")

            var updates: [Double] = []
            let end = Clock.now + Report.seconds("BENCH_BUDGET_S", default: 20) * 1000
            while updates.count < 40, Clock.now < end {
                await Frames.wait(Report.seconds("BENCH_PACE_MS", default: 0))
                let row = 5 + updates.count % 7
                let text = Content.label(row, version: updates.count + 1)
                guard let time = await Frames.duration({ column.labels[row].text = text }) else { break }
                updates.append(time)
            }
            Report.emit("\(name).update", updates)

            var rescales: [Double] = []
            for turn in 0..<4 {
                _ = await Settling.wait()
                guard let time = await Frames.duration({ column.scale = turn % 2 == 0 ? 1.25 : 1 }) else {
                    break
                }
                rescales.append(time)
            }
            Report.emit("\(name).rescale", rescales)
        }
    }
}

struct LabelsApp: App {
    var body: some Scene {
        let _ = Frames.toolkitIsReady()
        let _ = Labels.makeColumn()
        WindowGroup("Labels") { LabelList(column: Labels.column) }
            .defaultSize(Content.windowSize)
    }
}

@MainActor @Observable final class LabelColumn {
    let labels: [LabelText]
    var scale: CGFloat = 1

    init(count: Int) { labels = (0..<count).map(LabelText.init) }
}

@MainActor @Observable final class LabelText: Identifiable {
    let index: Int
    var text: String
    nonisolated var id: Int { index }

    init(index: Int) {
        self.index = index
        text = Content.label(index, version: 0)
    }
}

struct LabelList: View {
    let column: LabelColumn

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 2) {
                ForEach(column.labels) { LabelRow(label: $0) }
            }
        }
        .font(Content.font(scale: column.scale))
        .environment(\.labelScale, column.scale)
    }
}

struct LabelRow: View {
    let label: LabelText
    @Environment(\.labelScale) private var scale

    var body: some View {
        let text = Text(label.text)
        switch label.index % 5 {
        case 1: text.bold()
        case 2: text.italic()
        case 3: text.font(Content.font(scale: 1.2 * scale))
        case 4: text.foregroundStyle(Color(red: 0x1A / 255, green: 0x5F / 255, blue: 0xB4 / 255))
        default: text
        }
    }
}

private enum LabelScaleKey: EnvironmentKey {
    static let defaultValue: CGFloat = 1
}

extension EnvironmentValues {
    var labelScale: CGFloat {
        get { self[LabelScaleKey.self] }
        set { self[LabelScaleKey.self] = newValue }
    }
}
