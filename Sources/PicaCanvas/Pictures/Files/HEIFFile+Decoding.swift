import CPicaSDL
import Foundation
import PicaFoundation

extension HEIFFile {
    /// A grid's description: the numbers of rows and columns, and its size in pixels.
    struct Grid {
        let rows, columns, width, height: Int
    }

    /// The most tiles, each of which needs its own decoder. The largest picture with tiles of 256 pixels has half as
    /// many.
    private static let mostTiles = 4096
    /// The most bytes of the file that tiles may share in total, as tiles of blue sky do.
    private static let mostRepeated = 1 << 16

    /// Checks all the data that `decode` will decode.
    func check(_ file: FileBytes) throws(PictureHeader.Failure) {
        var pixels = 0
        // The length of all coded data, even if several parts are at one place: a file that repeats itself costs no
        // more than another.
        var length = 0
        for item in [primary, opacity].compactMap({ $0 }) {
            var coded = [item]
            if item.kind == .grid {
                let grid = try grid(item, file)
                coded = item.tiles.compactMap { items[$0] }
                // Each tile is coded and as large as the first.
                guard coded.count <= Self.mostTiles else { throw .damaged("it has too many parts") }
                guard coded.count == item.tiles.count, coded.count == grid.rows * grid.columns,
                    let first = coded.first, first.width > 0, first.height > 0,
                    coded.allSatisfy({
                        $0.kind != .grid && $0.steps.isEmpty && $0.width == first.width
                            && $0.height == first.height
                    }),
                    first.width * grid.columns >= grid.width, first.height * grid.rows >= grid.height,
                    first.width * (grid.columns - 1) < grid.width,
                    first.height * (grid.rows - 1) < grid.height,
                    grid.width == item.width, grid.height == item.height
                else { throw .damaged("its parts do not fit together") }
            }
            for item in coded {
                guard item.width > 0, item.height > 0, max(item.width, item.height) <= PictureLimits.side,
                    item.width * item.height <= PictureLimits.pixels
                else { throw .damaged("its parts are too large") }
                pixels += item.width * item.height
                length += item.extents.reduce(0) { $0 + $1.count }
                guard length <= file.count + Self.mostRepeated else {
                    throw .damaged("its parts are damaged")
                }
                try checkStream(item, file)
            }
        }
        // A photograph and its opacity, each with partial tiles at its edges.
        guard pixels <= 3 * PictureLimits.pixels else { throw .damaged("it has too many parts") }
        if let opacity, opacity.width != primary.width || opacity.height != primary.height {
            throw .damaged("its parts do not fit together")
        }
    }

    /// Checks that a stream's size matches the file's, up to the codec's block size.
    private func checkStream(_ item: Item, _ file: FileBytes) throws(PictureHeader.Failure) {
        let data = try data(item, file)
        guard let configuration = item.configuration else { throw .damaged("its header is missing") }
        let head = file.bytes[configuration.range]
        let size =
            item.kind == .hevc
            ? CodedSize.hevc(head, data[...]) : CodedSize.av1([head.dropFirst(4), data[...]])
        guard let size else { throw .damaged("its parts are damaged") }
        guard size.width < item.width + 64, size.height < item.height + 64 else {
            throw .damaged("it is larger than it says")
        }
    }

    private func data(_ item: Item, _ file: FileBytes) throws(PictureHeader.Failure) -> [UInt8] {
        var length = 0
        for extent in item.extents {
            guard extent.upperBound <= file.count else { throw .endsEarly }
            length += extent.count
            // Several parts may be at one place.
            guard length <= file.count else { throw .damaged("its parts are damaged") }
        }
        guard length > 0 else { throw .damaged("it has no pixels") }
        return item.extents.flatMap { file.bytes[$0] }
    }

    private func grid(_ item: Item, _ file: FileBytes) throws(PictureHeader.Failure) -> Grid {
        let data = FileBytes(bytes: try data(item, file))
        let length = (data.number(1, 1) ?? 0) & 1 == 0 ? 2 : 4
        guard data.number(0, 1) == 0, let rows = data.number(2, 1), let columns = data.number(3, 1),
            let width = data.number(4, length), let height = data.number(4 + length, length)
        else { throw .damaged("its parts are damaged") }
        return Grid(rows: rows + 1, columns: columns + 1, width: width, height: height)
    }

