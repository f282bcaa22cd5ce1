import Foundation
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A button's label on a raised surface with a border, or on one in the accent color.
struct ButtonSurface: View {
    let look: ButtonStyleConfiguration
    let isProminent: Bool

    var body: some View {
        look.label.modifier(
            ControlSurface(
                emphasis: isProminent ? .prominent : .none, isPressed: look.isPressed, role: look.role))
    }
}

/// Puts a control's label on a raised surface with an edge.
struct ControlSurface {
    /// The difference from a usual button.
    enum Emphasis {
        case none
        /// A toggle that is on: tinted, with a thick edge.
        case on
        /// The most important button: in the accent color.
        case prominent
    }

    private let emphasis: Emphasis
    private let isPressed: Bool
    private let role: ButtonRole?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.controlPadding) private var padding
    @Environment(\.controlJoints) private var joints
    @State private var isHovered = false
    @ScaledMetric private var unit: CGFloat = 1

    init(emphasis: Emphasis, isPressed: Bool, role: ButtonRole? = nil) {
        self.emphasis = emphasis
        self.isPressed = isPressed
        self.role = role
    }
}

extension ControlSurface: ViewModifier {
    func body(content: Content) -> some View {
        content
            .lineLimit(1)
            .foregroundStyle(foreground)
            .padding(.horizontal, (shape.isCircle ? padding.height : padding.width) * unit)
            .padding(.vertical, padding.height * unit)
            .modifier(SquareFrame(isSquare: shape.isCircle))
            .frame(maxHeight: joints.isEmpty ? nil : .infinity)
            .background { shape.fill(fill) }
            .overlay { if !isAccented { shape.strokeBorder(edge, lineWidth: emphasis == .on ? 2 : 1) } }
            .overlay(alignment: .leading) { if isAccented, joints.contains(.leading) { seam } }
            .elevation(isEnabled && !isPressed ? .raised : nil, radius: shape.cornerRadius)
            .opacity(isEnabled ? 1 : 0.5)
            .onHover { isHovered = $0 }
            .modifier(ControlFont())
    }

    /// Whether the button is accented. The default button is, because it is what a person most likely wants.
    private var isAccented: Bool { emphasis == .prominent || shortcut == .defaultAction }

    /// The line between two joined buttons without edges.
    private var seam: some View {
        Color(themed: .onAccent).opacity(0.4).frame(width: 1).padding(.vertical, 4)
    }

    private var foreground: Color {
        if isAccented { return Color(themed: .onAccent) }
        return role == .destructive ? .red : .primary
    }

    private var edge: Color { emphasis == .on ? .accentColor : Color(themed: .outline) }

    private var fill: Color {
        let phase = ControlPhase(isPressed: isPressed, isHovered: isHovered, isEnabled: isEnabled)
        if isAccented {
            return (role == .destructive ? Color.red : .accentColor).opacity(phase.accentOpacity)
        }
        if emphasis == .on { return Color(themed: .selection).opacity(phase.accentOpacity) }
        return Color(themed: phase.ground)
    }
}

/// Makes the content square if asked to.
private struct SquareFrame: LayoutModifier {
    typealias Body = Never
    let isSquare: Bool

    func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
        let size = content.sizeThatFits(proposal)
        let side = max(size.width, size.height)
        return isSquare ? CGSize(width: side, height: side) : size
    }

    func placement(of content: Element, in frame: ViewDimensions) -> Placement {
        let size = content.sizeThatFits(frame.proposal)
        return Placement(
            origin: CGPoint(x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2),
            proposal: frame.proposal)
    }
}

/// A label as it is, without a surface.
struct PlainLabel: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlJoints) private var joints

    init(configuration: ButtonStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        configuration.label.opacity(!isEnabled ? 0.5 : configuration.isPressed ? 0.6 : 1)
            .padding(.leading, joints.contains(.leading) ? Spacing.label : 0)
    }
}

/// A label in the accent color, with a shade around it while the pointer is on it.
struct BorderlessLabel: View {
    let configuration: ButtonStyleConfiguration
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlJoints) private var joints
    @Environment(\.picaTheme) private var theme

    init(configuration: ButtonStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        configuration.label
            .foregroundStyle(configuration.role == .destructive ? .red : .accentColor)
            .opacity(isEnabled ? 1 : 0.5)
            .background {
                if phase != .rest {
                    theme.controlShape.fill(phase.shade)
                        .padding(.horizontal, -6).padding(.vertical, -3)
                }
            }
            .onHover { isHovered = $0 }
            .padding(.leading, joints.contains(.leading) ? Spacing.label : 0)
            .modifier(ControlFont())
    }

    private var phase: ControlPhase {
        ControlPhase(isPressed: configuration.isPressed, isHovered: isHovered, isEnabled: isEnabled)
    }
}

/// A label that looks like a link.
struct LinkLabel: View {
    let configuration: ButtonStyleConfiguration
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label
            .underline(isHovered && isEnabled)
            .foregroundStyle(configuration.role == .destructive ? .red : .accentColor)
            .opacity(!isEnabled ? 0.5 : configuration.isPressed ? 0.6 : 1)
            .onHover { isHovered = $0 }
            .modifier(ControlFont())
    }
}

/// A label of a button in an accessory bar.
struct AccessoryLabel: View {
    let configuration: ButtonStyleConfiguration
    let hasEdge: Bool
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.picaTheme) private var theme
    @ScaledMetric(relativeTo: .subheadline) private var unit: CGFloat = 1

    var body: some View {
        configuration.label
            .lineLimit(1)
            .font(.subheadline)
            .foregroundStyle(configuration.role == .destructive ? .red : .primary)
            .padding(.horizontal, 8 * unit)
            .padding(.vertical, 3 * unit)
            .frame(minHeight: 24)
            .background { theme.controlShape.fill(fill) }
            .overlay { if hasEdge { theme.controlShape.strokeBorder(Color(themed: .outline)) } }
            .contentShape(Rectangle())
            .opacity(isEnabled ? 1 : 0.5)
            .onHover { isHovered = $0 }
    }

    private var fill: Color {
        ControlPhase(isPressed: configuration.isPressed, isHovered: isHovered, isEnabled: isEnabled)
            .clearGround
    }
}
