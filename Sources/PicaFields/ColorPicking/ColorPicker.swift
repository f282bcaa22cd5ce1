import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A control that shows a color in a well and opens a panel to choose another.
///
/// A click on the well, Space or Return opens the panel beside it. The panel has swatches, a field of saturation and
/// brightness, tracks for hue and opacity, and the hexadecimal code of the color. The binding changes at once, also
/// during a drag. Arrow keys move the focused part of the panel, with Shift by ten times the distance. Escape or a
/// click outside the panel closes it.
public struct ColorPicker<Label: View> {
    @Binding private var selection: Color
    private let supportsOpacity: Bool
    private let label: Label

    /// Creates a color picker with a view as its label.
    ///
    /// - Parameters:
    ///   - selection: The color.
    ///   - supportsOpacity: Whether the color may be translucent; otherwise all choices are opaque.
    ///   - label: The view before the well. Its text also names the well.
    nonisolated public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        _selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }
}

extension ColorPicker where Label == Text {
    /// Creates a color picker with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The localization key of the title.
    ///   - selection: The color.
    ///   - supportsOpacity: Whether the color may be translucent; otherwise all choices are opaque.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a color picker with a title. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

extension ColorPicker: View {
    /// The label and the well.
    public var body: some View {
        LabeledControl(label: label) {
            ColorWell(selection: $selection, supportsOpacity: supportsOpacity)
        }
    }
}
