import Foundation

/// Reads and writes colours as CSS does.
enum CSSColor {
    /// A colour in any notation that is met: names, `#rgb`, `#rrggbbaa`, `rgb()`, `hsl()`; nil for what is none,
    /// and for those that depend on what is around.
    static func color(_ words: some StringProtocol) -> Color.Resolved? {
        guard words.utf8.count < 128 else { return nil }
        let words = words.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        if words.hasPrefix("#") { return hex(words.dropFirst()) }
        if words == "transparent" { return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
        if let value = CSSColorName.values[words] { return color(rgb: value) }
        if words.hasSuffix(")"), let open = words.firstIndex(of: "(") {
            return function(words[..<open], words[words.index(after: open)...].dropLast())
        }
        return nil
    }

    /// A colour of an attribute of HTML's old kind, whose number needs no sign before it.
    static func legacyColor(_ words: String) -> Color.Resolved? {
        color(words) ?? (words.utf8.count == 6 ? hex(words[...]) : nil)
    }

    static func text(_ color: Color.Resolved) -> String {
        let (red, green, blue) = (byte(color.red), byte(color.green), byte(color.blue))
        guard color.opacity < 1 else {
            return "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
        return "rgba(\(red), \(green), \(blue), \(CSSNumber.text(Double(max(0, color.opacity)))))"
    }

    static func byte(_ component: Float) -> UInt8 {
        component.isFinite ? UInt8(min(255, max(0, component * 255)).rounded()) : 0
    }

    private static func color(rgb: UInt32) -> Color.Resolved {
        Color.Resolved(
            red: Float(rgb >> 16 & 255) / 255, green: Float(rgb >> 8 & 255) / 255,
            blue: Float(rgb & 255) / 255)
    }

    private static func hex(_ digits: Substring) -> Color.Resolved? {
        let values = digits.compactMap(\.hexDigitValue).map(Float.init)
        guard values.count == digits.count else { return nil }
        func pair(_ index: Int) -> Float { (values[index] * 16 + values[index + 1]) / 255 }
        return switch values.count {
        case 3: Color.Resolved(red: values[0] / 15, green: values[1] / 15, blue: values[2] / 15)
        case 4:
            Color.Resolved(
                red: values[0] / 15, green: values[1] / 15, blue: values[2] / 15, opacity: values[3] / 15)
        case 6: Color.Resolved(red: pair(0), green: pair(2), blue: pair(4))
        case 8: Color.Resolved(red: pair(0), green: pair(2), blue: pair(4), opacity: pair(6))
        default: nil
        }
    }

    private static func function(_ name: Substring, _ arguments: Substring) -> Color.Resolved? {
        let words = arguments.split { $0 == "," || $0 == "/" || $0.isWhitespace }
        guard 3...4 ~= words.count else { return nil }
        /// A number, or a part of the whole that a hundred percent are.
        func value(_ index: Int, whole: Double) -> Double? {
            let word = words[index]
            if word.hasSuffix("%") { return CSSNumber.value(word.dropLast()).map { $0 / 100 } }
            return CSSNumber.value(word).map { $0 / whole }
        }
        guard let alpha = words.count == 4 ? value(3, whole: 1) : 1 else { return nil }
        let opacity = Float(min(1, max(0, alpha)))
        switch name {
        case "rgb", "rgba":
            guard let red = value(0, whole: 255), let green = value(1, whole: 255),
                let blue = value(2, whole: 255)
            else { return nil }
            func clamped(_ value: Double) -> Float { Float(min(1, max(0, value))) }
            return Color.Resolved(
                red: clamped(red), green: clamped(green), blue: clamped(blue), opacity: opacity)
        case "hsl", "hsla":
            let angle = words[0].hasSuffix("deg") ? words[0].dropLast(3) : words[0]
            guard let hue = CSSNumber.value(angle), let saturation = value(1, whole: 100),
                let lightness = value(2, whole: 100)
            else { return nil }
            return hsl(hue, min(1, max(0, saturation)), min(1, max(0, lightness)), opacity)
        default: return nil
        }
    }

    private static func hsl(
        _ hue: Double, _ saturation: Double, _ lightness: Double, _ opacity: Float
    ) -> Color.Resolved {
        func component(_ shift: Double) -> Float {
            let turned = (shift + hue / 30).truncatingRemainder(dividingBy: 12)
            let place = turned < 0 ? turned + 12 : turned
            let chroma = saturation * min(lightness, 1 - lightness)
            return Float(lightness - chroma * max(-1, min(place - 3, 9 - place, 1)))
        }
        return Color.Resolved(red: component(0), green: component(8), blue: component(4), opacity: opacity)
    }
}
