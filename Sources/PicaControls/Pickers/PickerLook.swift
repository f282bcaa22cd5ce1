import Foundation
import PicaGraph
import PicaLabels
import PicaState

/// The options of a picker, in the style in force.
struct PickerLook<Label: View, Value: Hashable>: View {
    let kind: _PickerKind.Name
    let isInMenu: Bool
    let choice: PickerChoice<Value>
    let options: [PickerOption<Value>]
    let label: Label
    let currentValueLabel: AnyView?

    var body: some View {
        if isInMenu {
            if kind == .inline || kind == .palette || kind == .wheel {
                items
            } else {
                SubmenuRow(label: label, items: items)
            }
        } else {
            switch kind {
            case .automatic, .menu:
                LabeledControl(label: label) {
                    PickerPopUp(
                        choice: choice, options: options, currentValueLabel: currentValueLabel)
                }
            case .segmented, .palette:
                LabeledControl(label: label) {
                    Segments(choice: choice, options: options)
                }
            case .radioGroup, .inline:
                LabeledControl(label: label) {
                    RadioButtons(choice: choice, options: options)
                }
            case .wheel:
                LabeledControl(label: label) {
                    WheelOptions(choice: choice, options: options)
                }
            }
        }
    }

    private var items: PickerItems<Value> {
        PickerItems(choice: choice, options: options)
    }
}

/// The options of a picker as menu items.
struct PickerItems<Value: Hashable>: View {
    let choice: PickerChoice<Value>
    let options: [PickerOption<Value>]

    var body: some View {
        let chosen = choice.value
        ForEach(options) { option in
            if let value = option.value {
                Button {
                    choice.choose(value)
                } label: {
                    option.label
                }
                .environment(\.menuItemState, value == chosen ? .on : .off)
            } else {
                option.label
            }
        }
    }
}

/// A pop-up button that shows the chosen option and opens a menu of all.
private struct PickerPopUp<Value: Hashable>: View {
    let choice: PickerChoice<Value>
    let options: [PickerOption<Value>]
    let currentValueLabel: AnyView?
    @Environment(\.controlLabelPlacement) private var placement

    init(
        choice: PickerChoice<Value>, options: [PickerOption<Value>], currentValueLabel: AnyView?
    ) {
        self.choice = choice
        self.options = options
        self.currentValueLabel = currentValueLabel
    }

    var body: some View {
        let chosen = choice.value
        MenuButton(
            items: PickerItems(choice: choice, options: options), isPopUp: true
        ) {
            HStack(spacing: 0) {
                Group {
                    if let currentValueLabel {
                        currentValueLabel
                    } else if let option = options.first(where: { $0.value != nil && $0.value == chosen }) {
                        option.label
                    } else {
                        // The button is as high as with a chosen option.
                        Text(verbatim: " ").accessibilityHidden(true)
                    }
                }
                .lineLimit(1)
                Spacer(minLength: 10)
                Image(systemName: "chevron.up.chevron.down").imageScale(.small).accessibilityHidden(true)
            }
        }
        .modifier(IdealWidth(isBound: placement == .spread))
        .modifier(LabelAsValue())
    }
}

/// Limits the content to its ideal width if asked to.
private struct IdealWidth: LayoutModifier {
    typealias Body = Never
    let isBound: Bool

    private func bound(_ proposal: ProposedViewSize, _ content: Element) -> ProposedViewSize {
        guard isBound, let width = proposal.width else { return proposal }
        let ideal = content.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)).width
        return ProposedViewSize(width: min(width, ideal), height: proposal.height)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
        content.sizeThatFits(bound(proposal, content))
    }

    func placement(of content: Element, in frame: ViewDimensions) -> Placement {
        Placement(proposal: bound(frame.proposal, content))
    }
}

/// Makes a control's label its accessibility value, because something else names it.
struct LabelAsValue: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> LabelAsValueBehavior { LabelAsValueBehavior(element) }
}

final class LabelAsValueBehavior: ElementBehavior {
    unowned let element: Element

    init(_ element: Element) { self.element = element }

    func update(_ value: LabelAsValue, _ environment: EnvironmentValues) {}

    func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        properties.value = properties.label
        properties.rename("")
    }
}
