import Foundation
import PicaGraph

/// How labels of controls stand to them.
enum ControlLabelPlacement: Hashable {
    /// Before the control, as near as it goes.
    case beside
    /// At the start of a row, with the control at its end: what rows of a grouped form are.
    case spread
    /// Before the control, which begins where those of the rows around do.
    case column
}

private enum ControlLabelPlacementKey: EnvironmentKey {
    static var defaultValue: ControlLabelPlacement { .beside }
}

extension EnvironmentValues {
    /// How labels of controls stand to them; a container of rows says it.
    var controlLabelPlacement: ControlLabelPlacement {
        get { self[ControlLabelPlacementKey.self] }
        set { self[ControlLabelPlacementKey.self] = newValue }
    }
}

private enum ControlColumn: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
}

extension HorizontalAlignment {
    /// Where a control begins behind its label: a column whose rows agree on it has labels that end at one line, and
    /// controls that begin there. What has no label begins at the line.
    static let controls = HorizontalAlignment(ControlColumn.self)
}

/// A label with its control, as the container around has them stand: above each other where text is very large, and in
/// rows that are too narrow for both. Labels may be hidden.
struct ControlRow<Label: View, Control: View>: View {
    let label: Label
    let control: Control
    /// Whether they ever stand above each other.
    let stacks: Bool
    /// Whether the control takes the room that it is given.
    let fills: Bool
    @Environment(\.labelsVisibility) private var visibility
    @Environment(\.controlLabelPlacement) private var placement
    @Environment(\.dynamicTypeSize) private var textSize
    @ScaledMetric private var readableWidth: CGFloat = 140

    init(label: Label, stacks: Bool = true, fills: Bool = false, @ViewBuilder control: () -> Control) {
        self.label = label
        self.stacks = stacks
        self.fills = fills
        self.control = control()
    }

    var body: some View {
        if visibility == .hidden {
            control
        } else if placement == .spread {
            SpreadRow(stacking: stacking, fills: fills, readableWidth: readableWidth) {
                label
                control.layoutValue(key: SpreadRow.IsControlKey.self, value: true)
            }
            .modifier(ControlFont())
        } else {
            let layout =
                stacking == .always
                ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
                : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 8))
            layout {
                label
                control.alignmentGuide(.controls) { $0[.leading] }
            }
            .modifier(ControlFont())
        }
    }

    @MainActor private var stacking: SpreadRow.Stacking {
        stacks ? textSize.isAccessibilitySize ? .always : .whereNarrow : .never
    }
}

/// A label with its control, which is called by it.
struct LabeledControl<Label: View, Control: View>: View {
    let label: Label
    let fills: Bool
    let control: Control

    init(label: Label, fills: Bool = false, @ViewBuilder control: () -> Control) {
        self.label = label
        self.fills = fills
        self.control = control()
    }

    var body: some View {
        ControlRow(label: titled.accessibilityHidden(true), fills: fills) {
            control.accessibilityLabel { _ in label }
        }
    }

    @MainActor @ViewBuilder private var titled: some View {
        if let texts = TitleTexts(label) { texts } else { label }
    }
}

extension View {
    /// Calls a control by its label where that is not to be seen.
    func accessibilityNamed(by label: some View) -> some View { modifier(HiddenName(label: label)) }
}

private struct HiddenName<Label: View>: ViewModifier {
    let label: Label
    @Environment(\.labelsVisibility) private var visibility

    init(label: Label) { self.label = label }

    func body(content: Content) -> some View {
        if visibility == .hidden {
            content.accessibilityLabel { _ in label }
        } else {
            content
        }
    }
}
