import PicaFoundation

/// What a picture's file may ask for. All of it is looked up before anything is decoded.
package enum PictureLimits {
    /// Of a picture: 128 megapixels, half a gigabyte while it is decoded.
    package static let pixels = 1 << 27
    /// Of a side: what JPEG has, and no format of photographs needs more.
    package static let side = 65535
    /// Of all frames of a moving picture together; one with more shows its first.
    package static let animationBytes = 64 << 20
    /// Unpacked for all frames of a moving picture together, seen or not: half a second.
    static let animationPixels = 1 << 26
    /// Of frames, however small they are.
    package static let frames = 10_000
    /// Of a file.
    package static let fileBytes = 256 << 20
    /// Of a drawing, which is read as text.
    package static let drawingBytes = 16 << 20
    /// How often a JPEG file may go over the whole picture; ten times is common.
    static let scans = 200

    /// The budget of decoding one picture, for all of its frames and parts together.
    package static func budget() -> WorkBudget { WorkBudget(bytes: 4 * fileBytes, pixels: 4 * pixels) }
}
