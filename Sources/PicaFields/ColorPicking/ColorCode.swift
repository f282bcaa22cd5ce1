import Foundation

/// A format of colors as hexadecimal codes such as `#2867D6`, followed by the opacity for translucent colors. It also
/// parses `#26D`, and codes without the sign.
struct ColorCode: ParseableFormatStyle {
    /// The error for a text that is no color code.
    struct Unreadable: Error {}

    struct Strategy: ParseStrategy {
        let supportsOpacity: Bool

        func parse(_ text: String) throws -> PickedColor {
            var digits = text.trimmingCharacters(in: .whitespaces)
            if digits.hasPrefix("#") { digits.removeFirst() }
            guard digits.utf8.count == digits.count else { throw Unreadable() }
            if digits.count <= 4 { digits = digits.map { "\($0)\($0)" }.joined() }
            if digits.count == 6 { digits += "FF" }
            guard digits.count == 8, digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16)
            else { throw Unreadable() }
            let color = PickedColor(bytes: [24, 16, 8, 0].map { UInt8(number >> $0 & 255) })
            return supportsOpacity ? color : color.opaque
        }
    }

    let supportsOpacity: Bool

    var parseStrategy: Strategy { Strategy(supportsOpacity: supportsOpacity) }

    func format(_ color: PickedColor) -> String {
        let bytes = color.bytes
        return "#"
            + (bytes[3] == 255 ? bytes.dropLast() : bytes[...]).map { String(format: "%02X", $0) }.joined()
    }
}
