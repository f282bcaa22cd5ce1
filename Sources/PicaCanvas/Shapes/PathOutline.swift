import CFreeType
import Foundation
import PicaFoundation

/// A path in FreeType's terms: 26.6 pixels, y upwards, every outline closed.
struct PathOutline {
    private(set) var points: [FT_Vector] = []
    private(set) var tags: [CChar] = []
    /// The last point's index of each outline.
    private(set) var contours: [Int16] = []
    private(set) var isEvenOdd = false
    private var subpaths: [Subpath] = []

    private struct Subpath {
        var start: FT_Vector
        var segments: [Segment] = []
        var isClosed = false
    }

    private enum Segment {
        case line(FT_Vector)
        case conic(FT_Vector, FT_Vector)
        case cubic(FT_Vector, FT_Vector, FT_Vector)
    }

    /// FreeType counts an outline's points in 16 bits.
    private static let maximumPoints = Int(Int16.max)

    init(_ path: CanvasPath, scale: CGFloat, offset: CGPoint) {
        isEvenOdd = path.isEvenOdd
        func place(_ point: CGPoint) -> FT_Vector {
            FT_Vector(
                x: Self.fixed(point.x * scale + offset.x), y: -Self.fixed(point.y * scale + offset.y))
        }
        func append(_ segment: Segment, from point: FT_Vector) {
            // What follows a closed outline without a move goes on from its start.
            if subpaths.isEmpty {
                subpaths.append(Subpath(start: point))
            } else if let last = subpaths.last, last.isClosed {
                subpaths.append(Subpath(start: last.start))
            }
            subpaths[subpaths.count - 1].segments.append(segment)
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                subpaths.append(Subpath(start: place(point)))
            case .line(let point):
                let end = place(point)
                append(.line(end), from: end)
            case .quad(let point, let control):
                let end = place(point)
                append(.conic(place(control), end), from: end)
            case .cubic(let point, let control1, let control2):
                let end = place(point)
                append(.cubic(place(control1), place(control2), end), from: end)
            case .close:
                if !subpaths.isEmpty { subpaths[subpaths.count - 1].isClosed = true }
            }
        }
        fillPoints()
    }

    private init(points: [FT_Vector], tags: [CChar], contours: [Int16]) {
        self.points = points
        self.tags = tags
        self.contours = contours
    }

    /// The pixels that the outline may touch.
    var pixelBounds: PixelRect {
        guard let first = points.first else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
        var low = first
        var high = first
        for point in points {
            low = FT_Vector(x: min(low.x, point.x), y: min(low.y, point.y))
            high = FT_Vector(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        return PixelRect(
            minX: Int32(low.x >> 6), minY: Int32(-high.y >> 6), maxX: Int32((high.x + 63) >> 6),
            maxY: Int32((-low.y + 63) >> 6))
    }

    /// The outline of a line along this path; nil when FreeType refuses.
    func stroked(_ line: StrokeLine, scale: CGFloat, library: FT_Library) -> PathOutline? {
        let radius = Self.fixed(line.width * scale / 2)
        guard radius > 0 else { return nil }
        var stroker: FT_Stroker?
        guard FT_Stroker_New(library, &stroker) == 0, let stroker else { return nil }
        defer { FT_Stroker_Done(stroker) }
        let cap =
            switch line.cap {
            case .butt: FT_STROKER_LINECAP_BUTT
            case .round: FT_STROKER_LINECAP_ROUND
            case .square: FT_STROKER_LINECAP_SQUARE
            }
        let join =
            switch line.join {
            case .miter: FT_STROKER_LINEJOIN_MITER_FIXED
            case .round: FT_STROKER_LINEJOIN_ROUND
            case .bevel: FT_STROKER_LINEJOIN_BEVEL
            }
        let limit = line.miterLimit.isFinite ? min(max(line.miterLimit, 1), 1000) : 10
        FT_Stroker_Set(stroker, radius, cap, join, Int(limit * 65536))
        for subpath in subpaths {
            guard Self.follow(subpath, stroker, drawsDots: line.cap != .butt) else { return nil }
        }
        var pointCount: UInt32 = 0
        var contourCount: UInt32 = 0
        guard FT_Stroker_GetCounts(stroker, &pointCount, &contourCount) == 0, pointCount > 0,
            pointCount <= Self.maximumPoints, contourCount <= Self.maximumPoints
        else { return nil }
        var outline = FT_Outline()
        guard FT_Outline_New(library, pointCount, Int32(contourCount), &outline) == 0 else { return nil }
        defer { FT_Outline_Done(library, &outline) }
        outline.n_points = 0
        outline.n_contours = 0
        FT_Stroker_Export(stroker, &outline)
        return PathOutline(
            points: Array(UnsafeBufferPointer(start: outline.points, count: Int(outline.n_points))),
            tags: Array(UnsafeBufferPointer(start: outline.tags, count: Int(outline.n_points))),
            contours: Array(UnsafeBufferPointer(start: outline.contours, count: Int(outline.n_contours))))
    }

    /// Leads the stroker along a subpath. A line without length is a dot where caps are drawn.
    private static func follow(_ subpath: Subpath, _ stroker: FT_Stroker, drawsDots: Bool) -> Bool {
        func isStart(_ point: FT_Vector) -> Bool {
            point.x == subpath.start.x && point.y == subpath.start.y
        }
        let isPoint = subpath.segments.allSatisfy { segment in
            switch segment {
            case .line(let end): isStart(end)
            case .conic(let control, let end): isStart(control) && isStart(end)
            case .cubic(let first, let second, let end):
                isStart(first) && isStart(second) && isStart(end)
            }
        }
        var start = subpath.start
        if isPoint {
            guard drawsDots, !subpath.segments.isEmpty || subpath.isClosed else { return true }
            var end = FT_Vector(x: start.x + 1, y: start.y)
            return FT_Stroker_BeginSubPath(stroker, &start, 1) == 0
                && FT_Stroker_LineTo(stroker, &end) == 0 && FT_Stroker_EndSubPath(stroker) == 0
        }
        guard FT_Stroker_BeginSubPath(stroker, &start, subpath.isClosed ? 0 : 1) == 0 else { return false }
        for segment in subpath.segments {
            var error: FT_Error
            switch segment {
            case .line(var end):
                error = FT_Stroker_LineTo(stroker, &end)
            case .conic(var control, var end):
                error = FT_Stroker_ConicTo(stroker, &control, &end)
            case .cubic(var first, var second, var end):
                error = FT_Stroker_CubicTo(stroker, &first, &second, &end)
            }
            if error != 0 { return false }
        }
        return FT_Stroker_EndSubPath(stroker) == 0
    }

    private mutating func fillPoints() {
        for subpath in subpaths where !subpath.segments.isEmpty {
            var points = [subpath.start]
            var tags = [Self.on]
            for segment in subpath.segments {
                switch segment {
                case .line(let end):
                    points.append(end)
                    tags.append(Self.on)
                case .conic(let control, let end):
                    points += [control, end]
                    tags += [Self.conic, Self.on]
                case .cubic(let first, let second, let end):
                    // FreeType flattens coarsely; halves come out eight times as exact.
                    let start = points[points.count - 1]
                    let middle = Self.middle(first, second)
                    let (a, c) = (Self.middle(start, first), Self.middle(second, end))
                    let (b, d) = (Self.middle(a, middle), Self.middle(middle, c))
                    points += [a, b, Self.middle(b, d), d, c, end]
                    tags += [Self.cubic, Self.cubic, Self.on, Self.cubic, Self.cubic, Self.on]
                }
            }
            guard self.points.count + points.count <= Self.maximumPoints else {
                Logger(subsystem: "Pica", category: "shapes")
                    .warningOnce("an area has too many points to be drawn as one path")
                return
            }
            self.points += points
            self.tags += tags
            contours.append(Int16(self.points.count - 1))
        }
    }

    private static func middle(_ a: FT_Vector, _ b: FT_Vector) -> FT_Vector {
        FT_Vector(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    }

    private static let on: CChar = 1
    private static let conic: CChar = 0
    private static let cubic: CChar = 2

    /// 26.6 pixels within what FreeType's rasteriser can count.
    private static func fixed(_ pixels: CGFloat) -> Int {
        let limit: CGFloat = 16000
        return pixels.isNaN ? 0 : Int((min(max(pixels, -limit), limit) * 64).rounded())
    }
}
