import PicaUI

/// Symbol effects: continuous, once, and from one symbol to another.
struct SymbolEffectExamples: View {
    @State private var isMoving = false
    @State private var plays = 0
    @State private var isPlaying = false
    @State private var isThere = true
    @ScaledMetric(relativeTo: .footnote) private var cell: CGFloat = 92

    var body: some View {
        Example("Effects", note: "Nothing moves if the user prefers reduced motion.") {
            FlowLayout(spacing: 12) {
                Button("Once") { plays += 1 }
                Button(isMoving ? "Stop" : "Start") { isMoving.toggle() }
            }
            FlowLayout(alignment: .top, spacing: 8) {
                moved("Bounce", "bell.fill") {
                    $0.symbolEffect(.bounce, value: plays).symbolEffect(.bounce, isActive: isMoving)
                }
                moved("Pulse", "heart.fill") {
                    $0.symbolEffect(.pulse, value: plays).symbolEffect(.pulse, isActive: isMoving)
                }
                moved("Wiggle", "lock.fill") {
                    $0.symbolEffect(.wiggle, value: plays).symbolEffect(.wiggle, isActive: isMoving)
                }
                moved("Rotate", "gearshape") {
                    $0.symbolEffect(.rotate, value: plays)
                        .symbolEffect(.rotate, options: .repeat(.continuous), isActive: isMoving)
                }
                moved("Breathe", "leaf.fill") {
                    $0.symbolEffect(.breathe, value: plays).symbolEffect(.breathe.pulse, isActive: isMoving)
                }
                moved("Variable color", "wifi") {
                    $0.symbolEffect(.variableColor.cumulative, value: plays)
                        .symbolEffect(.variableColor.iterative.reversing, isActive: isMoving)
                }
                moved("Scale", "star.fill") { $0.symbolEffect(.scale.up, isActive: isMoving) }
                moved("Disappear", "moon.fill") { $0.symbolEffect(.disappear, isActive: isMoving) }
                moved("Appear", "sun.max.fill") { $0.symbolEffect(.appear, isActive: !isMoving) }
                moved("Draw on", "pencil.and.scribble") {
                    $0.symbolEffect(.drawOn.individually, isActive: !isMoving)
                }
                moved("Draw off", "bell.slash") { $0.symbolEffect(.drawOff.reversed, isActive: isMoving) }
                moved("None", "bolt.fill") { $0.symbolEffectsRemoved() }
            }
            (Text("In text, too: the ") + Text(Image(systemName: "bell.fill")) + Text(" rings."))
                .symbolEffect(.wiggle, value: plays).symbolEffect(.wiggle, isActive: isMoving)
        }
        Example("Transitions") {
            Button(isThere ? "Hide" : "Show") { withAnimation { isThere.toggle() } }
            HStack(spacing: 24) {
                if isThere {
                    Image(systemName: "sparkles").transition(.symbolEffect)
                    Image(systemName: "paperclip").transition(.symbolEffect(.drawOn.wholeSymbol))
                    Image(systemName: "star.fill")
                        .transition(.symbolEffect(.appear.down, options: .speed(0.5)))
                    Image(systemName: "wifi").transition(.symbolEffect(.drawOff.byLayer))
                }
            }
            .font(.title).frame(minHeight: 44)
        }
        Example("Replacement") {
            FlowLayout(spacing: 16) {
                Button(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill") {
                    isPlaying.toggle()
                }
                .contentTransition(.symbolEffect(.replace))
                Label("Muted", systemImage: isPlaying ? "speaker.wave.3" : "speaker.slash")
                    .contentTransition(.symbolEffect(.replace.offUp, options: .speed(0.5)))
            }
        }
    }

    private func moved(
        _ title: LocalizedStringKey, _ name: String, _ move: (Image) -> some View
    ) -> some View {
        VStack(spacing: 8) {
            move(Image(systemName: name)).font(.title)
            Text(title).font(.caption2).foregroundStyle(.secondary).multilineTextAlignment(.center)
        }
        .padding(8)
        .frame(width: cell)
    }
}

/// Symbols with variable layers.
struct VariableSamples: View {
    let value: Double

    var body: some View {
        FlowLayout(spacing: 12) {
            ForEach(
                ["wifi", "speaker.wave.3", "cellularbars", "chart.bar", "waveform", "ellipsis"], id: \.self
            ) {
                Image(systemName: $0, variableValue: value)
            }
        }
        .font(.title2)
    }
}
