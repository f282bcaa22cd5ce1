@testable import PicaCanvas

/// Writes files in AVIF, true ones and others, of the one stream in `SamplePictures.avif`: 32 × 16 pixels.
struct HEIFBuilder {
    struct Item {
        var kind = "av01"
        var data: [UInt8] = HEIFBuilder.stream
        var size = (32, 16)
        var properties: [[UInt8]] = [HEIFBuilder.configuration]
        /// Its parts, and the area where it is opaque.
        var parts: [Int] = []
        var opacityOf: Int?
    }

    var items: [Item] = [Item()]
    var primary = 1
    /// Whether the data is in the index, rather than after it.
    var isInside = false
    /// Added to the stated offset of the data.
    var error = 0

    /// The position of the sample's stream and of its description.
    static let stream = Array(SamplePictures.avif.suffix(43))
    static let configuration = box("av1C", [0x81, 0, 0x0C, 0])

    static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
        number(content.count + 8, 4) + Array(name.utf8) + content
    }

    static func number(_ number: Int, _ length: Int) -> [UInt8] {
        (0..<length).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    static func cropping(_ width: Int, _ height: Int, _ x: Int, _ y: Int) -> [UInt8] {
        box("clap", [width, height, x, y].flatMap { number($0, 4) + number(1, 4) })
    }

    static func grid(_ rows: Int, _ columns: Int, _ width: Int, _ height: Int) -> Item {
        Item(
            kind: "grid",
            data: [0, 0, UInt8(rows - 1), UInt8(columns - 1)] + number(width, 2) + number(height, 2),
            size: (width, height), properties: [])
    }

    var bytes: [UInt8] {
        let head = Self.box("ftyp", Array("avif\0\0\0\0mif1avif".utf8))
        let place = head.count + meta(dataAt: 0).count + 8
        return head + meta(dataAt: place) + Self.box("mdat", isInside ? [] : items.flatMap(\.data))
    }

    private func meta(dataAt start: Int) -> [UInt8] {
        let number = Self.number
        var (boxes, uses, places, infos, references): ([UInt8], [UInt8], [UInt8], [UInt8], [UInt8]) =
            ([], [], [], [], [])
        var (count, place) = (0, isInside ? 0 : start)
        for (index, item) in items.enumerated() {
            let name = number(index + 1, 2)
            let size = Self.box("ispe", number(0, 4) + number(item.size.0, 4) + number(item.size.1, 4))
            let opacity = Array("urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0".utf8)
            let kind = item.opacityOf == nil ? [] : [Self.box("auxC", number(0, 4) + opacity)]
            let own = [size] + item.properties + kind
            uses += name + number(own.count, 1) + own.indices.map { UInt8(count + $0 + 1) }
            boxes += own.joined()
            count += own.count
            places += name + number(isInside ? 1 : 0, 2) + number(0, 2) + number(1, 2)
            places += number(place + error, 4) + number(item.data.count, 4)
            place += item.data.count
            infos += Self.box(
                "infe", number(2, 1) + number(0, 3) + name + number(0, 2) + Array(item.kind.utf8) + [0])
            if !item.parts.isEmpty {
                references += Self.box(
                    "dimg", name + number(item.parts.count, 2) + item.parts.flatMap { number($0, 2) })
            }
            if let other = item.opacityOf {
                references += Self.box("auxl", name + number(1, 2) + number(other, 2))
            }
        }
        let inside = isInside ? Self.box("idat", items.flatMap(\.data)) : []
        let list = number(items.count, 2)
        return Self.box(
            "meta",
            number(0, 4)
                + Self.box("hdlr", number(0, 8) + Array("pict".utf8) + [UInt8](repeating: 0, count: 13))
                + Self.box("pitm", number(0, 4) + number(primary, 2))
                + Self.box("iinf", number(0, 4) + list + infos)
                + Self.box(
                    "iprp",
                    Self.box("ipco", boxes) + Self.box("ipma", number(0, 4) + number(items.count, 4) + uses))
                + Self.box("iref", number(0, 4) + references) + inside
                + Self.box("iloc", number(1, 1) + number(0, 3) + [0x44, 0] + list + places))
    }
}
