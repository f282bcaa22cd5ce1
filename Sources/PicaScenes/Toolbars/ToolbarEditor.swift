import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// The panel in which a person customizes a toolbar: a list of its items with marks for those in the bar. A drag, or
/// Alt with the up and down arrows, moves one.
struct ToolbarEditor: View {
    let toolbar: ArrangeableToolbar
    /// The dragged item and its distance from its place, in points.
    @State private var dragged: (name: String, distance: CGFloat)?
    @ScaledMetric private var rowHeight: CGFloat = 34
    @Environment(\.dismiss) private var dismiss
    @Environment(\.picaTheme) private var theme

    init(toolbar: ArrangeableToolbar) { self.toolbar = toolbar }

    private var arrangement: ToolbarArrangement { toolbar.arrangement.wrappedValue }
    private var items: [BarItem] { arrangement.arranged(toolbar.items).filter { $0.name != nil } }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(items) { row($0) }
            HStack(spacing: 12) {
                Button {
                    toolbar.arrangement.wrappedValue = ToolbarArrangement()
                } label: {
                    Text(BarWord(key: .reset))
                }
                .disabled(arrangement == ToolbarArrangement())
                Spacer(minLength: 24)
                Button {
                    dismiss()
                } label: {
                    Text(ControlWord(key: .done))
                }
                .keyboardShortcut(.defaultAction)
            }
            .padding(.top, 12)
        }
        .padding(16)
        .frame(minWidth: 240)
    }

    private func row(_ item: BarItem) -> some View {
        let name = item.name ?? ""
        let isDragged = dragged?.name == name
        return HStack(spacing: 8) {
            Toggle(isOn: isShown(item)) {
                item.menuContent
                    .labelStyle(.titleAndIcon)
                    .buttonStyle(.plain)
                    .toggleStyle(LabelToggleStyle())
                    .allowsHitTesting(false)
                    .accessibilityElement(children: .combine)
            }
            .disabled(item.customization != .default)
            .onKeyPress(keys: [.upArrow, .downArrow]) { press in
                guard press.modifiers == .option, item.customization != .disabled else { return .ignored }
                move(name, by: press.key == .upArrow ? -1 : 1)
                return .handled
            }
            Spacer(minLength: 24)
            if item.customization != .disabled {
                Image(systemName: "line.3.horizontal")
                    .foregroundStyle(.tertiary)
                    .padding(6)
                    .contentShape(Rectangle())
                    .gesture(drag(of: name))
                    .accessibilityHidden(true)
            }
        }
        .frame(height: rowHeight)
        // The background covers the items that the dragged one passes.
        .background(
            isDragged ? Color(themed: .control) : .clear,
            in: theme.controlShape
        )
        .offset(y: isDragged ? dragged?.distance ?? 0 : 0)
        .zIndex(isDragged ? 1 : 0)
    }

    private func isShown(_ item: BarItem) -> Binding<Bool> {
        let name = item.name ?? ""
        let isDefault = toolbar.items.first { $0.name == name }?.isShown ?? true
        let arrangement = toolbar.arrangement
        return Binding {
            item.isShown
        } set: { isShown in
            arrangement.wrappedValue.set(name, isShown: isShown, default: isDefault)
        }
    }

    private func drag(of name: String) -> some Gesture {
        DragGesture(minimumDistance: 4, coordinateSpace: .global)
            .onChanged { value in
                dragged = (name, value.translation.height)
            }
            .onEnded { value in
                dragged = nil
                move(name, by: Int((value.translation.height / rowHeight).rounded()))
            }
    }

    private func move(_ name: String, by rows: Int) {
        var names = items.filter { $0.customization != .disabled }.compactMap(\.name)
        guard let index = names.firstIndex(of: name) else { return }
        let target = min(max(0, index + rows), names.count - 1)
        guard target != index else { return }
        names.remove(at: index)
        names.insert(name, at: target)
        toolbar.arrangement.wrappedValue.order = names
    }
}

/// A style that shows a toggle of a toolbar only as its label.
private struct LabelToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}
