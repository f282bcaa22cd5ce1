import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A grid of predefined colors: grays, and hues in four strengths. Arrow keys move among them.
struct ColorSwatches {
    let color: PickedColor
    /// The side of a swatch, in points.
    let side: CGFloat
    let choose: @MainActor (PickedColor, _ coalesces: Bool) -> Void
    /// The index of the swatch from which arrow keys move.
    @State private var place = 0
    @Environment(\.layoutDirection) private var direction

    /// The side of the smallest swatch, in points.
    static let leastSide: CGFloat = 24
    /// The number of swatches in a row.
    static let columns = 10

    init(color: PickedColor, side: CGFloat, choose: @escaping @MainActor (PickedColor, Bool) -> Void) {
        self.color = color
        self.side = side
        self.choose = choose
    }

    static let all: [PickedColor] = {
        let greys = (0..<columns).map { number in
            PickedColor(hue: 0, saturation: 0, brightness: 1 - Double(number) / Double(columns - 1))
        }
        let hues: [Double] = [355, 25, 46, 80, 140, 175, 200, 220, 268, 325]
        let strengths = [(0.28, 1.0), (0.6, 0.97), (0.85, 0.85), (0.85, 0.5)]
        return greys
            + strengths.flatMap { saturation, brightness in
                hues.map { PickedColor(hue: $0 / 360, saturation: saturation, brightness: brightness) }
            }
    }()
}

extension ColorSwatches: View {
    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<Self.all.count / Self.columns, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<Self.columns, id: \.self) { column in
                        swatch(row * Self.columns + column)
                    }
                }
            }
        }
        .focusable()
        .modifier(KeyTarget { take($0) })
    }

    /// The index of the chosen swatch; `nil` if the color is none of them.
    private var chosen: Int? { Self.all.firstIndex { $0.bytes == color.opaque.bytes } }

    @MainActor private func swatch(_ index: Int) -> some View {
        let swatch = Self.all[index]
        return ColorSample(color: swatch.color, radius: 3)
            .padding(1)
            .overlay { if index == chosen { ChosenMark() } }
            .frame(width: side, height: side)
            .contentShape(Rectangle())
            .onTapGesture { choose(index) }
            .accessibilityElement()
            .accessibilityLabel(Text(ColorName(color: swatch.color)))
            .accessibilityAddTraits(index == chosen ? [.isButton, .isSelected] : .isButton)
    }

    @MainActor private func choose(_ index: Int, coalesces: Bool = false) {
        guard Self.all.indices.contains(index) else { return }
        place = index
        choose(Self.all[index], coalesces)
    }

    /// - Returns: Whether the key moves among swatches.
    @MainActor private func take(_ press: KeyStroke) -> Bool {
        guard press.modifiers.isEmpty else { return false }
        let forward = direction == .rightToLeft ? -1 : 1
        let start = chosen ?? place
        let column = start % Self.columns
        func goes(by step: Int) -> Int { (0..<Self.columns).contains(column + step) ? start + step : start }
        let index: Int
        switch press.key {
        case .left: index = goes(by: -forward)
        case .right: index = goes(by: forward)
        case .up: index = start - Self.columns
        case .down: index = start + Self.columns
        case .home: index = start - column
        case .end: index = start - column + Self.columns - 1
        case .space, .character(" "): index = start
        default: return false
        }
        choose(index, coalesces: press.isRepeat)
        return true
    }
}

/// The mark of the chosen swatch. White inside black is visible on every color.
private struct ChosenMark: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 4, style: .circular).strokeBorder(Color(white: 0.1), lineWidth: 3.5)
            .overlay {
                RoundedRectangle(cornerRadius: 3, style: .circular).strokeBorder(.white, lineWidth: 2)
                    .padding(1)
            }
    }
}
