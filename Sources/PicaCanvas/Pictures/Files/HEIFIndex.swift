import PicaFoundation

/// The tables of an AVIF or HEIC file: its items, their locations and their properties.
struct HEIFIndex {
    private(set) var primary = 0
    /// The item types, by item.
    private(set) var kinds: [Int: String] = [:]
    private(set) var extents: [Int: [Range<Int>]] = [:]
    private(set) var properties: [Int: [BoxedFile.Box]] = [:]
    /// The tiles of grids, by item.
    private(set) var tiles: [Int: [Int]] = [:]
    private(set) var premultiplied: Set<Int> = []
    /// The auxiliary items, by the items that they belong to.
    private var auxiliaries: [Int: [Int]] = [:]

    /// The limit on the entries of all tables together, each of which takes at least one byte.
    private let entries = WorkBudget(steps: 1 << 16)
    private static let opacities = [
        "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha", "urn:mpeg:hevc:2015:auxid:1",
    ]

    init(_ boxes: [BoxedFile.Box], in file: BoxedFile) throws(PictureHeader.Failure) {
        func box(_ name: String) -> BoxedFile.Box? { boxes.first { $0.name == name } }
        guard let head = box("pitm"), let list = box("iinf"), let places = box("iloc"),
            let described = box("iprp")
        else { throw HEIFFile.damaged }
        var reader = try BoxReader(head, in: file.file)
        primary = try reader.number(try reader.number(4) >> 24 == 0 ? 2 : 4)
        try readKinds(list, in: file)
        try readExtents(places, data: box("idat")?.range, in: file.file)
        try readProperties(described, in: file)
        if let references = box("iref") { try readReferences(references, in: file) }
    }

    private mutating func readKinds(_ list: BoxedFile.Box, in file: BoxedFile) throws(PictureHeader.Failure) {
        var reader = try BoxReader(list, in: file.file)
        let short = try reader.number(4) >> 24 == 0
        for entry in try file.boxes(in: list, after: short ? 6 : 8) where entry.name == "infe" {
            var reader = try BoxReader(entry, in: file.file)
            let version = try reader.number(4) >> 24
            guard version >= 2 else { continue }
            let number = try reader.number(version == 2 ? 2 : 4)
            // Encrypted items cannot be read.
            guard try reader.number(2) == 0, let kind = file.word(reader.place) else { continue }
            try spendEntry()
            kinds[number] = kind
        }
    }

    private mutating func readExtents(_ list: BoxedFile.Box, data: Range<Int>?, in file: FileBytes)
        throws(PictureHeader.Failure)
    {
        var reader = try BoxReader(list, in: file)
        let version = try reader.number(4) >> 24
        let sizes = try reader.number(2)
        let lengths = (offset: sizes >> 12, length: sizes >> 8 & 15, base: sizes >> 4 & 15, index: sizes & 15)
        guard lengths.length > 0, max(lengths.offset, lengths.length, lengths.base, lengths.index) <= 8 else {
            throw HEIFFile.damaged
        }
        for _ in 0..<(try reader.number(version < 2 ? 2 : 4)) {
            let number = try reader.number(version < 2 ? 2 : 4)
            let method = version > 0 ? try reader.number(2) & 15 : 0
            let isElsewhere = try reader.number(2) != 0
            let base = try reader.number(lengths.base)
            var found: [Range<Int>] = []
            for _ in 0..<(try reader.number(2)) {
                if version > 0 { _ = try reader.number(lengths.index) }
                let start = base + (try reader.number(lengths.offset))
                let length = try reader.number(lengths.length)
                guard start <= PictureLimits.fileBytes, length <= PictureLimits.fileBytes else {
                    throw HEIFFile.damaged
                }
                try spendEntry()
                let first = start + (method == 1 ? data?.lowerBound ?? 0 : 0)
                found.append(first..<first + length)
                if method == 1, first + length > data?.upperBound ?? 0 { throw HEIFFile.damaged }
            }
            if method <= 1, !isElsewhere { extents[number] = found }
        }
    }

    private mutating func readProperties(_ described: BoxedFile.Box, in file: BoxedFile)
        throws(PictureHeader.Failure)
    {
        let boxes = try file.boxes(in: described)
        guard let container = boxes.first(where: { $0.name == "ipco" }) else { throw HEIFFile.damaged }
        let known = try file.boxes(in: container)
        for table in boxes where table.name == "ipma" {
            var reader = try BoxReader(table, in: file.file)
            let head = try reader.number(4)
            let (isShort, isNarrow) = (head >> 24 == 0, head & 1 == 0)
            for _ in 0..<(try reader.number(4)) {
                let number = try reader.number(isShort ? 2 : 4)
                for _ in 0..<(try reader.number(1)) {
                    let index = try reader.number(isNarrow ? 1 : 2) & (isNarrow ? 0x7F : 0x7FFF)
                    try spendEntry()
                    if index > 0, index <= known.count {
                        properties[number, default: []].append(known[index - 1])
                    }
                }
            }
        }
    }

    private mutating func readReferences(_ list: BoxedFile.Box, in file: BoxedFile)
        throws(PictureHeader.Failure)
    {
        var reader = try BoxReader(list, in: file.file)
        let length = try reader.number(4) >> 24 == 0 ? 2 : 4
        for entry in try file.boxes(in: list, after: 4) {
            var reader = try BoxReader(entry, in: file.file)
            let from = try reader.number(length)
            var goals: [Int] = []
            for _ in 0..<(try reader.number(2)) {
                try spendEntry()
                goals.append(try reader.number(length))
            }
            switch entry.name {
            case "dimg": tiles[from] = goals
            case "auxl": for goal in goals { auxiliaries[goal, default: []].append(from) }
            case "prem": premultiplied.insert(from)
            default: break
            }
        }
    }

    private func spendEntry() throws(PictureHeader.Failure) {
        do {
            try entries.spend(steps: 1)
        } catch {
            throw .damaged("it has too many parts")
        }
    }

    /// Returns the item with the opacity of another item.
    func opacity(of item: Int, in file: FileBytes) -> Int? {
        auxiliaries[item]?.first { candidate in
            properties[candidate]?.contains { property in
                property.name == "auxC"
                    && Self.opacities.contains { file.has($0 + "\0", at: property.range.lowerBound + 4) }
            } ?? false
        }
    }
}
