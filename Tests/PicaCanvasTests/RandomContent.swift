import Foundation
import PicaFoundation
import PicaText

@testable import PicaCanvas

/// A display list with some of everything: paints, turned and clipped parts, layers, and a way to leave
/// out what cannot be seen, as elements do.
struct RandomContent {
    private struct Item {
        var command: DisplayList.Command
        /// All that it may show, in points.
        var reach: CGRect
    }

    private struct Part {
        var items: [Item] = []
        var origin = CGPoint.zero
        var layer: Layer?
        var clip: CGRect?
        var clipPath: CanvasPath?
        var transform: CGAffineTransform?
    }

    private var parts: [Part] = []

    /// Operations in which a small difference below stays small.
    private static let blends: [BlendOperation] = [
        .normal, .multiply, .screen, .darken, .lighten, .difference, .exclusion, .plusLighter, .sourceAtop,
        .destinationOver, .destinationOut,
    ]

    init<Generator: RandomNumberGenerator>(using generator: inout Generator) {
        let text = TestFont.face(TestFont.sans)
        let emoji = TestFont.face(TestFont.emoji)
        let stripes = Bitmap(width: 7, height: 5)
        for y in 0..<5 {
            for x in 0..<7 { stripes[x, y] = x % 2 == 0 ? 0xFF20_80C0 : 0x8000_4000 }
        }
        for _ in 0..<6 {
            var part = Part()
            for _ in 0..<6 {
                let rect = CGRect(
                    x: .random(in: -20...100, using: &generator), y: .random(in: -20...80, using: &generator),
                    width: .random(in: 0...90, using: &generator),
                    height: .random(in: 0...60, using: &generator))
                let radius = CGFloat.random(in: 0...20, using: &generator)
                let paint = Self.paint(rect, stripes, using: &generator)
                let end = CGPoint(x: rect.maxX, y: rect.maxY)
                let path = CanvasPath([
                    .move(rect.origin), .quad(end, control: CGPoint(x: rect.maxX, y: rect.minY)),
                    .cubic(
                        CGPoint(x: rect.minX, y: rect.maxY), control1: rect.origin, control2: end),
                ])
                // Mitres and shadows go beyond the rectangle.
                var reach = rect.insetBy(dx: -70, dy: -70)
                let command: DisplayList.Command
                switch Int.random(in: 0..<9, using: &generator) {
                case 0: command = .rect(rect, paint)
                case 1: command = .roundedRect(rect, radius: radius, paint)
                case 2: command = .border(rect, radius: radius, width: radius / 6, paint)
                case 3:
                    command = .shadow(rect, radius: radius, blur: radius / 2, paint)
                case 4: command = .path(path, paint)
                case 5: command = .stroke(path, StrokeLine(width: radius / 3, join: .round), paint)
                case 6: command = .image(stripes, rect)
                case 7:
                    let size = Int.random(in: 8...24, using: &generator)
                    command = .glyphs(run("😀🎈", emoji, size: size), origin: end, paint)
                    reach = CGRect(x: end.x - 50, y: end.y - 50, width: 150, height: 100)
                default:
                    let size = Int.random(in: 8...30, using: &generator)
                    command = .glyphs(run("Pica draws", text, size: size), origin: rect.origin, paint)
                    reach = CGRect(x: rect.minX - 60, y: rect.minY - 60, width: 360, height: 120)
                }
                part.items.append(Item(command: command, reach: reach))
            }
            part.origin = CGPoint(
                x: .random(in: -10...20, using: &generator), y: .random(in: -10...20, using: &generator))
            if Bool.random(using: &generator) {
                part.layer = Layer(
                    opacity: .random(in: 0...1.2, using: &generator),
                    blend: Self.blends.randomElement(using: &generator) ?? .normal,
                    filters: Bool.random(using: &generator) ? [Self.filter(using: &generator)] : [])
            }
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: part.clip = CGRect(x: 5, y: 5, width: 70.3, height: 50.7)
            case 1:
                var path = CanvasPath()
                path.addRoundedRect(CGRect(x: 8.4, y: 3.2, width: 81, height: 60), radius: 14)
                part.clipPath = path
            default: break
            }
            if Int.random(in: 0..<3, using: &generator) == 0 {
                part.transform = CGAffineTransform(rotationAngle: .random(in: -1...1, using: &generator))
                    .scaledBy(x: .random(in: 0.5...1.5, using: &generator), y: 0.9)
            }
            parts.append(part)
        }
    }

    private static func color<Generator: RandomNumberGenerator>(using generator: inout Generator)
        -> PixelColor
    {
        PixelColor(
            red: .random(in: 0...1, using: &generator), green: .random(in: 0...1, using: &generator),
            blue: .random(in: 0...1, using: &generator), alpha: .random(in: 0.2...1.5, using: &generator))
    }

    private static func paint<Generator: RandomNumberGenerator>(
        _ rect: CGRect, _ stripes: Bitmap, using generator: inout Generator
    ) -> Paint {
        let mixings: [GradientStops.Mixing] = [.device, .perceptual, .light]
        let spreads: [GradientStops.Spread] = [.ends, .repeated, .mirrored]
        var stops = GradientStops(
            [
                .init(color(using: &generator), at: 0), .init(color(using: &generator), at: 0.4),
                .init(color(using: &generator), at: 1),
            ],
            mixing: mixings.randomElement(using: &generator) ?? .device)
        stops.spread = spreads.randomElement(using: &generator) ?? .ends
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: return .linear(stops, start: rect.origin, end: CGPoint(x: rect.maxX, y: rect.maxY))
        case 1: return .radial(stops, center: middle, startRadius: 3, endRadius: 40)
        case 2: return .angular(stops, center: middle, start: 0.3, end: 4)
        case 3:
            return .elliptical(
                stops, in: rect, center: CGPoint(x: 0.4, y: 0.5), startRadius: 0, endRadius: 0.6)
        case 4: return .tiled(stripes, CGRect(x: rect.minX, y: rect.minY, width: 9.5, height: 6))
        case 5:
            let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 0.8]]
            return .mesh(
                MeshPaint(
                    width: 2, height: 2, points: points, colors: points.map { _ in color(using: &generator) }),
                in: rect)
        default: return .color(color(using: &generator))
        }
    }

    private static func filter<Generator: RandomNumberGenerator>(using generator: inout Generator)
        -> LayerFilter
    {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: .blur(radius: .random(in: 0.3...6, using: &generator))
        case 1: .shadow(color(using: &generator), radius: 3, offset: CGPoint(x: 4, y: -3))
        case 2: .colors(.hueRotation(.random(in: 0...6, using: &generator)))
        case 3: .alphaThreshold(min: 0.4, max: 1, color(using: &generator))
        default: .colors(.saturation(.random(in: 0...3, using: &generator)))
        }
    }

    /// - Parameter isCulled: Whether what lies outside of the clip is left out.
    func draw(on painter: Painter, isCulled: Bool = false) {
        for part in parts {
            if let transform = part.transform { painter.pushTransform(transform) }
            if let clip = part.clip { painter.pushClip(clip) }
            if let path = part.clipPath { painter.pushClip(path) }
            if let layer = part.layer { painter.pushLayer(layer) }
            painter.withTranslation(part.origin) {
                let bounds = painter.clipBounds
                let items = part.items.filter { !isCulled || $0.reach.intersects(bounds) }
                painter.draw(DisplayList(items.map(\.command)))
            }
            if part.layer != nil { painter.popLayer() }
            if part.clipPath != nil { painter.popClip() }
            if part.clip != nil { painter.popClip() }
            if part.transform != nil { painter.popTransform() }
        }
    }
}
