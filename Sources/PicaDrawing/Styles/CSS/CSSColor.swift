import Foundation

/// Parses and writes colors in the syntax of CSS.
package enum CSSColor {
    /// Parses a color in any notation of CSS Color 4, or a mix of two. The result is `nil` for other text, and for
    /// colors that depend on their context. Colors outside sRGB are clamped to its gamut.
    package static func color(_ words: some StringProtocol) -> Color.Resolved? {
        guard words.utf8.count < 200 else { return nil }
        let words = words.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
        if words.hasPrefix("#") { return hex(words.dropFirst()) }
        if words == "transparent" { return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
        if let value = CSSColorName.values[words] { return color(rgb: value) }
        if words.hasSuffix(")"), let open = words.firstIndex(of: "(") {
            return function(String(words[..<open]), words[words.index(after: open)...].dropLast())
        }
        return nil
    }

    /// Parses a color of an old HTML attribute, whose hexadecimal number needs no `#`.
    package static func legacyColor(_ words: String) -> Color.Resolved? {
        color(words) ?? (words.utf8.count == 6 ? hex(words[...]) : nil)
    }

    package static func text(_ color: Color.Resolved) -> String {
        let (red, green, blue) = (byte(color.red), byte(color.green), byte(color.blue))
        guard color.opacity < 1 else {
            return "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
        return "rgba(\(red), \(green), \(blue), \(CSSNumber.text(Double(max(0, color.opacity)))))"
    }

    package static func byte(_ component: Float) -> UInt8 {
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

    // MARK: Functions

    private static func function(_ name: String, _ arguments: Substring) -> Color.Resolved? {
        switch name {
        case "rgb", "rgba": return rgb(arguments)
        case "hsl", "hsla": return color(.hsl, arguments)
        case "hwb", "lab", "lch", "oklab", "oklch":
            // These functions have never allowed commas.
            guard let space = CSSColorSpace(rawValue: name), !arguments.contains(",") else { return nil }
            return color(space, arguments)
        case "color":
            let words = arguments.drop(while: \.isWhitespace)
            let name = words.prefix { !$0.isWhitespace }
            guard let space = CSSColorSpace(rawValue: String(name)), space.isOfPrimaries else { return nil }
            return color(space, words.dropFirst(name.count))
        case "color-mix": return mixture(arguments)
        case "light-dark": return CSSValue.parts(arguments, at: ",").first.flatMap { color($0) }
        default: return nil
        }
    }

    /// Splits the arguments of a function into its three components and an optional opacity.
    private static func parts(_ arguments: Substring) -> (words: [Substring], opacity: Float)? {
        let words = arguments.split { $0 == "," || $0 == "/" || $0.isWhitespace }
        guard 3...4 ~= words.count else { return nil }
        guard let alpha = words.count == 4 ? value(words[3], whole: 1) : 1 else { return nil }
        return (Array(words.prefix(3)), Float(min(1, max(0, alpha))))
    }

    /// Parses a number, or a percentage of a whole.
    private static func value(_ word: Substring, whole: Double) -> Double? {
        if word == "none" { return 0 }
        if word.hasSuffix("%") { return CSSNumber.value(word.dropLast()).map { $0 / 100 * whole } }
        return CSSNumber.value(word)
    }

    /// Parses an angle, in degrees.
    private static func angle(_ word: Substring) -> Double? {
        if word == "none" { return 0 }
        let units: [(String, Double)] = [("deg", 1), ("grad", 0.9), ("rad", 180 / .pi), ("turn", 360)]
        for (unit, degrees) in units where word.hasSuffix(unit) {
            return CSSNumber.value(word.dropLast(unit.count)).map { $0 * degrees }
        }
        return CSSNumber.value(word)
    }

    private static func rgb(_ arguments: Substring) -> Color.Resolved? {
        guard let (words, opacity) = parts(arguments), let red = value(words[0], whole: 255),
            let green = value(words[1], whole: 255), let blue = value(words[2], whole: 255)
        else { return nil }
        return color((red / 255, green / 255, blue / 255), opacity)
    }

    private static func color(_ space: CSSColorSpace, _ arguments: Substring) -> Color.Resolved? {
        guard let (words, opacity) = parts(arguments) else { return nil }
        let wholes = space.wholes
        func part(_ index: Int, _ whole: Double) -> Double? {
            index == space.hue ? angle(words[index]) : value(words[index], whole: whole)
        }
        guard let first = part(0, wholes.0), let second = part(1, wholes.1), let third = part(2, wholes.2)
        else { return nil }
        return color(CSSColorSpace.each(space.linear((first, second, third)), CSSColorSpace.encode), opacity)
    }

    private static func color(_ parts: CSSColorSpace.Parts, _ opacity: Float) -> Color.Resolved {
        let (red, green, blue) = CSSColorSpace.each(parts) { $0.isFinite ? min(1, max(0, $0)) : 0 }
        return Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: opacity)
    }

    // MARK: Mixtures

    /// Parses a mix such as `in oklab, red 30%, blue`. Spaces with a hue are mixed in the rectangular space they derive
    /// from.
    private static func mixture(_ arguments: Substring) -> Color.Resolved? {
        let parts = CSSValue.parts(arguments, at: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 3, parts[0].hasPrefix("in "), let first = ingredient(parts[1]),
            let second = ingredient(parts[2])
        else { return nil }
        let space: CSSColorSpace =
            switch parts[0].dropFirst(3).prefix(while: { $0 != " " }) {
            case "srgb", "hsl", "hwb": .sRGB
            case "srgb-linear", "xyz", "xyz-d50", "xyz-d65": .linearSRGB
            default: .oklab
            }
        let one = first.share ?? second.share.map { 1 - $0 } ?? 0.5
        let other = second.share ?? 1 - one
        guard one + other > 0 else { return nil }
        return mix(first.color, second.color, other / (one + other), in: space, opacity: min(1, one + other))
    }

    private static func ingredient(_ words: String) -> (color: Color.Resolved, share: Double?)? {
        var share: Double?
        var rest: [Substring] = []
        for word in CSSValue.parts(words[...], at: " ") where !word.isEmpty {
            if word.hasSuffix("%"), let percent = CSSNumber.value(word.dropLast()) {
                guard 0...100 ~= percent, share == nil else { return nil }
                share = percent / 100
            } else {
                rest.append(word)
            }
        }
        guard rest.count == 1, let color = color(rest[0]) else { return nil }
        return (color, share)
    }

    /// - Parameter share: The share of the second color.
    private static func mix(
        _ first: Color.Resolved, _ second: Color.Resolved, _ share: Double, in space: CSSColorSpace,
        opacity: Double
    ) -> Color.Resolved? {
        func parts(_ color: Color.Resolved) -> CSSColorSpace.Parts? {
            let encoded = (Double(color.red), Double(color.green), Double(color.blue))
            return space.parts(linear: CSSColorSpace.each(encoded, CSSColorSpace.decode))
        }
        guard let one = parts(first), let other = parts(second) else { return nil }
        let (firstAlpha, secondAlpha) = (Double(first.opacity) * (1 - share), Double(second.opacity) * share)
        let alpha = firstAlpha + secondAlpha
        guard alpha > 0 else { return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0) }
        func mixed(_ one: Double, _ other: Double) -> Double {
            (one * firstAlpha + other * secondAlpha) / alpha
        }
        let parts = (mixed(one.0, other.0), mixed(one.1, other.1), mixed(one.2, other.2))
        return color(CSSColorSpace.each(space.linear(parts), CSSColorSpace.encode), Float(alpha * opacity))
    }
}
