import PicaUI

struct MotionPage: View {
    @State private var isFaint = false
    @State private var isShown = true
    @State private var turns = 0.5
    @State private var isLarge = false
    @State private var words = ["one", "two", "three"]
    @State private var chosen = Pace.spring
    @ScaledMetric(relativeTo: .footnote) private var cell: CGFloat = 56

    private enum Pace: String, CaseIterable {
        case spring = "Spring"
        case bouncy = "Bouncy"
        case linear = "One second"

        var animation: Animation {
            switch self {
            case .spring: .default
            case .bouncy: .bouncy
            case .linear: .linear(duration: 1)
            }
        }
    }

    var body: some View {
        Example("Pace", note: "Chosen for all the examples below. A change in between turns around at once.")
        {
            FlowLayout {
                ForEach(Pace.allCases, id: \.self) { pace in
                    Button(pace.rawValue) { chosen = pace }
                        .foregroundStyle(pace == chosen ? Color.accentColor : .primary)
                }
            }
        }
        Example("Opacity") {
            FlowLayout(spacing: 16) {
                Button("Fade") { withAnimation(chosen.animation) { isFaint.toggle() } }
                Label("Now you see me", systemImage: "eye")
                    .opacity(isFaint ? 0.1 : 1)
            }
        }
        Example("Coming and going", note: "What goes keeps its place on the screen, but none in the layout.")
        {
            Button(isShown ? "Hide" : "Show") { withAnimation(chosen.animation) { isShown.toggle() } }
            FlowLayout(alignment: .top, spacing: 12) {
                ForEach(Way.all) { way in
                    ZStack {
                        RoundedRectangle(cornerRadius: 6).strokeBorder(.quaternary)
                        if isShown {
                            Text(way.name).font(.footnote).padding(6)
                                .background(Color.accentColor.opacity(0.2), in: Capsule())
                                .transition(way.transition)
                        }
                    }
                    .frame(width: cell * 2.5, height: cell)
                    .clipped()
                }
            }
        }
        Example("Turning and scaling", note: "Seen and touched there; the layout knows nothing of it.") {
            FlowLayout {
                Button("Turn") { withAnimation(chosen.animation) { turns += 0.25 } }
                Button("Grow") { withAnimation(chosen.animation) { isLarge.toggle() } }
            }
            Button("Upside down") { withAnimation(chosen.animation) { turns = 0 } }
                .rotationEffect(.degrees(360 * turns))
                .scaleEffect(isLarge ? 1.5 : 1)
                .frame(maxWidth: .infinity, minHeight: cell * 3.5)
        }
        Example("Rows of a ForEach") {
            FlowLayout {
                Button("Add") { withAnimation(chosen.animation) { words.append("another \(words.count)") } }
                Button("Remove first") {
                    withAnimation(chosen.animation) { if !words.isEmpty { words.removeFirst() } }
                }
            }
            VStack(alignment: .leading, spacing: 4) {
                ForEach(words, id: \.self) { Text($0).transition(.slide.combined(with: .opacity)) }
            }
        }
    }

    private struct Way: Identifiable {
        let name: String
        let transition: AnyTransition
        var id: String { name }

        static let all = [
            Way(name: "opacity", transition: .opacity),
            Way(name: "leading", transition: .move(edge: .leading)),
            Way(name: "bottom", transition: .move(edge: .bottom)),
            Way(name: "push", transition: .push(from: .top)),
            Way(name: "scale", transition: .scale),
        ]
    }
}
