import Foundation
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A style that shows a toggle as a switch after its label.
public struct SwitchToggleStyle {
    private let tint: Color?

    /// Creates the style; `switch` is the short form.
    nonisolated public init() { tint = nil }

    /// Creates a style with its own color for the track of a switch that is on; `tint(_:)` is the newer way.
    nonisolated public init(tint: Color) { self.tint = tint }
}

extension SwitchToggleStyle: ToggleStyle {
    /// Returns the label, then the switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, tint: tint)
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A style that shows a toggle as a switch after its label.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

struct SwitchToggle: View {
    let configuration: ToggleStyleConfiguration
    let tint: Color?
    @State private var isPressed = false
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled

    init(configuration: ToggleStyleConfiguration, tint: Color?) {
        self.configuration = configuration
        self.tint = tint
    }

    var body: some View {
        ControlRow(label: configuration.label, stacks: false) {
            SwitchTrack(state: configuration.state, phase: phase, tint: tint).alignedWithText()
        }
        .frame(minHeight: 24)
        .contentShape(Rectangle())
        .opacity(isEnabled ? 1 : 0.5)
        .onHover { isHovered = $0 }
        .modifier(
            Pressable(role: .toggleSwitch, state: configuration.state, isPressed: $isPressed) {
                configuration.toggle()
            }
        )
        .accessibilityNamed(by: configuration.label)
    }

    private var phase: ControlPhase {
        ControlPhase(isPressed: isPressed, isHovered: isHovered, isEnabled: isEnabled)
    }
}

private struct SwitchTrack: View {
    let state: AccessibilityProperties.Toggled
    let phase: ControlPhase
    let tint: Color?
    @Environment(\.controlSize) private var controlSize
    @ScaledMetric private var unit: CGFloat = 1

    init(state: AccessibilityProperties.Toggled, phase: ControlPhase, tint: Color?) {
        self.state = state
        self.phase = phase
        self.tint = tint
    }

    var body: some View {
        let size = controlSize.track
        ZStack(alignment: place) {
            Capsule().fill(state == .off ? AnyShapeStyle(Color(themed: .trough)) : ground)
                .opacity(phase.accentOpacity)
            if state == .off { Capsule().strokeBorder(Color(themed: .outline)) }
            Group {
                if state == .mixed {
                    Capsule().fill(.white)
                        .frame(width: size.width * 0.4 * unit, height: 3 * unit)
                } else {
                    Circle().fill(.white).elevation(.raised, radius: size.height)
                        .frame(width: (size.height - 6) * unit, height: (size.height - 6) * unit)
                }
            }
            .padding(.horizontal, 3 * unit)
        }
        .frame(width: size.width * unit, height: size.height * unit)
        .animation(.answer, value: state)
    }

    private var ground: AnyShapeStyle { tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint) }

    private var place: Alignment {
        switch state {
        case .off: .leading
        case .on: .trailing
        case .mixed: .center
        }
    }
}
