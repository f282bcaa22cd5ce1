import Foundation
import PicaDrawing
import PicaState

/// A color by the values that the person changes in the panel. Grays keep their hue, and black keeps its saturation,
/// for later changes.
struct PickedColor: Hashable {
    /// The position on the color wheel. All components lie between 0 and 1.
    var hue: Double
    var saturation: Double
    var brightness: Double
    var opacity = 1.0

    init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
        self.opacity = opacity
    }

    /// - Parameter last: The previous color, for components that the color itself does not determine.
    init(_ color: Color.Resolved, after last: PickedColor? = nil) {
        func part(_ value: Float) -> Double { value.isFinite ? min(max(Double(value), 0), 1) : 0 }
        let (red, green, blue) = (part(color.red), part(color.green), part(color.blue))
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        brightness = most
        saturation = most > 0 ? range / most : last?.saturation ?? 0
        opacity = part(color.opacity)
        hue = last?.hue ?? 0
        guard range > 0 else { return }
        let sector =
            most == red
            ? (green - blue) / range : most == green ? 2 + (blue - red) / range : 4 + (red - green) / range
        hue = (sector < 0 ? sector + 6 : sector) / 6
    }

    var color: Color {
        Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
    }

    var opaque: PickedColor {
        var color = self
        color.opacity = 1
        return color
    }

    /// The bytes of a color code: red, green, blue and opacity.
    var bytes: [UInt8] {
        let shown = color.resolve(in: EnvironmentValues())
        return [shown.red, shown.green, shown.blue, shown.opacity].map {
            UInt8((min(max($0, 0), 1) * 255).rounded())
        }
    }

    init(bytes: [UInt8]) {
        let parts = bytes.map { Float($0) / 255 }
        self.init(Color.Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3]))
    }
}
