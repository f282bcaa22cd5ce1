import CFreeType
import Foundation
import PicaFoundation

/// A mask in 8-bit coverage, and where its first pixel stands.
struct ShapeMask {
    var rect: PixelRect
    var coverage: [UInt8]

    static let empty = ShapeMask(rect: PixelRect(x: 0, y: 0, width: 0, height: 0), coverage: [])

    /// Premultiplied white.
    var pixels: [UInt32] { coverage.map { UInt32($0) &* 0x0101_0101 } }
}

/// Turns paths into masks with FreeType's smooth rasteriser and its stroker.
final class PathRaster {
    private let library: FT_Library
    private static let log = Logger(subsystem: "Pica", category: "shapes")

    init?() {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { return nil }
        self.library = library
    }

    deinit { FT_Done_FreeType(library) }

    /// Outlines ready to be rasterised, in 26.6 pixels with y upwards.
    struct Outlines {
        var layers: [(outline: PathOutline, operation: PathLayer.Operation)]
        /// All pixels that the mask may touch.
        var bounds: PixelRect
    }

    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - offset: Where the paths' origin stands, in pixels.
    func outlines(_ layers: [PathLayer], scale: CGFloat, offset: CGPoint) -> Outlines {
        var result = Outlines(layers: [], bounds: PixelRect(x: 0, y: 0, width: 0, height: 0))
        for layer in layers {
            var outline = PathOutline(layer.path, scale: scale, offset: offset)
            if let line = layer.stroke {
                guard let stroked = outline.stroked(line, scale: scale, library: library) else {
                    Self.log.warningOnce("a line has too many points to be drawn as one path")
                    continue
                }
                outline = stroked
            }
            guard !outline.points.isEmpty else { continue }
            if layer.operation == .add { result.bounds = result.bounds.union(outline.pixelBounds) }
            result.layers.append((outline, layer.operation))
        }
        return result
    }

    /// - Parameter rect: The pixels wanted; the coverage of each is the same whatever the rest.
    func mask(_ outlines: Outlines, in rect: PixelRect) -> ShapeMask {
        guard !rect.isEmpty else { return .empty }
        var result = [UInt8](repeating: 0, count: rect.area)
        for (index, layer) in outlines.layers.enumerated() {
            if index == 0 && layer.operation == .add {
                render(layer.outline, rect, into: &result)
                continue
            }
            var coverage = [UInt8](repeating: 0, count: rect.area)
            render(layer.outline, rect, into: &coverage)
            for place in result.indices {
                let below = Int(result[place])
                let own = Int(coverage[place])
                let value =
                    switch layer.operation {
                    case .add: below + (own * (255 - below) + 127) / 255
                    case .erase: (below * (255 - own) + 127) / 255
                    }
                result[place] = UInt8(value)
            }
        }
        return ShapeMask(rect: rect, coverage: result)
    }

    private func render(_ outline: PathOutline, _ rect: PixelRect, into coverage: inout [UInt8]) {
        // The bitmap's lower left corner is FreeType's origin.
        let shiftX = -Int(rect.minX) * 64
        let shiftY = Int(rect.maxY) * 64
        var points = outline.points.map { FT_Vector(x: $0.x + shiftX, y: $0.y + shiftY) }
        var tags = outline.tags
        var contours = outline.contours
        points.withUnsafeMutableBufferPointer { points in
            tags.withUnsafeMutableBufferPointer { tags in
                contours.withUnsafeMutableBufferPointer { contours in
                    coverage.withUnsafeMutableBufferPointer { coverage in
                        var target = FT_Bitmap()
                        target.rows = UInt32(rect.height)
                        target.width = UInt32(rect.width)
                        target.pitch = rect.width
                        target.buffer = coverage.baseAddress
                        target.num_grays = 256
                        target.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
                        var source = FT_Outline()
                        source.n_points = Int16(points.count)
                        source.n_contours = Int16(contours.count)
                        source.points = points.baseAddress
                        source.tags = tags.baseAddress
                        source.contours = contours.baseAddress
                        source.flags = outline.isEvenOdd ? FT_OUTLINE_EVEN_ODD_FILL : 0
                        FT_Outline_Get_Bitmap(library, &source, &target)
                    }
                }
            }
        }
    }
}
