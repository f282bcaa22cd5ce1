import Foundation
import PicaCanvas
import PicaDrawing
import PicaFoundation
import PicaState

/// An image from a file, resolved in an environment.
struct ResolvedPicture: Equatable, Sendable {
    let source: ImageStore.Source
    private let orientation: PictureOrientation?
    private let tint: ResolvedStyle?
    private let isPixelated: Bool
    /// The upright size in pixels, or in a vector image's units.
    private let pixels: ImageStore.Key.Size
    private let isDrawing: Bool
    private let isMoving: Bool
    /// The number of pixels per point: the image's own, or the screen's for a vector image.
    private let density: CGFloat
    /// The screen's number of pixels per point.
    private let displayScale: CGFloat
    /// The size in points.
    let size: CGSize
    /// Whether the image is mirrored horizontally.
    private let isMirrored: Bool
    /// The slices that its catalog specifies.
    private let slices: Image.Resizing?

    /// - Parameters:
    ///   - file: The file of an image given by name.
    ///   - tint: The tint; `nil` for the image's own colors.
    ///   - scale: The screen's number of pixels per point.
    /// - Returns: `nil` for a symbol, and if there is no file that can be read.
    init?(_ image: Image, file: ImageFile?, tint: ResolvedStyle?, scale displayScale: CGFloat) {
        let scale: CGFloat
        isMirrored = file?.isMirrored ?? false
        slices = file?.slices?.resizing(scale: CGFloat(file?.scale ?? 1))
        switch image.source {
        case .symbol, .drawing: return nil
        case .file:
            guard let file else { return nil }
            (source, scale, orientation) = (.file(file.path), CGFloat(file.scale), nil)
        case .picture(let picture, let own, let turned):
            (source, scale, orientation) = (picture, own, turned?.inFile)
        }
        guard var header = ImageStore.header(source) else { return nil }
        if let orientation { header.orientation = orientation }
        self.tint = tint
        isMoving = header.mayMove
        self.displayScale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
        isDrawing = header.format == .svg
        isPixelated = image.interpolation == .none && !isDrawing
        density = isDrawing ? self.displayScale : scale
        pixels = ImageStore.Key.Size(width: header.size.width, height: header.size.height)
        size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
        isLarge = !ImageStore.isQuick(source)
        // For small images, decoding is the way to find out whether the file is damaged.
        if !isLarge, ImageStore.bitmap(key()) == nil { return nil }
    }

    /// Whether only the image's shape is used, filled with the tint.
    var isTemplate: Bool { tint != nil }
    /// Whether decoding takes long enough to be noticeable.
    let isLarge: Bool
    /// The memory that decoding needs, in bytes.
    var cost: Int { isDrawing ? 64 << 20 : pixels.width * pixels.height * 4 }
    var mayMove: Bool { isMoving && tint == nil && orientation == nil && !isPixelated }

    /// Returns the key of the decoded image from which all drawing in a size is made.
    func base(in size: CGSize, _ resizing: Image.Resizing?) -> ImageStore.Key {
        var key = sliced(resizing).isPlain ? key(shown: size) : key()
        key.tint = nil
        key.isPixelated = false
        return key
    }

    /// Returns the resizing, which is that of the catalog unless the view sets its own.
    private func sliced(_ resizing: Image.Resizing?) -> Image.Resizing {
        let plain = Image.Resizing(capInsets: EdgeInsets(), mode: .stretch)
        guard let resizing else { return plain }
        return resizing.isPlain ? slices ?? plain : resizing
    }

    /// Returns the key of the version to draw in a size.
    /// - Parameter shown: The size in points; `nil` for the image's own.
    func key(shown: CGSize? = nil) -> ImageStore.Key {
        var key = ImageStore.Key(source: source, orientation: orientation)
        let size = shown ?? size
        func side(_ length: CGFloat) -> Int {
            let pixels = (length * displayScale).rounded()
            return pixels.isFinite ? Int(min(max(pixels, 1), Self.longestSide)) : 1
        }
        if isDrawing {
            // Use the larger of both scales, so that the image is sharp in both dimensions.
            let (width, height) = (side(size.width), side(size.height))
            let scale = max(Double(width) / Double(pixels.width), Double(height) / Double(pixels.height))
            func whole(_ own: Int) -> Int {
                max(1, Int(min(Double(own) * scale, Self.longestSide).rounded()))
            }
            key.size = ImageStore.Key.Size(width: whole(pixels.width), height: whole(pixels.height))
        } else if shown != nil, !isPixelated, pixels.width * pixels.height > Self.smallest {
            let (width, height) = (side(size.width), side(size.height))
            while key.reduction < Self.mostReduced, pixels.width >= width * key.reduction * 2,
                pixels.height >= height * key.reduction * 2
            { key.reduction *= 2 }
        }
        key.tint = tint?.color
        key.isPixelated = isPixelated
        return key
    }

