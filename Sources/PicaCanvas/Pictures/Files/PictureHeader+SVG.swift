import Foundation

extension PictureHeader {
    /// The part of a file in which its root element must begin, in bytes.
    private static let prologue = 4096
    /// The largest side of a drawing, in its own units.
    private static let largestDrawing = 32768.0

    /// Whether the file is text with an SVG drawing.
    static func isDrawing(_ file: FileBytes) -> Bool {
        let text = file.bytes.prefix(prologue).drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
        return text.first == UInt8(ascii: "<") && root(text) != nil
    }

    /// Returns the end of the root element's name.
    private static func root(_ text: ArraySlice<UInt8>) -> Int? {
        let name = Array("<svg".utf8)
        return text.indices.first { text[$0] == name[0] && text[$0...].starts(with: name) }.map {
            $0 + name.count
        }
    }

    static func svg(_ file: FileBytes) throws(Failure) -> PictureHeader {
        guard let start = root(file.bytes.prefix(prologue)) else { throw .damaged("it has no drawing") }
        let attributes = try attributes(file.bytes[start...])
        let box = (attributes["viewBox"] ?? "").split { " ,\t\r\n".contains($0) }.compactMap { Double($0) }
        func side(_ name: String, _ index: Int) -> Double? {
            let own = attributes[name].flatMap(length) ?? 0
            return own > 0 ? own : box.count == 4 && box[index] > 0 ? box[index] : nil
        }
        guard let width = side("width", 2), let height = side("height", 3) else {
            throw .damaged("the drawing does not say how large it is")
        }
        guard max(width, height) <= largestDrawing else { throw .damaged("the drawing is too large") }
        return PictureHeader(.svg, width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
    }

    /// Returns the attributes in the element's tag.
    private static func attributes(_ text: ArraySlice<UInt8>) throws(Failure) -> [String: String] {
        var result: [String: String] = [:]
        var name: [UInt8] = []
        var rest = text
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: ">"): return result
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard let end = rest.firstIndex(of: byte) else { throw .endsEarly }
                result[String(decoding: name, as: UTF8.self)] = String(decoding: rest[..<end], as: UTF8.self)
                rest = rest[(end + 1)...]
                name = []
            case UInt8(ascii: "="), 0...0x20: continue
            default: name.append(byte)
            }
        }
        throw .endsEarly
    }

    /// Returns a length in pixels, or `nil` for a relative length.
    private static func length(_ text: String) -> Double? {
        let digits = text.prefix { "+-.0123456789eE".contains($0) }
        let units = ["": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4]
        // The "e" of "em" is not an exponent.
        let number = Double(digits) ?? Double(digits.prefix { !"eE".contains($0) })
        guard let number, number.isFinite else { return nil }
        let unit = text.dropFirst(digits.count).trimmingCharacters(in: .whitespaces)
        return units[unit].map { $0 * number }
    }
}
