import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A panel for choosing a color: swatches, tracks, a code, and a comparison with the previous color.
struct ColorPanel {
    let selection: Color
    let supportsOpacity: Bool
    /// - Parameter coalesces: Whether the change continues the previous one, as in a drag or with a held key.
    let choose: @MainActor (_ color: Color, _ coalesces: Bool) -> Void
    /// The color chosen last in the panel, with the hue and saturation that the color itself may not contain.
    @State private var last: PickedColor?
    @State private var before: Color?
    @ScaledMetric private var codeWidth: CGFloat = 124
    @Environment(\.self) private var environment

    init(
        selection: Color, supportsOpacity: Bool, choose: @escaping @MainActor (Color, Bool) -> Void
    ) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.choose = choose
    }

    /// The width of the panel, in points.
    private var width: CGFloat { side * CGFloat(ColorSwatches.columns) }

    /// The side of a swatch, in points. Large text needs a wider panel.
    private var side: CGFloat {
        max(ColorSwatches.leastSide, ((codeWidth + 84) / CGFloat(ColorSwatches.columns)).rounded(.up))
    }
}

extension ColorPanel: View {
    var body: some View {
        let color = color
        return VStack(spacing: 10) {
            ColorSwatches(color: color, side: side) { swatch, coalesces in
                var swatch = swatch
                swatch.opacity = color.opacity > 0 ? color.opacity : 1
                choose(swatch, coalesces: coalesces)
            }
            ColorTrack(kind: .field, color: color) { choose($0, coalesces: $1) }
            VStack(spacing: 4) {
                ColorTrack(kind: .hue, color: color) { choose($0, coalesces: $1) }
                if supportsOpacity { ColorTrack(kind: .opacity, color: color) { choose($0, coalesces: $1) } }
            }
            HStack(spacing: 8) {
                comparison
                Spacer(minLength: 0)
                TextField(
                    value: Binding(get: { color }, set: { choose($0, coalesces: false) }),
                    format: ColorCode(supportsOpacity: supportsOpacity)
                ) { Text(ColorWord(key: .code)) }
                .frame(width: codeWidth)
                .onSubmit {}
            }
        }
        .frame(width: width)
        .onAppear { before = selection }
    }

    /// The view of the colors before and after. A click on the earlier color restores it.
    @MainActor private var comparison: some View {
        HStack(spacing: 0) {
            Button(
                action: { if let before { choose(before, false) } },
                label: {
                    ColorSample(color: before ?? selection).frame(width: 36, height: 28)
                }
            )
            .buttonStyle(.plain)
            .accessibilityLabel(Text(ColorWord(key: .before)))
            .accessibilityValue(Text(ColorName(color: before ?? selection)))
            .help(Text(ColorWord(key: .before)))
            ColorSample(color: selection).frame(width: 36, height: 28)
                .accessibilityElement()
                .accessibilityLabel(Text(ColorWord(key: .now)))
                .accessibilityValue(Text(ColorName(color: selection)))
        }
    }

    private var color: PickedColor {
        let shown = PickedColor(selection.resolve(in: environment), after: last)
        return last.flatMap { $0.bytes == shown.bytes ? $0 : nil } ?? shown
    }

    @MainActor private func choose(_ color: PickedColor, coalesces: Bool) {
        let color = supportsOpacity ? color : color.opaque
        last = color
        choose(color.color, coalesces)
    }
}
