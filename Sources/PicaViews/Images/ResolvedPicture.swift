import Foundation
import PicaCanvas
import PicaGraph

/// A picture from a file as an environment shows it.
struct ResolvedPicture: Equatable, Sendable {
    private let file: ImageFile
    private let tint: ResolvedStyle?
    /// In points.
    let size: CGSize

    /// - Parameters:
    ///   - tint: What it is coloured with; nil for its own colours.
    ///   - scale: The screen's pixels a point.
    /// - Returns: nil where there is no such file, or none that can be read.
    init?(_ name: String, bundle: Bundle?, tint: ResolvedStyle?, scale: CGFloat) {
        guard let file = ImageFile.find(name, in: bundle, scale: scale),
            let bitmap = ImageStore.bitmap(ImageStore.Key(source: .file(file.path)))
        else { return nil }
        self.file = file
        self.tint = tint
        size = CGSize(
            width: CGFloat(bitmap.width) / CGFloat(file.scale),
            height: CGFloat(bitmap.height) / CGFloat(file.scale))
    }

    /// - Parameter part: In points of the picture; nil for all of it.
    func bitmap(_ part: CGRect? = nil) -> Bitmap? {
        let pixels = part.map { PixelRect(covering: $0, scale: CGFloat(file.scale)) }
        return ImageStore.bitmap(ImageStore.Key(source: .file(file.path), tint: tint?.color, part: pixels))
    }

    /// - Parameter resizing: nil where the place is of the picture's size.
    func draw(into list: inout DisplayList, in frame: CGRect, resizing: Image.Resizing?) {
        guard let tint, tint.color == nil else { return drawPixels(into: &list, in: frame, resizing) }
        // The picture is where what is filled shows.
        tint.draw(in: frame, into: &list) { paint in
            var picture = DisplayList()
            drawPixels(into: &picture, in: frame, resizing)
            picture.commands.append(.layer(Layer(blend: .sourceIn), DisplayList([.rect(frame, paint)])))
            return .layer(Layer(), picture)
        }
    }

    private func drawPixels(into list: inout DisplayList, in frame: CGRect, _ resizing: Image.Resizing?) {
        let resizing = resizing ?? Image.Resizing(capInsets: EdgeInsets(), mode: .stretch)
        let insets = resizing.capInsets
        let columns = Self.slices(size.width, of: frame.width, insets.leading, insets.trailing)
        let rows = Self.slices(size.height, of: frame.height, insets.top, insets.bottom)
        for row in rows {
            for column in columns {
                let isWhole = rows.count == 1 && columns.count == 1
                let part = CGRect(x: column.from, y: row.from, width: column.length, height: row.length)
                let place = CGRect(
                    x: frame.minX + column.to, y: frame.minY + row.to, width: column.shown, height: row.shown)
                guard !part.isEmpty, !place.isEmpty, let bitmap = bitmap(isWhole ? nil : part) else {
                    continue
                }
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
    private static func slices(
        _ length: CGFloat, of room: CGFloat, _ start: CGFloat, _ end: CGFloat
    ) -> [Slice] {
        func inset(_ value: CGFloat, _ most: CGFloat) -> CGFloat {
            value.isFinite ? min(max(0, value.rounded()), most) : 0
        }
        let first = inset(start, length)
        let last = inset(end, length - first)
        guard first + last > 0 else {
            return [Slice(from: 0, length: length, to: 0, shown: room, isFixed: false)]
        }
        let share = min(1, room / (first + last))
        return [
            Slice(from: 0, length: first, to: 0, shown: first * share),
            Slice(
                from: first, length: length - first - last, to: first * share,
                shown: max(0, room - first - last), isFixed: false),
            Slice(from: length - last, length: last, to: room - last * share, shown: last * share),
        ].filter { $0.length > 0 }
    }
}
