import Foundation
import PicaTesting
import PicaUI
import Testing

/// The examples of `docs/guides/custom-controls.md`.
@MainActor @Suite("Guide: custom controls") struct CustomControlsGuide {
    struct PillButtons: View {
        let play: @MainActor () -> Void
        let stop: @MainActor () -> Void

        var body: some View {
            HStack {
                Button("Play", action: play)
                Button("Stop", action: stop).disabled(true)
            }
            .buttonStyle(.pill)
        }
    }

    struct LampToggleStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                HStack {
                    Image(systemName: configuration.isOn ? "lightbulb.fill" : "lightbulb")
                    configuration.label
                }
            }
            .buttonStyle(.plain)
        }
    }

    struct StarRating: View {
        let title: String
        @Binding var rating: Int
        @Environment(\.starSymbol) private var symbol
        @Environment(\.layoutDirection) private var layoutDirection

        var body: some View {
            HStack(spacing: 4) {
                ForEach(1...5, id: \.self) { star in
                    Image(systemName: star <= rating ? "\(symbol).fill" : symbol)
                        .onTapGesture { rating = star }
                }
            }
            .foregroundStyle(.tint)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(title)
            .accessibilityValue("\(rating) of 5")
            .accessibilityAdjustableAction { direction in
                change(by: direction == .increment ? 1 : -1)
            }
            .focusable()
            .onMoveCommand(perform: move)
        }

        private func move(_ direction: MoveCommandDirection) {
            switch direction {
            case .up: change(by: 1)
            case .down: change(by: -1)
            case .left: change(by: layoutDirection == .leftToRight ? -1 : 1)
            case .right: change(by: layoutDirection == .leftToRight ? 1 : -1)
            @unknown default: break
            }
        }

        private func change(by step: Int) {
            rating = min(max(rating + step, 0), 5)
        }
    }

    struct CardModifier: ViewModifier {
        @ScaledMetric private var inset = 12.0

        func body(content: Content) -> some View {
            content
                .padding(inset)
                .background(.background.secondary, in: .rect(cornerRadius: 8))
        }
    }

    struct Burst: Shape {
        var rays: Int
        var depth: Double

        var animatableData: Double {
            get { depth }
            set { depth = newValue }
        }

        func path(in rect: CGRect) -> Path {
            let outer = min(rect.width, rect.height) / 2
            return Path { path in
                for corner in 0..<(2 * rays) {
                    let radius = corner.isMultiple(of: 2) ? outer : outer * (1 - depth)
                    let angle = Double(corner) / Double(rays) * .pi
                    let point = CGPoint(
                        x: rect.midX + radius * sin(angle), y: rect.midY - radius * cos(angle))
                    if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
                path.closeSubpath()
            }
        }
    }

    struct BarChart: View {
        let values: [Double]

        var body: some View {
            Canvas { context, size in
                let width = size.width / Double(max(values.count, 1))
                for (index, value) in values.enumerated() {
                    let bar = CGRect(
                        x: Double(index) * width, y: size.height * (1 - value),
                        width: width - 2, height: size.height * value)
                    context.fill(Path(bar), with: .style(.tint))
                }
            }
            .accessibilityElement()
            .accessibilityLabel("Chart of \(values.count) values")
        }
    }

    private struct Tasting: View {
        var isDisabled = false
        @State private var taste = 3
        @State private var isLit = false

        var body: some View {
            StarRating(title: "Taste", rating: $taste).starSymbol("heart").disabled(isDisabled)
            Text("Taste: \(taste)")
            Toggle("Lamp", isOn: $isLit).toggleStyle(LampToggleStyle())
            Text(isLit ? "lit" : "dark").modifier(CardModifier())
        }
    }

    @Test("A button with a custom style is hit in its style's shape, unless it is disabled")
    func buttons() throws {
        var done: [String] = []
        let app = TestHost {
            PillButtons {
                done.append("play")
            } stop: {
                done.append("stop")
            }
        }
        let play = try app.find(.button, "Play")
        try play.click(at: .topLeading)
        #expect(done.isEmpty)
        try play.click(at: UnitPoint(x: 0.5, y: 0.05))
        try app.find(.button, "Stop").click()
        #expect(done == ["play"])
    }

    @Test("Stars are set by clicks, arrow keys and assistive technology")
    func stars() throws {
        let app = TestHost { Tasting() }
        let stars = try #require(app.all(nil, "Taste").first)
        #expect(stars.value == "3 of 5")
        app.click(at: stars.point(UnitPoint(x: 0.9, y: 0.5)))
        #expect(stars.value == "5 of 5" && stars.isFocused)
        app.press(.left)
        #expect(stars.value == "4 of 5")
        app.setEnvironment(\.layoutDirection, .rightToLeft)
        app.press(.left)
        #expect(stars.value == "5 of 5")
        try stars.perform(.decrement)
        #expect(app.texts.contains("Taste: 4"))
    }

    @Test("A disabled control takes neither clicks nor the focus")
    func disabledStars() throws {
        let app = TestHost { Tasting(isDisabled: true) }
        let stars = try #require(app.all(nil, "Taste").first)
        app.click(at: stars.point(UnitPoint(x: 0.9, y: 0.5)))
        app.press(.tab)
        app.press(.right)
        #expect(stars.value == "3 of 5" && !stars.isFocused)
    }

    @Test("A toggle with a custom style is still a toggle")
    func lamp() throws {
        let app = TestHost { Tasting() }
        try #require(app.all(nil, "Lamp").first).click()
        #expect(app.texts.contains("lit"))
    }

    @Test("A shape fills its path, and a canvas follows its values")
    func drawings() throws {
        let path = Burst(rays: 4, depth: 0.5).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(path.contains(CGPoint(x: 50, y: 2)) && !path.contains(CGPoint(x: 10, y: 10)))
        let app = TestHost(size: CGSize(width: 200, height: 100)) { BarChart(values: [0.2, 0.4]) }
        let before = try app.pngData()
        app.show { BarChart(values: [0.2, 0.4, 1]) }
        #expect(app.all(nil, "Chart of 3 values").count == 1)
        #expect(try app.pngData() != before)
    }
}

struct PillButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 14)
            .padding(.vertical, 6)
            .background(.tint.opacity(configuration.isPressed ? 0.5 : 0.2), in: .capsule)
            .opacity(isEnabled ? 1 : 0.4)
    }
}

extension ButtonStyle where Self == PillButtonStyle {
    static var pill: PillButtonStyle { PillButtonStyle() }
}

extension EnvironmentValues {
    @Entry var starSymbol = "star"
}

extension View {
    func starSymbol(_ name: String) -> some View {
        environment(\.starSymbol, name)
    }
}
