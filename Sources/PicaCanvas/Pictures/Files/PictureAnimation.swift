import Foundation

/// The frames of a moving picture.
package struct PictureAnimation {
    package struct Frame {
        package let bitmap: Bitmap
        /// For how long it is seen, in seconds.
        package let duration: TimeInterval
    }

    package let frames: [Frame]
    /// How often it is shown; 0 for without end.
    package let repetitions: Int

    /// A frame is seen this long where the file has less: what all browsers do, as old files say nothing.
    private static let usual = 0.1
    private static let shortest = 0.02

    init(_ frames: [(bitmap: Bitmap, milliseconds: Int)], repetitions: Int) {
        self.frames = frames.map { frame in
            let duration = TimeInterval(frame.milliseconds) / 1000
            return Frame(bitmap: frame.bitmap, duration: duration < Self.shortest ? Self.usual : duration)
        }
        self.repetitions = repetitions
    }

    /// In memory, in bytes.
    package var cost: Int { frames.reduce(0) { $0 + $1.bitmap.width * $1.bitmap.height * 4 } }
}

extension PictureFile {
    /// Whether all frames can be shown one after the other.
    package var moves: Bool {
        guard let gif = parts.gif, gif.frames.count > 1 else { return false }
        return gif.frames.count * header.width * header.height * 4 <= PictureLimits.animationBytes
    }

    /// The frames of a moving picture; nil of all others, and of one that is too large.
    package func animation() -> PictureAnimation? {
        guard moves, let gif = parts.gif else { return nil }
        let frames = gif.decode(FileBytes(bytes: bytes), width: header.width, height: header.height)
        return frames.isEmpty ? nil : PictureAnimation(frames, repetitions: gif.repetitions)
    }
}
