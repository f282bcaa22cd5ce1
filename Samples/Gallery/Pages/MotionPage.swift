import PicaUI

struct MotionPage: View {
    @State private var isFaint = false
    @State private var isShown = true
    @State private var turns = 0.5
    @State private var isLarge = false
    @State private var words = ["one", "two", "three"]
    @State private var chosen = Pace.spring
    @State private var isSpread = false
    @State private var isOpen = false
    @State private var beats = 0
    @State private var jumps = 0
    @State private var points = 98
    @Namespace private var cards
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
        Example("Animation", note: "Applies to all the examples below. You can reverse a change midway.") {
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
        Example(
            "Content transitions",
            note: "Unchanged letters move into place, digits roll, and other letters fade."
        ) {
            FlowLayout(spacing: 8) {
                Button("One More") { withAnimation(chosen.animation) { points += 1 } }
                Button("One Less") { withAnimation(chosen.animation) { points -= 1 } }
            }
            FlowLayout(spacing: 24) {
                Text("\(points) points").contentTransition(.numericText(value: Double(points)))
                Text("\(points) points").contentTransition(.opacity)
                Text("Points")
                    .font(points % 2 == 0 ? .body : .largeTitle)
                    .contentTransition(.interpolate)
            }
            .font(.title2)
        }
        Example("Transitions", note: "A view being removed stays on screen but leaves the layout.") {
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
        Example("Rotation and scale", note: "Transforms affect drawing and hit testing, but not layout.") {
            FlowLayout {
                Button("Turn") { withAnimation(chosen.animation) { turns += 0.25 } }
                Button("Grow") { withAnimation(chosen.animation) { isLarge.toggle() } }
            }
            Button("Reset") { withAnimation(chosen.animation) { turns = 0 } }
                .rotationEffect(.degrees(360 * turns))
                .scaleEffect(isLarge ? 1.5 : 1)
                .frame(maxWidth: .infinity, minHeight: cell * 3.5)
        }
        Example("Positions and sizes", note: "The layout runs once; its views animate to their new places.") {
            Button(isSpread ? "Gather" : "Spread") {
                withAnimation(chosen.animation) { isSpread.toggle() }
            }
            HStack(spacing: isSpread ? cell / 2 : 4) {
                ForEach(0..<3) { number in
                    RoundedRectangle(cornerRadius: isSpread ? 16 : 4)
                        .fill(isSpread ? Color.orange : .accentColor)
                        .frame(width: cell / 2, height: isSpread ? cell - CGFloat(number) * 12 : cell / 2)
                }
            }
            .frame(maxWidth: .infinity, minHeight: cell, alignment: isSpread ? .trailing : .leading)
        }
        Example("Matched geometry", note: "Two views with the same identity share one frame.") {
            Button(isOpen ? "Close" : "Open") { withAnimation(chosen.animation) { isOpen.toggle() } }
            ZStack(alignment: isOpen ? .topTrailing : .topLeading) {
                Color.clear
                if isOpen {
                    RoundedRectangle(cornerRadius: 12).fill(.teal)
                        .matchedGeometryEffect(id: "card", in: cards)
                        .frame(width: cell * 2.5, height: cell * 1.5)
                } else {
                    RoundedRectangle(cornerRadius: 6).fill(.indigo)
                        .matchedGeometryEffect(id: "card", in: cards)
                        .frame(width: cell, height: cell / 2)
                }
            }
            .frame(height: cell * 1.5)
        }
        Example(
            "Phases and keyframes", note: "Several steps, one after another, each time you trigger them."
        ) {
            FlowLayout(spacing: 16) {
                Button("Beat") { beats += 1 }
                Image(systemName: "heart.fill").font(.title).foregroundStyle(.pink)
                    .phaseAnimator([1, 1.5, 0.8], trigger: beats) { heart, size in
                        heart.scaleEffect(size)
                    } animation: { _ in
                        .spring(duration: 0.25)
                    }
                Button("Jump") { jumps += 1 }
                Image(systemName: "star.fill").font(.title).foregroundStyle(.orange)
                    .keyframeAnimator(initialValue: Jump(), trigger: jumps) { star, jump in
                        star.rotationEffect(.degrees(jump.turn)).offset(y: jump.height)
                    } keyframes: { _ in
                        KeyframeTrack(\.height) {
                            CubicKeyframe(-24, duration: 0.3)
                            SpringKeyframe(0, spring: .bouncy)
                        }
                        KeyframeTrack(\.turn) {
                            LinearKeyframe(72, duration: 0.5, timingCurve: .easeInOut)
                            MoveKeyframe(0)
                        }
                    }
            }
            .padding(.top, 12)
        }
        Example("TimelineView", note: "Updates once a second.") {
            TimelineView(.periodic(from: .now, by: 1)) { context in
                Label(context.date.formatted(date: .omitted, time: .standard), systemImage: "clock")
                    .monospacedDigit()
            }
        }
        Example("Rows of a ForEach") {
            FlowLayout {
                Button("Add") { withAnimation(chosen.animation) { words.append("another \(words.count)") } }
                Button("Remove First") {
                    withAnimation(chosen.animation) { if !words.isEmpty { words.removeFirst() } }
                }
            }
            VStack(alignment: .leading, spacing: 4) {
                ForEach(words, id: \.self) { Text($0).transition(.slide.combined(with: .opacity)) }
            }
        }
    }

    private struct Jump {
        var height = 0.0
        var turn = 0.0
    }

    private struct Way: Identifiable {
        let name: String
        let transition: AnyTransition
        var id: String { name }

        @MainActor static let all = [
            Way(name: "opacity", transition: .opacity),
            Way(name: "leading", transition: .move(edge: .leading)),
            Way(name: "bottom", transition: .move(edge: .bottom)),
            Way(name: "push", transition: .push(from: .top)),
            Way(name: "scale", transition: .scale),
            Way(name: "blur", transition: AnyTransition(.blurReplace)),
        ]
    }
}
