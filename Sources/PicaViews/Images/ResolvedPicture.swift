import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph

/// A picture from a file as an environment shows it.
struct ResolvedPicture: Equatable, Sendable {
    let source: ImageStore.Source
    private let orientation: PictureOrientation?
    private let tint: ResolvedStyle?
    private let isPixelated: Bool
    /// Its own, upright, in pixels; of a drawing in its units.
    private let pixels: ImageStore.Key.Size
    private let isDrawing: Bool
    private let isMoving: Bool
    /// Pixels a point: the picture's own, or of a drawing the screen's.
    private let density: CGFloat
    /// The screen's pixels a point.
    private let displayScale: CGFloat
    /// In points.
    let size: CGSize
    /// Whether left and right change places.
    private let isMirrored: Bool
    /// How it fills a place where its catalogue says so.
    private let slices: Image.Resizing?

    /// - Parameters:
    ///   - file: The file of an image that is named by one.
    ///   - tint: What it is coloured with; nil for its own colours.
    ///   - scale: The screen's pixels a point.
    /// - Returns: nil for a symbol, and where there is no such file, or none that can be read.
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
        // It takes no longer than to find out whether it is damaged.
        if !isLarge, ImageStore.bitmap(key()) == nil { return nil }
    }

    /// Whether only its shape is its own.
    var isTemplate: Bool { tint != nil }
    /// Whether decoding it would be felt where it is waited for.
    let isLarge: Bool
    /// What decoding it takes in memory, in bytes.
    var cost: Int { isDrawing ? 64 << 20 : pixels.width * pixels.height * 4 }
    var mayMove: Bool { isMoving && tint == nil && orientation == nil && !isPixelated }

    /// What all that is drawn of it in a place is made of.
    func base(in size: CGSize, _ resizing: Image.Resizing?) -> ImageStore.Key {
        var key = sliced(resizing).isPlain ? key(shown: size) : key()
        key.tint = nil
        key.isPixelated = false
        return key
    }

    /// How it fills a place, by its catalogue where nothing else is said.
    private func sliced(_ resizing: Image.Resizing?) -> Image.Resizing {
        let plain = Image.Resizing(capInsets: EdgeInsets(), mode: .stretch)
        guard let resizing else { return plain }
        return resizing.isPlain ? slices ?? plain : resizing
    }

    /// What is drawn of it where it is shown in a size.
    /// - Parameter shown: In points; nil for its own.
    func key(shown: CGSize? = nil) -> ImageStore.Key {
        var key = ImageStore.Key(source: source, orientation: orientation)
        let size = shown ?? size
        func side(_ length: CGFloat) -> Int {
            let pixels = (length * displayScale).rounded()
            return pixels.isFinite ? Int(min(max(pixels, 1), Self.longestSide)) : 1
        }
        if isDrawing {
            // As large as is needed for the longer of the two ways in which it is stretched.
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

    /// Drawings are no larger than this, in pixels.
    private static let longestSide = 4096.0
    /// Pictures of fewer pixels are kept whole.
    private static let smallest = 1 << 18
    private static let mostReduced = 64

    /// - Parameter part: In points of the picture; nil for all of it.
    func bitmap(_ part: CGRect? = nil) -> Bitmap? {
        var key = key()
        key.part = part.map { PixelRect(covering: $0, scale: density) }
        return ImageStore.bitmap(key)
    }

    /// - Parameter resizing: nil where the place is of the picture's size.
    func draw(into list: inout DisplayList, in frame: CGRect, resizing: Image.Resizing?) {
        mirroring(into: &list, in: frame) { list in
            guard let tint, tint.color == nil else { return drawPixels(into: &list, in: frame, resizing) }
            var picture = DisplayList()
            drawPixels(into: &picture, in: frame, resizing)
            tint.draw(through: picture, in: frame, into: &list)
        }
    }

    /// Draws what is shown of the picture as it is turned.
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
                // Shown once and whole it need not be larger than it is seen.
                let shown =
                    isWhole && resizing.mode == .stretch
                    ? ImageStore.bitmap(key(shown: place.size)) : bitmap(isWhole ? nil : part)
                guard let bitmap = shown else { continue }
                switch resizing.mode {
                case .stretch: list.commands.append(.image(bitmap, place))
                case .tile:
                    // Along an edge it is as thick as the edge.
                    let tile = CGRect(
                        x: place.minX, y: place.minY, width: column.isFixed ? place.width : part.width,
                        height: row.isFixed ? place.height : part.height)
                    list.commands.append(.rect(place, .tiled(bitmap, tile)))
                }
            }
        }
    }

    private struct Slice {
        /// Where it is in the picture, and how long.
        let from, length: CGFloat
        /// Where it is shown in the place, and how long.
        let to, shown: CGFloat
        var isFixed = true
    }

    /// A length in three: what keeps its size at both ends, and what is resized between. Where the place is
    /// too short for the ends, they share it.
    /// - Parameter middle: How much is shown of what is between; nil for all of it.
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
