import Foundation
import PicaFoundation

/// The frames of an animated picture.
package struct PictureAnimation {
    package struct Frame {
        package let bitmap: Bitmap
        /// The duration, in seconds.
        package let duration: TimeInterval
    }

    package let frames: [Frame]
    /// The number of repetitions; 0 repeats forever.
    package let repetitions: Int

    /// The duration of a frame with a shorter one in the file. All browsers do this, because old files contain no
    /// duration.
    private static let usual = 0.1
    private static let shortest = 0.02

    init(_ frames: [(bitmap: Bitmap, milliseconds: Int)], repetitions: Int) {
        self.frames = frames.map { frame in
            let duration = TimeInterval(frame.milliseconds) / 1000
            return Frame(bitmap: frame.bitmap, duration: duration < Self.shortest ? Self.usual : duration)
        }
        self.repetitions = repetitions
    }

    /// The size in memory, in bytes.
    package var cost: Int { frames.reduce(0) { $0 + $1.bitmap.width * $1.bitmap.height * 4 } }
}

extension PictureParts {
    /// The number of frames of an animation.
    var frames: Int { gif?.frames.count ?? webp?.frames ?? 0 }
}

extension PictureFile {
    /// Whether the file is an animation within the limits.
    package var moves: Bool {
        (2...PictureLimits.frames).contains(parts.frames)
            && parts.frames * header.width * header.height * 4 <= PictureLimits.animationBytes
    }

    /// Returns the frames of an animation, or `nil` for other pictures and for one that is too large.
    /// - Parameter budget: The budget that pays for pixels.
    package func animation(within budget: WorkBudget = PictureLimits.budget()) -> PictureAnimation? {
        guard moves,
            (parts.gif?.work(parts.frames, height: header.height) ?? 0) <= PictureLimits.animationPixels,
            let frames = try? frames(parts.frames, within: budget), !frames.isEmpty
        else { return nil }
        return PictureAnimation(frames, repetitions: parts.gif?.repetitions ?? parts.webp?.repetitions ?? 1)
    }

    /// Returns the first pictures of an animation, as far as they can be read.
    func frames(_ limit: Int, within budget: WorkBudget) throws -> [(bitmap: Bitmap, milliseconds: Int)] {
        if let gif = parts.gif {
            return try gif.decode(
                FileBytes(bytes: bytes), width: header.width, height: header.height, limit: limit,
                within: budget)
        }
        guard parts.webp != nil else { return [] }
        guard let library = WebPLibrary.shared else {
            throw Bitmap.DecodingError(description: "libwebpdemux.so.2 is missing")
        }
        return try library.decode(
            bytes, width: header.width, height: header.height, limit: limit, within: budget)
    }
}
