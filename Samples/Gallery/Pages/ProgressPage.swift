import PicaUI

struct ProgressPage: View {
    @State private var done = 0.4
    @State private var start = Date()

    var body: some View {
        Example("Determinate", note: "Bars and rings fill as the work proceeds.") {
            ProgressView("Copying", value: done)
            ProgressView(value: done * 20, total: 20) {
                Text("Copying")
            } currentValueLabel: {
                Text("\(Int(done * 20)) of 20 files")
            }
            .tint(.green)
            FlowLayout(spacing: 16) {
                ProgressView("Ring", value: done)
                    .progressViewStyle(.circular)
                ProgressView(value: done)
                    .progressViewStyle(.circular)
                    .controlSize(.small)
            }
            FlowLayout(spacing: 12) {
                Button("More") { done = min(1, done + 0.1) }
                    .buttonRepeatBehavior(.enabled)
                Button("Less") { done = max(0, done - 0.1) }
                    .buttonRepeatBehavior(.enabled)
            }
        }
        Example("Indeterminate", note: "For work of unknown length.") {
            FlowLayout(spacing: 16) {
                ProgressView()
                    .controlSize(.small)
                ProgressView()
                ProgressView("Loading")
                ProgressView()
                    .controlSize(.large)
                    .tint(.purple)
            }
            ProgressView()
                .progressViewStyle(.linear)
        }
        Example("Timed") {
            ProgressView(timerInterval: start...start.addingTimeInterval(60)) {
                Text("One minute")
            }
            Button("Begin") { start = Date() }
        }
        Example("A custom style") {
            ProgressView("Copying", value: done)
                .progressViewStyle(.blocks)
        }
    }
}

/// Ten blocks that fill in proportion to the progress.
struct BlocksProgressViewStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            ForEach(0..<10) { index in
                RoundedRectangle(cornerRadius: 2)
                    .fill(.tint)
                    .opacity(Double(index) < (configuration.fractionCompleted ?? 0) * 10 ? 1 : 0.2)
                    .frame(width: 10, height: 14)
            }
        }
    }
}

extension ProgressViewStyle where Self == BlocksProgressViewStyle {
    static var blocks: BlocksProgressViewStyle { BlocksProgressViewStyle() }
}
