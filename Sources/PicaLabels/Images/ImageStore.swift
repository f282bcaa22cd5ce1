import Foundation
import PicaCanvas
import PicaFoundation
import Synchronization

/// A cache of decoded images. Each is decoded once, on the thread that requests it. The least recently used images are
/// evicted first, and decoded again on demand.
enum ImageStore {
    enum Source: Hashable, Sendable {
        case file(String)
        case data(Data)
        case glyph(AttributedString.AdaptiveImageGlyph)
        /// An image that an app holds decoded.
        case bitmap(CGImage)
    }

    /// Identifies an image, or a version made from it.
    struct Key: Hashable, Sendable {
        struct Size: Hashable, Sendable { var width, height: Int }

        let source: Source
        /// The orientation; `nil` for the file's own.
        var orientation: PictureOrientation?
        /// The number of pixels, horizontally and vertically, that are averaged to one.
        var reduction = 1
        /// The size at which a vector image is rendered, in pixels.
        var size: Size?
        /// The color that replaces its own colors.
        var tint: PixelColor?
        /// The part of the image, in its pixels.
        var part: PixelRect?
        var isPixelated = false
    }

    private struct Contents {
        /// The decoded images, with their memory in bytes as cost. They are never changed.
        var bitmaps = RecentCache<Key, UncheckedValue<Bitmap>>(capacity: capacity)
        /// The decoded animations, likewise.
        var animations = RecentCache<Source, UncheckedValue<PictureAnimation>>(capacity: 64 << 20)
        /// The headers of files; `nil` for files that cannot be read, so that they are not tried again.
        var headers = RecentCache<Source, PictureHeader?>(capacity: 10_000)
        /// Whether files decode quickly.
        var quick = RecentCache<Source, Bool>(capacity: 10_000)
    }

    /// The maximum memory of all decoded images together, in bytes.
    static let capacity = 192 << 20
    private static let contents = Mutex(Contents())

    /// The number of decoded images and their memory in bytes.
    static var statistics: (count: Int, bytes: Int) {
        contents.withLock { ($0.bitmaps.count, $0.bitmaps.totalCost) }
    }

    /// Returns the header of an image, from the start of its file.
    /// - Returns: `nil` if the file cannot be read.
    static func header(_ source: Source) -> PictureHeader? {
        // Bitmaps are not cached by their source, which would keep them alive.
        if case .bitmap(let image) = source { return image.header }
        if let known = contents.withLock({ $0.headers[source] }) { return known }
        do {
            let header = try readHeader(source)
            contents.withLock { $0.headers[source] = .some(header) }
            return header
        } catch {
            fail(source, error)
            return nil
        }
    }

    /// Returns an image that is already decoded.
    static func known(_ key: Key) -> Bitmap? { contents.withLock { $0.bitmaps[key] }?.value }

    /// Returns whether decoding an image takes less than two milliseconds, because its file is small and simple.
    static func isQuick(_ source: Source) -> Bool {
        if case .bitmap = source { return true }
        if let known = contents.withLock({ $0.quick[source] }) { return known }
        let answer = header(source).map { isQuick(source, $0) } ?? true
        contents.withLock { $0.quick[source] = answer }
        return answer
    }

    private static func isQuick(_ source: Source, _ header: PictureHeader) -> Bool {
        guard header.format != .svg, header.width * header.height <= mostQuick,
            let bytes = try? length(of: source), bytes <= mostQuick
        else { return false }
        // A file that cannot be read is not decoded either.
        guard let file = try? file(source) else { return true }
        return file.work.map { $0 <= 2 * mostQuick } ?? false
    }

    /// The maximum number of pixels, and of file bytes, of an image that decodes quickly.
    private static let mostQuick = 1 << 16

    /// - Parameter budget: The budget for decoding.
    /// - Returns: `nil` if the file cannot be read.
    static func bitmap(_ key: Key, within budget: WorkBudget = PictureLimits.budget()) -> Bitmap? {
        if let known = known(key) { return known }
        guard let made = make(key, within: budget) else { return nil }
        var cost = made.width * made.height * 4
        if case .bitmap(let image) = key.source {
            guard made !== image.bitmap else { return made }
            // The key keeps the whole image.
            cost += image.height * image.bytesPerRow
        }
        let kept = UncheckedValue(value: made)
        contents.withLock { $0.bitmaps.insert(kept, cost: cost, for: key) }
        return made
    }

