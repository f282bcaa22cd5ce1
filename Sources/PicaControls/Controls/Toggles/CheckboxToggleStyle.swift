import Foundation
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A style that shows a toggle as a check box before its label.
public struct CheckboxToggleStyle {
    /// Creates the style; `checkbox` is the short form.
    nonisolated public init() {}
}

extension CheckboxToggleStyle: ToggleStyle {
    /// Returns the check box, then the label.
    public func makeBody(configuration: Configuration) -> some View {
        CheckboxToggle(configuration: configuration)
    }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A style that shows a toggle as a check box before its label.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

struct CheckboxToggle: View {
    let configuration: ToggleStyleConfiguration
    @State private var isPressed = false
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsVisibility) private var visibility

    init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            TickMark(
                state: configuration.state,
                phase: ControlPhase(isPressed: isPressed, isHovered: isHovered, isEnabled: isEnabled)
            )
            .alignedWithText()
            if visibility != .hidden { configuration.label }
        }
        .frame(minHeight: 24)
        .contentShape(Rectangle())
        .opacity(isEnabled ? 1 : 0.5)
        .onHover { isHovered = $0 }
        .modifier(
            Pressable(role: .checkBox, state: configuration.state, isPressed: $isPressed) {
                configuration.toggle()
            }
        )
        .accessibilityNamed(by: configuration.label)
        .modifier(ControlFont())
    }
}

/// A box with a tick, or with a bar if the state is mixed.
private struct TickMark: View {
    let state: AccessibilityProperties.Toggled
    let phase: ControlPhase
    @Environment(\.controlSize) private var controlSize
    @ScaledMetric private var unit: CGFloat = 1

    var body: some View {
        let side = controlSize.indicator * unit
        let box = RoundedRectangle(cornerRadius: side * 0.24, style: .circular)
        ZStack {
            if state == .off {
                box.fill(Color(themed: phase.ground))
                box.strokeBorder(Color(themed: .outline))
            } else {
                box.fill(.tint).opacity(phase.accentOpacity)
                mark.stroke(
                    Color(themed: .onAccent),
                    style: StrokeStyle(lineWidth: side * 0.115, lineCap: .round, lineJoin: .round))
            }
        }
        .frame(width: side, height: side)
    }

    private var mark: UnitMark {
        state == .mixed ? UnitMark(points: [(0.28, 0.5), (0.72, 0.5)]) : UnitMark.tick
    }
}

/// A line through points of a unit square, with coordinates from 0 to 1.
struct UnitMark: Shape {
    let points: [(x: CGFloat, y: CGFloat)]

    static let tick = UnitMark(points: [(0.26, 0.52), (0.43, 0.69), (0.75, 0.33)])

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addLines(
            points.map { CGPoint(x: rect.minX + rect.width * $0.x, y: rect.minY + rect.height * $0.y) })
        return path
    }
}
