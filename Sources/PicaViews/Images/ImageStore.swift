import Foundation
import PicaCanvas
import PicaFoundation
import Synchronization

/// The pictures read from files, each decoded once: when it is first shown, and where it is asked for, which
/// may be any thread. What was shown least recently goes first, and is read again when it comes back.
enum ImageStore {
    /// A picture, or what is made of it.
    struct Key: Hashable, Sendable {
        enum Source: Hashable, Sendable {
            case file(String)
            case glyph(AttributedString.AdaptiveImageGlyph)
        }

        let source: Source
        /// What takes the place of its colours.
        var tint: PixelColor?
        /// In the picture's pixels.
        var part: PixelRect?
    }

    private struct Contents {
        /// By what they take in memory, in bytes. Nobody changes them.
        var bitmaps = RecentCache<Key, UncheckedValue<Bitmap>>(capacity: 128 << 20)
        /// Files that cannot be read; nobody tries again.
        var damaged: Set<Key.Source> = []
    }

    private static let contents = Mutex(Contents())

    /// A file of more bytes than this is no picture of an interface.
    private static let longestFile = 256 << 20

    /// - Returns: nil where the file cannot be read.
    static func bitmap(_ key: Key) -> Bitmap? {
        if let known = contents.withLock({ $0.bitmaps[key] }) { return known.value }
        guard let made = make(key) else { return nil }
        let kept = UncheckedValue(value: made)
        contents.withLock {
            $0.bitmaps.insert(kept, cost: kept.value.width * kept.value.height * 4, for: key)
        }
        return made
    }

    private static func make(_ key: Key) -> Bitmap? {
        if let part = key.part {
            return bitmap(Key(source: key.source, tint: key.tint))?.cropped(to: part)
        }
        if let tint = key.tint { return bitmap(Key(source: key.source))?.tinted(tint) }
        return read(key.source)
    }

    private static func read(_ source: Key.Source) -> Bitmap? {
        guard !contents.withLock({ $0.damaged.contains(source) }) else { return nil }
        do {
            switch source {
            case .file(let path): return try read(path)
            case .glyph(let glyph): return try Bitmap(png: [UInt8](glyph.imageContent))
            }
        } catch {
            _ = contents.withLock { $0.damaged.insert(source) }
            let name =
                switch source {
                case .file(let path): "the image file \(path)"
                case .glyph(let glyph): "the picture \(glyph.contentIdentifier) of a text"
                }
            Logger(subsystem: "Pica", category: "views").warningOnce("\(name) cannot be read: \(error)")
            return nil
        }
    }

    private static func read(_ path: String) throws -> Bitmap {
        let attributes = try FileManager.default.attributesOfItem(
            atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
        guard attributes[.type] as? FileAttributeType == .typeRegular,
            let length = attributes[.size] as? Int, length <= Self.longestFile
        else { throw Bitmap.DecodingError(description: "it is no file of a picture’s size") }
        return try Bitmap(png: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
    }
}
