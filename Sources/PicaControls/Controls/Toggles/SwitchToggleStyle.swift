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
    @Environment(\.isEnabled) private var isEnabled

    init(configuration: ToggleStyleConfiguration, tint: Color?) {
        self.configuration = configuration
        self.tint = tint
    }

    var body: some View {
        ControlRow(label: configuration.label, stacks: false) {
            SwitchTrack(state: configuration.state, isPressed: isPressed, tint: tint).alignedWithText()
        }
        .frame(minHeight: 24)
        .contentShape(Rectangle())
        .opacity(isEnabled ? 1 : 0.5)
        .modifier(
            Pressable(role: .toggleSwitch, state: configuration.state, isPressed: $isPressed) {
                configuration.toggle()
            }
        )
        .accessibilityNamed(by: configuration.label)
    }
}

private struct SwitchTrack: View {
    let state: AccessibilityProperties.Toggled
    let isPressed: Bool
    let tint: Color?
    @Environment(\.controlSize) private var controlSize
    @ScaledMetric private var unit: CGFloat = 1

    init(state: AccessibilityProperties.Toggled, isPressed: Bool, tint: Color?) {
        self.state = state
        self.isPressed = isPressed
        self.tint = tint
    }

    var body: some View {
        let size = controlSize.track
        ZStack(alignment: place) {
            Capsule().fill(state == .off ? AnyShapeStyle(Color(themed: .trough)) : ground)
                .opacity(isPressed ? 0.8 : 1)
            if state == .off { Capsule().strokeBorder(Color(themed: .outline)) }
            Group {
                if state == .mixed {
                    Capsule().fill(.white)
                        .frame(width: size.width * 0.4 * unit, height: 3 * unit)
                } else {
                    Circle().fill(.white).shadow(color: .black.opacity(0.25), radius: 1, y: 0.5)
                        .frame(width: (size.height - 6) * unit, height: (size.height - 6) * unit)
                }
            }
            .padding(.horizontal, 3 * unit)
        }
        .frame(width: size.width * unit, height: size.height * unit)
        .animation(.easeOut(duration: 0.15), value: state)
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
