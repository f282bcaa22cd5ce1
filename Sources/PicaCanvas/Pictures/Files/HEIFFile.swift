/// An AVIF or HEIC file with its parts located and not decoded.
///
/// A picture is an item, either coded or a grid of coded items, with a further item for its opacity. Pica combines
/// these itself and only uses libheif for the coded items, one by one. So everything to be decoded is known and checked
/// in advance.
struct HEIFFile: Equatable, Sendable {
    // libheif 1.15 assumes that the parts of a file fit together, and allocates memory by what a stream declares.

    enum Kind: String, Sendable {
        case av1 = "av01"
        case hevc = "hvc1"
        case grid
    }

    /// A transformation of an item's pixels, in the order of the file.
    enum Step: Equatable, Sendable {
        case turned(PictureOrientation)
        /// Crops to a number of pixels around the center, which is moved.
        case cropped(width: Int, height: Int, x: Double, y: Double)
    }

    struct Item: Equatable, Sendable {
        var kind: Kind
        /// The ranges of its bytes in the file.
        var extents: [Range<Int>]
        /// The size of its pixels before all transformations.
        var width = 0
        var height = 0
        var steps: [Step] = []
        /// The boxes that a decoder needs: the codec configuration and the color information.
        var configuration: BoxedFile.Box?
        var colors: BoxedFile.Box?
        /// The items of a grid's tiles, row by row.
        var tiles: [Int] = []
    }

    /// The items, by their numbers in the file.
    private(set) var items: [Int: Item] = [:]
    private(set) var primary: Item
    /// The opacity item; `nil` if the picture is opaque.
    private(set) var opacity: Item?
    /// Whether the colors are premultiplied.
    private(set) var isPremultiplied = false

    /// The most items in a file.
    private static let mostItems = 1 << 16
    private static let brands = ["avif", "avis", "heic", "heix", "heim", "heis", "mif1", "msf1", "miaf"]
    static let damaged = PictureHeader.Failure.damaged("its boxes are damaged")

    init(_ bytes: FileBytes) throws(PictureHeader.Failure) {
        let file = BoxedFile(file: bytes)
        guard let head = bytes.number(0, 4), head >= 16, head <= 4096 else {
            throw .damaged("its header is missing")
        }
        guard bytes.count >= head else { throw .endsEarly }
        guard
            stride(from: 8, to: head - 3, by: 4).contains(where: { Self.brands.contains(file.word($0) ?? "") }
            )
        else { throw .damaged("it is in none of the formats that can be read") }
        guard let meta = try file.boxes(from: 0).first(where: { $0.name == "meta" }) else { throw .endsEarly }
        let index = try HEIFIndex(try file.boxes(in: meta, after: 4), in: file)
        guard index.kinds.count <= Self.mostItems else { throw .damaged("it has too many parts") }
        for (number, name) in index.kinds {
            guard let kind = Kind(rawValue: name) else { continue }
            var item = Item(kind: kind, extents: index.extents[number] ?? [])
            for property in index.properties[number] ?? [] { try item.take(property, of: bytes) }
            item.tiles = kind == .grid ? index.tiles[number] ?? [] : []
            items[number] = item
        }
        guard let primary = items[index.primary] else { throw .damaged("it has no picture") }
        self.primary = primary
        guard let mask = index.opacity(of: index.primary, in: bytes) else { return }
        opacity = items[mask]
        isPremultiplied = index.premultiplied.contains(index.primary)
    }

    /// The picture's codec: that of its tiles.
    var format: PictureHeader.Format {
        let coded = primary.kind == .grid ? primary.tiles.first.flatMap { items[$0]?.kind } : primary.kind
        return coded == .hevc ? .heic : .avif
    }
}

extension HEIFFile.Item {
    /// - Parameter property: A property box of an item; most kinds are irrelevant here.
    mutating func take(_ property: BoxedFile.Box, of file: FileBytes) throws(PictureHeader.Failure) {
        var reader = try BoxReader(property, in: file)
        switch property.name {
        case "ispe":
            _ = try reader.number(4)
            (width, height) = (try reader.number(4), try reader.number(4))
        case "irot":
            // Quarter turns to the left.
            let turns: [PictureOrientation] = [.up, .left, .down, .right]
            steps.append(.turned(turns[try reader.number(1) & 3]))
        case "imir": steps.append(.turned(try reader.number(1) & 1 == 0 ? .downMirrored : .upMirrored))
        case "clap":
            var numbers: [Double] = []
            for _ in 0..<4 {
                let over = Int32(truncatingIfNeeded: try reader.number(4))
                let under = Int32(truncatingIfNeeded: try reader.number(4))
                guard under > 0 else { throw HEIFFile.damaged }
                numbers.append(Double(over) / Double(under))
            }
            guard numbers[0] >= 1, numbers[1] >= 1 else { throw HEIFFile.damaged }
            steps.append(
                .cropped(width: Int(numbers[0]), height: Int(numbers[1]), x: numbers[2], y: numbers[3]))
        case "av1C" where kind == .av1, "hvcC" where kind == .hevc: configuration = property
        case "colr" where file.has("nclx", at: property.range.lowerBound): colors = property
        default: break
        }
    }

    /// The item's size after all transformations, in pixels.
    var size: (width: Int, height: Int) {
        steps.reduce((width, height)) { size, step in
            switch step {
            case .turned(let orientation): orientation.isSideways ? (size.1, size.0) : size
            case .cropped(let width, let height, _, _): (min(width, size.0), min(height, size.1))
            }
        }
    }
}
