import Foundation
import PicaFoundation
import PicaText

extension Painter {
    /// Draws an underline or a strike-through, of whole device pixels and at least one.
    ///
    /// Its distance from the baseline is rounded separately, and dashes and gaps are multiples of its thickness. So a
    /// line looks the same under every line of text.
    func draw(_ line: DecorationLine, at origin: CGPoint, _ color: UInt32) {
        guard line.width > 0 else { return }
        guard matrix == nil else { return drawTurned(line, at: origin, color) }
        let baseline = pixelEdge((translation.y + origin.y + line.baseline) * scale)
        let height = max(1, pixelEdge(line.thickness * scale))
        let offset = pixelEdge(line.top * scale)
        // An underline is at least one pixel below the baseline.
        let y = baseline &+ (line.top > 0 ? max(1, offset) : offset)
        func column(_ x: Double) -> Int32 { pixelEdge((translation.x + origin.x + x) * scale) }
        let minX = column(line.x)
        let maxX = max(column(line.maxX), minX &+ 1)
        switch line.pattern {
        case .wave:
            let unit = CGFloat(height)
            let path = CanvasPath.wave(unit: unit, width: CGFloat(maxX) - CGFloat(minX))
            let place = CGAffineTransform(translationX: CGFloat(minX), y: CGFloat(y))
            mask([PathLayer(path, stroke: StrokeLine(width: unit))], in: place, color)
        case .double:
            for y in [y, y &+ 2 &* height] {
                emit(PixelRect(minX: minX, minY: y, maxX: maxX, maxY: y &+ height), color)
            }
        case .solid, .thick:
            emit(PixelRect(minX: minX, minY: y, maxX: maxX, maxY: y &+ height), color)
        case .dot: dashes([1, 1], from: column(line.origin), minX, maxX, y, height, color)
        case .dash: dashes([3, 2], from: column(line.origin), minX, maxX, y, height, color)
        case .dashDot: dashes([3, 2, 1, 2], from: column(line.origin), minX, maxX, y, height, color)
        case .dashDotDot:
            dashes([3, 2, 1, 2, 1, 2], from: column(line.origin), minX, maxX, y, height, color)
        }
    }

    /// Draws a line that is not aligned to pixels.
    private func drawTurned(_ line: DecorationLine, at origin: CGPoint, _ color: UInt32) {
        let height = line.thickness
        if line.pattern == .wave {
            let place = CGAffineTransform(
                translationX: origin.x + line.x, y: origin.y + line.baseline + line.top)
            let path = CanvasPath.wave(unit: height, width: line.width).transformed(by: place)
            return mask([PathLayer(path, stroke: StrokeLine(width: height))], in: space, color)
        }
        let y = origin.y + line.baseline + line.top + height / 2
        let phase = line.x - line.origin
        let dash: [CGFloat] =
            switch line.pattern {
            case .solid, .thick, .double, .wave: []
            case .dot: [1, 1]
            case .dash: [3, 2]
            case .dashDot: [3, 2, 1, 2]
            case .dashDotDot: [3, 2, 1, 2, 1, 2]
            }
        let stroke = StrokeLine(width: height, dash: dash.map { $0 * height }, dashPhase: phase)
        for y in line.pattern == .double ? [y, y + 2 * height] : [y] {
            let path = CanvasPath([
                .move(CGPoint(x: origin.x + line.x, y: y)), .line(CGPoint(x: origin.x + line.maxX, y: y)),
            ])
            mask([PathLayer(path, stroke: stroke)], in: space, color)
        }
    }

    /// - Parameter lengths: The alternating lengths of dashes and gaps, in multiples of the height.
    private func dashes(
        _ lengths: [Int32], from origin: Int32, _ minX: Int32, _ maxX: Int32, _ y: Int32, _ height: Int32,
        _ color: UInt32
    ) {
        let unit = Int(height)
        let period = Int(lengths.reduce(0, +)) * unit
        let (start, end) = (max(minX, clip.minX), min(maxX, clip.maxX))
        guard start < end, y < clip.maxY, y &+ height > clip.minY else { return }
        var x = Int(start) - (Int(start) - Int(origin)) % period
        if x > Int(start) { x -= period }
        while x < Int(end) {
            for (index, length) in lengths.enumerated() {
                let next = x + Int(length) * unit
                if index % 2 == 0 {
                    let left = Int32(clamping: max(x, Int(minX)))
                    let right = Int32(clamping: min(next, Int(maxX)))
                    emit(PixelRect(minX: left, minY: y, maxX: right, maxY: y &+ height), color)
                }
                x = next
            }
        }
    }
}

extension CanvasPath {
    /// Returns a wave from valley to crest and so on, starting at the origin. With a stroke of one unit it is three
    /// units high.
    fileprivate static func wave(unit: CGFloat, width: CGFloat) -> CanvasPath {
        let half = 2 * unit
        // No screen shows more, and the width is unlimited.
        let count = min(max((width / half).rounded(), 2), 10_000)
        let points = (0...Int(count)).map { number in
            CGPoint(x: CGFloat(number) * half, y: number % 2 == 0 ? 2.5 * unit : unit / 2)
        }
        return CanvasPath(
            points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
    }
}
