import PicaGraph

/// A well that shows a colour, and a panel to choose another in.
///
/// A click on the well, Space or Return opens the panel beside it: swatches, a field of saturations and brightnesses,
/// hues, opacities, and the colour's hexadecimal code. The bound colour follows at once, while one drags, too. Arrows
/// move what has the focus in the panel, with Shift ten times as far; Escape or a press beside the panel closes it.
public struct ColorPicker<Label: View> {
    @Binding private var selection: Color
    private let supportsOpacity: Bool
    private let label: Label

    /// A picker named by a view.
    ///
    /// - Parameters:
    ///   - selection: The colour.
    ///   - supportsOpacity: Whether it may be see-through; what is chosen is opaque otherwise.
    ///   - label: Stands before the well, and names it as far as it is text.
    nonisolated public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        _selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }
}

extension ColorPicker where Label == Text {
    /// A picker with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: What it is called.
    ///   - selection: The colour.
    ///   - supportsOpacity: Whether it may be see-through; what is chosen is opaque otherwise.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// A picker whose title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

extension ColorPicker: View {
    /// The label, and the well.
    public var body: some View {
        LabeledControl(label: label) {
            ColorWell(selection: $selection, supportsOpacity: supportsOpacity)
        }
    }
}
