/// The orientation of a picture in a file, by its number in EXIF.
package enum PictureOrientation: Int, Sendable, CaseIterable {
    case up = 1
    case upMirrored
    case down
    case downMirrored
    case leftMirrored
    case right
    case rightMirrored
    case left

    /// Whether width and height are exchanged.
    package var isSideways: Bool { rawValue >= 5 }

    /// Returns the position in the file for a pixel of the oriented picture.
    /// - Parameters:
    ///   - width: The width of the picture in the file.
    ///   - height: The height of the picture in the file.
    @inline(__always)
    func source(_ x: Int, _ y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
        switch self {
        case .up: (x, y)
        case .upMirrored: (width - 1 - x, y)
        case .down: (width - 1 - x, height - 1 - y)
        case .downMirrored: (x, height - 1 - y)
        case .leftMirrored: (y, x)
        case .right: (y, height - 1 - x)
        case .rightMirrored: (width - 1 - y, height - 1 - x)
        case .left: (width - 1 - y, x)
        }
    }
}

extension Bitmap {
    /// Returns the picture turned upright.
    package func turned(_ orientation: PictureOrientation) -> Bitmap {
        guard orientation != .up else { return self }
        let result =
            orientation.isSideways
            ? Bitmap(width: height, height: width) : Bitmap(width: width, height: height)
        for y in 0..<result.height {
            for x in 0..<result.width {
                let place = orientation.source(x, y, width: width, height: height)
                result.storage[y * result.width + x] = storage[place.y * width + place.x]
            }
        }
        return result
    }
}
