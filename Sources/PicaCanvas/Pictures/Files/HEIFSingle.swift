/// A writer of minimal files with one coded picture.
enum HEIFSingle {
    /// - Parameter isOpacity: Whether its gray values are numbers and not colors.
    static func file(_ item: HEIFFile.Item, data: [UInt8], of source: FileBytes, isOpacity: Bool) -> [UInt8] {
        let brand = item.kind == .hevc ? "heic" : "avif"
        let head = box("ftyp", Array("\(brand)\0\0\0\0\(brand)mif1miaf".utf8))
        func copy(_ property: BoxedFile.Box?) -> [UInt8] {
            property.map { box($0.name, Array(source.bytes[$0.range])) } ?? []
        }
        // The full range of a byte, from the darkest to the lightest value.
        let greys = box("colr", Array("nclx".utf8) + [0, 1, 0, 13, 0, 6, 0x80])
        let colors = isOpacity ? greys : copy(item.colors)
        let size = box("ispe", number(0, 4) + number(item.width, 4) + number(item.height, 4))
        let properties = box("ipco", copy(item.configuration) + size + colors)
        let indices: [UInt8] = colors.isEmpty ? [2, 0x81, 2] : [3, 0x81, 2, 3]
        let uses = box("ipma", number(0, 4) + number(1, 4) + number(1, 2) + indices)
        func meta(dataAt place: Int) -> [UInt8] {
            box(
                "meta",
                number(0, 4)
                    + box("hdlr", number(0, 8) + Array("pict".utf8) + number(0, 13))
                    + box("pitm", number(0, 4) + number(1, 2))
                    + box(
                        "iloc",
                        number(0, 4) + [0x44, 0] + number(1, 2) + number(1, 2) + number(0, 2) + number(1, 2)
                            + number(place, 4) + number(data.count, 4))
                    + box(
                        "iinf",
                        number(0, 4) + number(1, 2)
                            + box(
                                "infe",
                                number(0x0200_0000, 4) + number(1, 2) + number(0, 2)
                                    + Array(item.kind.rawValue.utf8) + [0]))
                    + box("iprp", properties + uses))
        }
        let place = head.count + meta(dataAt: 0).count + 8
        return head + meta(dataAt: place) + box("mdat", data)
    }

    private static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
        number(content.count + 8, 4) + Array(name.utf8) + content
    }

    private static func number(_ number: Int, _ length: Int) -> [UInt8] {
        (0..<length).reversed().map { UInt8(truncatingIfNeeded: $0 < 8 ? number >> (8 * $0) : 0) }
    }
}
