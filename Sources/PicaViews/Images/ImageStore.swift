import Foundation
import PicaCanvas
import PicaFoundation
import Synchronization

/// The pictures read from files, each decoded once: when it is first shown, and where it is asked for, which
/// may be any thread. What was shown least recently goes first, and is read again when it comes back.
enum ImageStore {
    /// A picture, or what is made of it.
    struct Key: Hashable, Sendable {
        let path: String
        /// What takes the place of its colours.
        var tint: PixelColor?
        /// In the picture's pixels.
        var part: PixelRect?
    }

    private struct Contents {
        /// By what they take in memory, in bytes. Nobody changes them.
        var bitmaps = RecentCache<Key, UncheckedValue<Bitmap>>(capacity: 128 << 20)
        /// Files that cannot be read; nobody tries again.
        var damaged: Set<String> = []
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
            return bitmap(Key(path: key.path, tint: key.tint))?.cropped(to: part)
        }
        if let tint = key.tint { return bitmap(Key(path: key.path))?.tinted(tint) }
        return read(key.path)
    }

    private static func read(_ path: String) -> Bitmap? {
        guard !contents.withLock({ $0.damaged.contains(path) }) else { return nil }
        do {
            let attributes = try FileManager.default.attributesOfItem(
                atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
            guard attributes[.type] as? FileAttributeType == .typeRegular,
                let length = attributes[.size] as? Int, length <= Self.longestFile
            else { throw Bitmap.DecodingError(description: "it is no file of a picture’s size") }
            return try Bitmap(png: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
        } catch {
            _ = contents.withLock { $0.damaged.insert(path) }
            Logger(subsystem: "Pica", category: "views").warningOnce(
                "the image file \(path) cannot be read: \(error)")
            return nil
        }
    }
}
