import Foundation
import PicaCanvas

/// Parses the `d` attribute of an SVG path.
struct SVGPathReader {
    private var rest: Substring.UTF8View
    private var elements: [CanvasPath.Element] = []
    private var point = CGPoint.zero
    private var start = CGPoint.zero
    /// The control points that a smooth curve continues from: of a cubic and of a quadratic curve.
    private var cubicControl: CGPoint?
    private var quadControl: CGPoint?

    /// The maximum number of elements, and the largest coordinate.
    private static let (mostElements, farthest) = (50_000, 1e6)

    /// - Returns: `nil` if the text is not a path.
    static func path(_ text: String) -> CanvasPath? {
        var reader = SVGPathReader(rest: Substring(text).utf8)
        return reader.read() ? CanvasPath(reader.elements) : nil
    }

    private init(rest: Substring.UTF8View) { self.rest = rest }

    private mutating func read() -> Bool {
        var command: UInt8?
        while true {
            skipSpace()
            guard let byte = rest.first else { return true }
            if Self.isLetter(byte) {
                command = byte
                rest = rest.dropFirst()
            } else if command == nil {
                return false
            }
            // A path starts with a move. After it, numbers without a command are lines.
            guard let known = command, !elements.isEmpty || known | 0x20 == UInt8(ascii: "m"), step(known),
                elements.count <= Self.mostElements
            else { return false }
            switch known {
            case UInt8(ascii: "M"): command = UInt8(ascii: "L")
            case UInt8(ascii: "m"): command = UInt8(ascii: "l")
            case UInt8(ascii: "Z"), UInt8(ascii: "z"): command = nil
            default: break
            }
        }
    }

    private mutating func step(_ command: UInt8) -> Bool {
        let isRelative = command & 0x20 != 0
        let origin = isRelative ? point : .zero
        let (lastCubic, lastQuad) = (cubicControl, quadControl)
        (cubicControl, quadControl) = (nil, nil)
        func mirrored(_ control: CGPoint?) -> CGPoint {
            control.map { CGPoint(x: 2 * point.x - $0.x, y: 2 * point.y - $0.y) } ?? point
        }
        switch Character(Unicode.Scalar(command | 0x20)) {
        case "m":
            guard let to = place(origin) else { return false }
            elements.append(.move(to))
            (point, start) = (to, to)
        case "l":
            guard let to = place(origin) else { return false }
            line(to)
        case "h":
            guard let x = number() else { return false }
            line(CGPoint(x: origin.x + x, y: point.y))
        case "v":
            guard let y = number() else { return false }
            line(CGPoint(x: point.x, y: origin.y + y))
        case "c":
            guard let one = place(origin), let two = place(origin), let to = place(origin) else {
                return false
            }
            cubic(one, two, to)
        case "s":
            guard let two = place(origin), let to = place(origin) else { return false }
            cubic(mirrored(lastCubic), two, to)
        case "q":
            guard let control = place(origin), let to = place(origin) else { return false }
            quad(control, to)
        case "t":
            guard let to = place(origin) else { return false }
            quad(mirrored(lastQuad), to)
        case "a":
            guard let rx = number(), let ry = number(), let turn = number(), let isLarge = flag(),
                let isClockwise = flag(), let to = place(origin)
            else { return false }
            arc(abs(rx), abs(ry), degrees: turn, isLarge: isLarge, isClockwise: isClockwise, to)
        case "z":
            elements.append(.close)
            point = start
        default: return false
        }
        return abs(point.x) < Self.farthest && abs(point.y) < Self.farthest
    }

    private mutating func line(_ to: CGPoint) {
        elements.append(.line(to))
        point = to
    }

    private mutating func cubic(_ one: CGPoint, _ two: CGPoint, _ to: CGPoint) {
        elements.append(.cubic(to, control1: one, control2: two))
        (point, cubicControl) = (to, two)
    }

    private mutating func quad(_ control: CGPoint, _ to: CGPoint) {
        elements.append(.quad(to, control: control))
        (point, quadControl) = (to, control)
    }

    /// Adds an elliptical arc as cubic curves, by SVG's rules for radii that are too short.
    private mutating func arc(
        _ rx: CGFloat, _ ry: CGFloat, degrees: CGFloat, isLarge: Bool, isClockwise: Bool, _ to: CGPoint
    ) {
        guard rx > 0, ry > 0, to != point else { return line(to) }
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        // Converts to a space in which the ellipse is the unit circle.
        func flat(_ p: CGPoint) -> CGPoint {
            CGPoint(x: (cosine * p.x + sine * p.y) / rx, y: (cosine * p.y - sine * p.x) / ry)
        }
        func round(_ p: CGPoint) -> CGPoint {
            CGPoint(x: cosine * p.x * rx - sine * p.y * ry, y: sine * p.x * rx + cosine * p.y * ry)
        }
        let (from, end) = (flat(point), flat(to))
        let half = CGPoint(x: (end.x - from.x) / 2, y: (end.y - from.y) / 2)
        let length = hypot(half.x, half.y)
        let radius = max(1, length)
        let away = (radius * radius - length * length).squareRoot() * (isLarge == isClockwise ? 1 : -1)
        let middle = CGPoint(
            x: (from.x + end.x) / 2 + away * half.y / length, y: (from.y + end.y) / 2 - away * half.x / length
        )
        let first = atan2(from.y - middle.y, from.x - middle.x)
        var sweep = atan2(end.y - middle.y, end.x - middle.x) - first
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        let circle = CanvasPath.arc(center: middle, radius: radius, start: first, delta: sweep)
        let last = circle.elements.count - 1
        for case (let index, .cubic(let end, let one, let two)) in circle.elements.enumerated() {
            // End exactly at the given point.
            cubic(round(one), round(two), index == last ? to : round(end))
        }
        if last == 0 { line(to) }
        cubicControl = nil
    }

    // MARK: Words

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private mutating func skipSpace() {
        rest = rest.drop { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
    }

    private mutating func place(_ origin: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: origin.x + x, y: origin.y + y)
    }

    /// Parses a flag of an arc, which need not be separated from what follows.
    private mutating func flag() -> Bool? {
        skipSpace()
        guard let byte = rest.first, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
            return nil
        }
        rest = rest.dropFirst()
        return byte == UInt8(ascii: "1")
    }

    private mutating func number() -> CGFloat? {
        skipSpace()
        var end = rest.startIndex
        var (hasPoint, hasExponent, last) = (false, false, UInt8(0))
        while end < rest.endIndex {
            let byte = rest[end]
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case UInt8(ascii: "-"), UInt8(ascii: "+"):
                if end != rest.startIndex, last | 0x20 != UInt8(ascii: "e") { return value(upTo: end) }
            case UInt8(ascii: "."):
                if hasPoint || hasExponent { return value(upTo: end) }
                hasPoint = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                if hasExponent || end == rest.startIndex { return value(upTo: end) }
                hasExponent = true
            default: return value(upTo: end)
            }
            last = byte
            end = rest.index(after: end)
        }
        return value(upTo: end)
    }

    private mutating func value(upTo end: Substring.UTF8View.Index) -> CGFloat? {
        guard let value = Double(Substring(rest[..<end])), abs(value) < Self.farthest else { return nil }
        rest = rest[end...]
        return CGFloat(value)
    }
}