    // MARK: Pixels

    /// Returns the picture with all its transformations applied. The file must have been checked.
    /// - Parameter budget: The budget that pays for the bytes and pixels of decoded parts.
    func decode(_ file: FileBytes, within budget: WorkBudget) throws -> Bitmap {
        guard let library = HEIFLibrary.shared else {
            throw Bitmap.DecodingError(description: "libheif.so.1 is missing")
        }
        var bitmap = try pixels(primary, file, library, within: budget)
        if let opacity {
            // The opacity is in its gray values. It shares the picture's transformations, which are applied once.
            bitmap.applyAlpha(
                of: try pixels(opacity, file, library, within: budget), isPremultiplied: isPremultiplied)
        }
        for step in primary.steps {
            switch step {
            case .turned(let orientation): bitmap = bitmap.turned(orientation)
            case .cropped(let width, let height, let x, let y):
                let size = (width: min(width, bitmap.width), height: min(height, bitmap.height))
                func start(_ all: Int, _ part: Int, _ offset: Double) -> Int32 {
                    let middle = (Double(all - part) / 2 + offset).rounded()
                    return Int32(min(max(middle, 0), Double(all - part)))
                }
                bitmap = bitmap.cropped(
                    to: PixelRect(
                        x: start(bitmap.width, size.width, x), y: start(bitmap.height, size.height, y),
                        width: Int32(size.width), height: Int32(size.height)))
            }
        }
        return bitmap
    }

    private func pixels(
        _ item: Item, _ file: FileBytes, _ library: HEIFLibrary, within budget: WorkBudget
    ) throws -> Bitmap {
        let bitmap = Bitmap(width: item.width, height: item.height)
        guard bitmap.width > 0 else { throw Bitmap.DecodingError(description: "no memory is left for it") }
        do {
            let coded = item.kind == .grid ? item.tiles.compactMap { items[$0] } : [item]
            let columns = item.kind == .grid ? try grid(item, file).columns : 1
            for (index, part) in coded.enumerated() {
                try budget.spend(pixels: part.width, by: part.height)
                try budget.spend(bytes: part.extents.reduce(0) { $0 + $1.count })
                let single = HEIFSingle.file(
                    part, data: try data(part, file), of: file, isOpacity: item == opacity)
                guard let pixels = try? library.pixels(single) else {
                    throw PictureHeader.Failure.damaged("it is damaged, or libheif has no decoder for it")
                }
                guard pixels.width == part.width, pixels.height == part.height else {
                    throw PictureHeader.Failure.damaged("its parts do not fit together")
                }
                bitmap.put(pixels, x: index % columns * part.width, y: index / columns * part.height)
            }
        } catch let error as PictureHeader.Failure {
            if case .damaged(let reason) = error { throw Bitmap.DecodingError(description: reason) }
            throw Bitmap.DecodingError(description: "it is cut off")
        }
        return bitmap
    }
}

extension Bitmap {
    /// Copies opaque pixels into the picture, as far as they fit.
    fileprivate func put(_ pixels: HEIFLibrary.Pixels, x left: Int, y top: Int) {
        for y in 0..<max(0, min(pixels.height, height - top)) {
            let row = pixels.bytes + y * pixels.pitch
            for x in 0..<max(0, min(pixels.width, width - left)) {
                let (red, green, blue) = (row[4 * x], row[4 * x + 1], row[4 * x + 2])
                storage[(top + y) * width + left + x] =
                    0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
            }
        }
    }

    /// Sets the opacity of a picture to another picture's gray values; both have the same size.
    fileprivate func applyAlpha(of mask: Bitmap, isPremultiplied: Bool) {
        guard mask.storage.count == storage.count else { return }
        for index in storage.indices {
            let alpha = mask.storage[index] & 0xFF
            let color = storage[index] & 0xFF_FFFF
            guard isPremultiplied else {
                storage[index] = Self.premultiplied(alpha << 24 | color)
                continue
            }
            storage[index] =
                alpha << 24 | min(color >> 16, alpha) << 16 | min(color >> 8 & 0xFF, alpha) << 8
                | min(color & 0xFF, alpha)
        }
    }
}
