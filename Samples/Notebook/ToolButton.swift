import PicaUI

/// A button of the toolbar, which shows whether it holds.
struct ToolButton<Label: View>: View {
    private let name: LocalizedStringKey
    private let isOn: Bool
    private let action: @MainActor () -> Void
    private let label: Label

    init(
        _ name: LocalizedStringKey, isOn: Bool = false, action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.name = name
        self.isOn = isOn
        self.action = action
        self.label = label()
    }

    var body: some View {
        Button(action: action) { label }
            .buttonStyle(ToolButtonStyle(isOn: isOn))
            .help(name)
            .accessibilityLabel(name)
            .accessibilityAddTraits(isOn ? .isSelected : AccessibilityTraits())
    }
}

private struct ToolButtonStyle: ButtonStyle {
    let isOn: Bool
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled
    @ScaledMetric(relativeTo: .body) private var side: CGFloat = 32

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(minWidth: side, minHeight: side)
            .foregroundStyle(isOn ? Color.accentColor : Color.primary)
            .background(fill(isPressed: configuration.isPressed), in: RoundedRectangle(cornerRadius: 6))
            .contentShape(Rectangle())
            .opacity(isEnabled ? 1 : 0.4)
            .onHover { isHovered = $0 }
    }

    private func fill(isPressed: Bool) -> Color {
        if isPressed { return .gray.opacity(0.35) }
        if isOn { return .accentColor.opacity(0.2) }
        return isHovered && isEnabled ? .gray.opacity(0.15) : .clear
    }
}
