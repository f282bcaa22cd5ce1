import Foundation
import PicaFoundation

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

extension PictureParts {
    /// How many pictures there are to be seen one after the other.
    var frames: Int { gif?.frames.count ?? webp?.frames ?? 0 }
}

extension PictureFile {
    /// Whether all frames can be shown one after the other.
    package var moves: Bool {
        (2...PictureLimits.frames).contains(parts.frames)
            && parts.frames * header.width * header.height * 4 <= PictureLimits.animationBytes
    }

    /// The frames of a moving picture; nil of all others, and of one that is too large.
    /// - Parameter budget: Pixels are spent.
    package func animation(within budget: WorkBudget = PictureLimits.budget()) -> PictureAnimation? {
        guard moves,
            (parts.gif?.work(parts.frames, height: header.height) ?? 0) <= PictureLimits.animationPixels,
            let frames = try? frames(parts.frames, within: budget), !frames.isEmpty
        else { return nil }
        return PictureAnimation(frames, repetitions: parts.gif?.repetitions ?? parts.webp?.repetitions ?? 1)
    }

    /// The first pictures of those that are seen one after the other, as far as they can be read.
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
