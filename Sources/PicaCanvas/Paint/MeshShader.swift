import Foundation
import PicaFoundation

/// A renderer that draws a mesh as small triangles, each pixel by its center.
struct MeshShader {
    private let mesh: MeshPaint
    private let frame: CGRect
    private let toPixels: CGAffineTransform
    private let colors: [SIMD4<Float>]

    private struct Corner {
        var place: SIMD2<Double>
        var color: SIMD4<Float>
    }

    init(_ mesh: MeshPaint, _ frame: CGRect, _ toPixels: CGAffineTransform) {
        self.mesh = mesh
        self.frame = frame
        self.toPixels = toPixels
        colors = mesh.colors.map { mesh.isPerceptual ? Oklab($0).channels : $0.channels }
    }

    /// Fills a picture, whose alpha is the mask.
    func fill(_ bitmap: Bitmap, _ rect: PixelRect) {
        var shades = [SIMD4<Float>](
            repeating: mesh.isPerceptual ? Oklab(mesh.background).channels : mesh.background.channels,
            count: bitmap.storage.count)
        for row in 0..<mesh.height - 1 {
            for column in 0..<mesh.width - 1 { patch(column, row, &shades, rect) }
        }
        for index in bitmap.storage.indices {
            let mask = bitmap.storage[index] >> 24
            guard mask > 0 else { continue }
            let shade =
                mesh.isPerceptual
                ? Oklab(channels: shades[index]).color.premultiplied : pixel(shades[index])
            bitmap.storage[index] = mask == 255 ? shade : scaled(shade, by: mask)
        }
    }

    private func patch(_ column: Int, _ row: Int, _ shades: inout [SIMD4<Float>], _ rect: PixelRect) {
        let first = row * mesh.width + column
        let corners = [first, first + 1, first + mesh.width, first + mesh.width + 1]
        // About one segment per four pixels of the patch's extent.
        let places = corners.map { place(SIMD2<Double>(mesh.vertices[$0].position)) }
        let low = places.reduce(places[0]) { pointwiseMin($0, $1) }
        let high = places.reduce(places[0]) { pointwiseMax($0, $1) }
        let steps = Int(min(max((high - low).max() / 4, 8), 64))
        var above: [Corner] = []
        for y in 0...steps {
            let v = Double(y) / Double(steps)
            var line: [Corner] = []
            line.reserveCapacity(steps + 1)
            for x in 0...steps {
                let u = Double(x) / Double(steps)
                line.append(Corner(place: place(position(corners, u, v)), color: color(column, row, u, v)))
            }
            if !above.isEmpty {
                for x in 0..<steps {
                    triangle(above[x], above[x + 1], line[x], &shades, rect)
                    triangle(above[x + 1], line[x + 1], line[x], &shades, rect)
                }
            }
            above = line
        }
    }

    private func place(_ unit: SIMD2<Double>) -> SIMD2<Double> {
        let point = toPixels(
            CGPoint(x: frame.minX + frame.width * unit.x, y: frame.minY + frame.height * unit.y))
        return SIMD2(point.x, point.y)
    }

    /// Returns a position in a Coons patch between four curves.
    private func position(_ corners: [Int], _ u: Double, _ v: Double) -> SIMD2<Double> {
        let v00 = mesh.vertices[corners[0]]
        let v10 = mesh.vertices[corners[1]]
        let v01 = mesh.vertices[corners[2]]
        let v11 = mesh.vertices[corners[3]]
        let top = Self.curve(v00.position, v00.trailing, v10.leading, v10.position, u)
        let bottom = Self.curve(v01.position, v01.trailing, v11.leading, v11.position, u)
        let left = Self.curve(v00.position, v00.bottom, v01.top, v01.position, v)
        let right = Self.curve(v10.position, v10.bottom, v11.top, v11.position, v)
        let across = top * (1 - v) + bottom * v
        let down = left * (1 - u) + right * u
        let upper = SIMD2<Double>(v00.position) * (1 - u) + SIMD2<Double>(v10.position) * u
        let lower = SIMD2<Double>(v01.position) * (1 - u) + SIMD2<Double>(v11.position) * u
        return across + down - (upper * (1 - v) + lower * v)
    }

    private static func curve(
        _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>, _ t: Double
    ) -> SIMD2<Double> {
        let rest = 1 - t
        let near = SIMD2<Double>(a) * (rest * rest * rest) + SIMD2<Double>(b) * (3 * rest * rest * t)
        return near + SIMD2<Double>(c) * (3 * rest * t * t) + SIMD2<Double>(d) * (t * t * t)
    }

    private func color(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD4<Float> {
        // Eased at both ends, so that patches meet without a visible edge.
        func eased(_ t: Double) -> Float { Float(mesh.smoothsColors ? t * t * (3 - 2 * t) : t) }
        let (u, v) = (eased(u), eased(v))
        let first = row * mesh.width + column
        let top = colors[first] * (1 - u) + colors[first + 1] * u
        let bottom = colors[first + mesh.width] * (1 - u) + colors[first + mesh.width + 1] * u
        return top * (1 - v) + bottom * v
    }

    private func triangle(
        _ a: Corner, _ b: Corner, _ c: Corner, _ shades: inout [SIMD4<Float>], _ rect: PixelRect
    ) {
        let area = Self.cross(b.place - a.place, c.place - a.place)
        guard area != 0, area.isFinite else { return }
        let low = pointwiseMin(a.place, pointwiseMin(b.place, c.place))
        let high = pointwiseMax(a.place, pointwiseMax(b.place, c.place))
        let minX = max(Double(rect.minX), (low.x - 0.5).rounded(.up))
        let maxX = min(Double(rect.maxX) - 1, (high.x - 0.5).rounded(.down))
        let minY = max(Double(rect.minY), (low.y - 0.5).rounded(.up))
        let maxY = min(Double(rect.maxY) - 1, (high.y - 0.5).rounded(.down))
        guard minX <= maxX, minY <= maxY else { return }
        let width = Int(rect.width)
        for y in Int(minY)...Int(maxY) {
            for x in Int(minX)...Int(maxX) {
                let point = SIMD2(Double(x) + 0.5, Double(y) + 0.5)
                let partB = Self.cross(point - a.place, c.place - a.place) / area
                let partC = Self.cross(b.place - a.place, point - a.place) / area
                // Slightly more than the triangle, so that no pixel between two is omitted.
                guard partB >= -1e-9, partC >= -1e-9, partB + partC <= 1 + 1e-9 else { continue }
                shades[(y - Int(rect.minY)) * width + x - Int(rect.minX)] =
                    a.color + (b.color - a.color) * Float(partB) + (c.color - a.color) * Float(partC)
            }
        }
    }

    private static func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }
}