    /// The maximum side of a rendered vector image, in pixels.
    private static let longestSide = 4096.0
    /// The number of pixels below which an image is never reduced.
    private static let smallest = 1 << 18
    private static let mostReduced = 64

    /// - Parameter part: The part in points of the image; `nil` for all of it.
    func bitmap(_ part: CGRect? = nil) -> Bitmap? {
        var key = key()
        key.part = part.map { PixelRect(covering: $0, scale: density) }
        return ImageStore.bitmap(key)
    }

    /// - Parameter resizing: The resizing; `nil` if the frame has the image's size.
    func draw(into list: inout DisplayList, in frame: CGRect, resizing: Image.Resizing?) {
        mirroring(into: &list, in: frame) { list in
            guard let tint, tint.color == nil else { return drawPixels(into: &list, in: frame, resizing) }
            var picture = DisplayList()
            drawPixels(into: &picture, in: frame, resizing)
            tint.draw(through: picture, in: frame, into: &list)
        }
    }

    /// Draws the image, mirrored if needed.
    func mirroring(into list: inout DisplayList, in frame: CGRect, _ draw: (inout DisplayList) -> Void) {
        guard isMirrored else { return draw(&list) }
        var drawn = DisplayList()
        draw(&drawn)
        let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0)
        list.commands.append(.transform(flip, drawn))
    }

    private func drawPixels(into list: inout DisplayList, in frame: CGRect, _ resizing: Image.Resizing?) {
        let resizing = sliced(resizing)
        let insets = resizing.capInsets
        let columns = Self.slices(
            size.width, of: frame.width, insets.leading, insets.trailing, resizing.width)
        let rows = Self.slices(size.height, of: frame.height, insets.top, insets.bottom, resizing.height)
        for row in rows {
            for column in columns {
                let isWhole = column.length == size.width && row.length == size.height
                let part = CGRect(x: column.from, y: row.from, width: column.length, height: row.length)
                let place = CGRect(
                    x: frame.minX + column.to, y: frame.minY + row.to, width: column.shown, height: row.shown)
                guard !part.isEmpty, !place.isEmpty else { continue }
                // An image that is shown once as a whole needs no more pixels than are visible.
                let shown =
                    isWhole && resizing.mode == .stretch
                    ? ImageStore.bitmap(key(shown: place.size)) : bitmap(isWhole ? nil : part)
                guard let bitmap = shown else { continue }
                switch resizing.mode {
                case .stretch: list.commands.append(.image(bitmap, place))
                case .tile:
                    // Along an edge, a tile is as thick as the edge.
                    let tile = CGRect(
                        x: place.minX, y: place.minY, width: column.isFixed ? place.width : part.width,
                        height: row.isFixed ? place.height : part.height)
                    list.commands.append(.rect(place, .tiled(bitmap, tile)))
                }
            }
        }
    }

    private struct Slice {
        /// The start and length in the image.
        let from, length: CGFloat
        /// The start and length in the frame.
        let to, shown: CGFloat
        var isFixed = true
    }

    /// Divides a length into three slices: fixed ends and a resized middle. If there is too little space for the ends,
    /// they share it.
    /// - Parameter middle: The length of the middle that is shown; `nil` for all of it.
    private static func slices(
        _ length: CGFloat, of room: CGFloat, _ start: CGFloat, _ end: CGFloat, _ middle: CGFloat?
    ) -> [Slice] {
        func inset(_ value: CGFloat, _ most: CGFloat) -> CGFloat {
            value.isFinite ? min(max(0, value.rounded()), most) : 0
        }
        let first = inset(start, length)
        let last = inset(end, length - first)
        let between = min(max(0, middle?.rounded() ?? .infinity), length - first - last)
        guard first + last > 0 else {
            return [Slice(from: 0, length: between, to: 0, shown: room, isFixed: false)]
        }
        let share = min(1, room / (first + last))
        return [
            Slice(from: 0, length: first, to: 0, shown: first * share),
            Slice(
                from: first, length: between, to: first * share,
                shown: max(0, room - first - last), isFixed: false),
            Slice(from: length - last, length: last, to: room - last * share, shown: last * share),
        ].filter { $0.length > 0 }
    }
}
