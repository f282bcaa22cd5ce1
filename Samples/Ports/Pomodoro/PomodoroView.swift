import SwiftUI

struct PomodoroView: View {
    @ObservedObject var session: Session

    private var time: String {
        let seconds = Int(session.remaining)
        return String(format: "%02d:%02d", seconds / 60, seconds % 60)
    }

    var body: some View {
        VStack(spacing: 20) {
            Picker("Phase", selection: $session.phase) {
                ForEach(Session.Phase.allCases) { Text($0.rawValue) }
            }
            .pickerStyle(.segmented)
            .labelsHidden()

            ZStack {
                Circle()
                    .stroke(.quaternary, lineWidth: 12)
                Circle()
                    .trim(from: 0, to: session.fraction)
                    .stroke(session.phase.tint, style: StrokeStyle(lineWidth: 12, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                Text(time)
                    .font(.system(.largeTitle, design: .monospaced))
                    .accessibilityLabel("Time left")
                    .accessibilityValue(time)
            }
            .frame(width: 180, height: 180)
            .animation(.easeInOut, value: session.fraction)

            HStack {
                Button(session.isRunning ? "Pause" : "Start") { session.toggle() }
                    .keyboardShortcut(.space, modifiers: [])
                Button("Skip") { session.tick(by: session.remaining) }
            }
        }
        .padding(24)
        .background {
            LinearGradient(
                colors: [session.phase.tint.opacity(0.15), .clear], startPoint: .top, endPoint: .bottom)
        }
    }
}

struct PomodoroView_Previews: PreviewProvider {
    static var previews: some View {
        PomodoroView(session: Session())
    }
}
