import PicaFoundation

/// The limits on picture files. All of them are checked before anything is decoded.
package enum PictureLimits {
    /// The most pixels of a picture: 128 megapixels, half a gigabyte while it is decoded.
    package static let pixels = 1 << 27
    /// The longest side in pixels: JPEG's limit, and no photograph format needs more.
    package static let side = 65535
    /// The most bytes of all frames of an animation together; a larger one shows only its first frame.
    package static let animationBytes = 64 << 20
    /// The most pixels to unpack for all frames of an animation together, visible or not: half a second.
    static let animationPixels = 1 << 26
    /// The most frames, however small.
    package static let frames = 10_000
    /// The most bytes of a file.
    package static let fileBytes = 256 << 20
    /// The most bytes of a drawing, which is parsed as text.
    package static let drawingBytes = 16 << 20
    /// The most scans of a JPEG file over the whole picture; ten are common.
    static let scans = 200

    /// Returns the budget for decoding one picture, with all its frames and parts.
    package static func budget() -> WorkBudget { WorkBudget(bytes: 4 * fileBytes, pixels: 4 * pixels) }
}
