import Foundation
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// The placement of controls' labels.
package enum ControlLabelPlacement: Hashable {
    /// The label is directly before the control.
    case beside
    /// The label is at the start of a row and the control at its end, as in rows of a grouped form.
    case spread
    /// The label is before the control, which begins where those of the other rows do.
    case column
}

private enum ControlLabelPlacementKey: EnvironmentKey {
    static var defaultValue: ControlLabelPlacement { .beside }
}

extension EnvironmentValues {
    /// The placement of controls' labels, which a container of rows sets.
    package var controlLabelPlacement: ControlLabelPlacement {
        get { self[ControlLabelPlacementKey.self] }
        set { self[ControlLabelPlacementKey.self] = newValue }
    }
}

private enum ControlColumn: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
}

extension HorizontalAlignment {
    /// The guide at which a control begins after its label. In a column aligned by it, labels end and controls begin at
    /// the same line. Rows without a label begin at that line.
    package static let controls = HorizontalAlignment(ControlColumn.self)
}

/// A label with its control, placed as the surrounding container asks. They are stacked when text is very large, and in
/// rows too narrow for both. Labels may be hidden.
package struct ControlRow<Label: View, Control: View>: View {
    let label: Label
    let control: Control
    /// Whether label and control may be stacked.
    let stacks: Bool
    /// Whether the control fills the space it is given.
    let fills: Bool
    @Environment(\.labelsVisibility) private var visibility
    @Environment(\.controlLabelPlacement) private var placement
    @Environment(\.dynamicTypeSize) private var textSize
    @ScaledMetric private var readableWidth: CGFloat = 140

    package init(label: Label, stacks: Bool = true, fills: Bool = false, @ViewBuilder control: () -> Control)
    {
        self.label = label
        self.stacks = stacks
        self.fills = fills
        self.control = control()
    }

    package var body: some View {
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

/// A control with a label that names it.
package struct LabeledControl<Label: View, Control: View>: View {
    let label: Label
    let fills: Bool
    let control: Control

    package init(label: Label, fills: Bool = false, @ViewBuilder control: () -> Control) {
        self.label = label
        self.fills = fills
        self.control = control()
    }

    package var body: some View {
        ControlRow(label: titled.accessibilityHidden(true), fills: fills) {
            control.accessibilityLabel { _ in label }
        }
    }

    @MainActor @ViewBuilder private var titled: some View {
        if let texts = TitleTexts(label) { texts } else { label }
    }
}

extension View {
    /// Names a control by its label when that is hidden.
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