    /// Returns the frames of an animated image; `nil` for other images.
    static func animation(
        _ source: Source, within budget: WorkBudget = PictureLimits.budget()
    ) -> PictureAnimation? {
        if let known = contents.withLock({ $0.animations[source] }) { return known.value }
        guard header(source)?.mayMove == true, let animation = try? file(source).animation(within: budget)
        else {
            return nil
        }
        let kept = UncheckedValue(value: animation)
        contents.withLock { $0.animations.insert(kept, cost: kept.value.cost, for: source) }
        return animation
    }

    /// Evicts all decoded images.
    static func removeAll() { contents.withLock { $0.bitmaps.removeAll() } }

    private static func make(_ key: Key, within budget: WorkBudget) -> Bitmap? {
        var outer = key
        if key.isPixelated {
            outer.isPixelated = false
            return bitmap(outer, within: budget)?.pixelated
        }
        if let part = key.part {
            outer.part = nil
            return bitmap(outer, within: budget)?.cropped(to: part)
        }
        if let tint = key.tint {
            outer.tint = nil
            return bitmap(outer, within: budget)?.tinted(tint)
        }
        guard header(key.source) != nil else { return nil }
        do {
            return try read(key, within: budget)
        } catch WorkBudget.Exhausted.cancelled {
            return nil
        } catch {
            fail(key.source, error)
            return nil
        }
    }

    // MARK: Files

    private static func read(_ key: Key, within budget: WorkBudget) throws -> Bitmap {
        if case .bitmap(let image) = key.source {
            return image.bitmap.reduced(by: key.reduction).turned(key.orientation ?? .up)
        }
        var file = try file(key.source)
        if let orientation = key.orientation { file.orientation = orientation }
        if let size = key.size {
            return try file.drawing(width: size.width, height: size.height, within: budget)
        }
        return try file.bitmap(reduction: key.reduction, within: budget)
    }

    /// Reads the whole file of an image.
    static func file(_ source: Source) throws -> PictureFile {
        switch source {
        case .file(let path): return try PictureFile([UInt8](bytes(ofFile: path)))
        case .data(let data): return try PictureFile([UInt8](data))
        case .glyph(let glyph): return try PictureFile([UInt8](glyph.imageContent))
        case .bitmap: throw Bitmap.DecodingError(description: "it is no file")
        }
    }

    /// Reads a file that is not larger than a picture may be.
    static func bytes(ofFile path: String) throws -> Data {
        _ = try length(of: path)
        return try Data(contentsOf: URL(fileURLWithPath: path))
    }

    private static func readHeader(_ source: Source) throws -> PictureHeader {
        // The header is usually at the start; photographs may have long metadata there.
        for length in [1 << 16, 1 << 20, 1 << 24, PictureLimits.fileBytes] {
            let bytes = try beginning(of: source, length)
            do throws(PictureHeader.Failure) {
                return try PictureHeader(bytes)
            } catch {
                switch error {
                case .endsEarly where bytes.count == length: continue
                case .endsEarly: throw Bitmap.DecodingError(description: "it is cut off")
                case .damaged(let reason): throw Bitmap.DecodingError(description: reason)
                }
            }
        }
        throw Bitmap.DecodingError(description: "it has no size")
    }

    private static func beginning(of source: Source, _ length: Int) throws -> [UInt8] {
        switch source {
        case .file(let path):
            _ = try Self.length(of: path)
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? file.close() }
            return [UInt8](try file.read(upToCount: length) ?? Data())
        case .data(let data): return [UInt8](data.prefix(length))
        case .glyph(let glyph): return [UInt8](glyph.imageContent.prefix(length))
        case .bitmap: return []
        }
    }

    private static func length(of source: Source) throws -> Int {
        switch source {
        case .file(let path): try length(of: path)
        case .data(let data): data.count
        case .glyph(let glyph): glyph.imageContent.count
        case .bitmap(let image): image.height * image.bytesPerRow
        }
    }

    private static func length(of path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(
            atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
        guard attributes[.type] as? FileAttributeType == .typeRegular,
            let length = attributes[.size] as? Int, length <= PictureLimits.fileBytes
        else { throw Bitmap.DecodingError(description: "it is no file of a picture’s size") }
        return length
    }

    private static func fail(_ source: Source, _ error: any Error) {
        contents.withLock { $0.headers[source] = .some(nil) }
        let name =
            switch source {
            case .file(let path): "the image file \(path)"
            case .data, .bitmap: "a picture in memory"
            case .glyph(let glyph): "the picture \(glyph.contentIdentifier) of a text"
            }
        Logger(subsystem: "Pica", category: "views").warningOnce("\(name) cannot be read: \(error)")
    }
}
