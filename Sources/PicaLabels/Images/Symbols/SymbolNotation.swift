import Foundation
import PicaCanvas

/// Parses the notation of `SymbolDrawings`.
///
/// A drawing consists of layers separated by `;`. A layer begins with its ink: `s` stroke, `f` fill, `b` both. A `-`
/// before it erases. A number before that is the variable value, in hundredths, from which the layer is shown in full.
/// Then follow shapes, each a letter with its numbers:
///
///     M x y …            start at a point, straight on to any further points
///     L x y …  H x  V y  straight on to points, to an x, to a y
///     C x y x y x y      a cubic curve: two control points and the end
///     Z                  close
///     A x y r from to    an arc around a point, in degrees; 0 is right, 90 down
///     a x y r from to    the same, joined to what went before
///     O x y r            a circle
///     E x y rx ry        an ellipse
///     R x y w h r        a rectangle with rounded corners
///     P r x y …          a polygon with rounded corners
///     W r x y …          an open line with rounded corners
///     N x y R r n c      a star: outer and inner radius, points, rounding
///     K x y R r n c      a gear: outer and inner radius, teeth, rounding
///
/// In place of a layer, `=name` is another whole drawing, `=name 90` turned clockwise, `=name flip` mirrored, and
/// `=name solid` filled.
struct SymbolNotation {
    /// The letters of inks.
    enum Ink: String { case s, f, b }

    private var path: [CanvasPath.Element] = []
    private var start = CGPoint.zero
    private var point = CGPoint.zero

    /// Parses the layers of a drawing; `nil` if the text is invalid.
    static func layers(of text: some StringProtocol) -> [Symbol.Layer]? {
        var words = SymbolWords(Substring(text))
        let threshold = words.numbers().first.map { Double($0) / 100 }
        guard var letters = words.letters() else { return nil }
        let erases = letters.hasPrefix("-")
        if erases { letters.removeFirst() }
        guard let ink = Ink(rawValue: letters) else { return nil }
        var notation = SymbolNotation()
        while let letters = words.letters() {
            guard let shape = letters.first, letters.count == 1, notation.add(shape, words.numbers())
            else { return nil }
        }
        guard words.isAtEnd, !notation.path.isEmpty else { return nil }
        let path = CanvasPath(notation.path)
        let inside = Symbol.Layer(path: path, ink: .fill, erases: erases, threshold: threshold)
        let line = Symbol.Layer(
            path: path, ink: .stroke(width: Symbol.line), erases: erases, threshold: threshold)
        return switch ink {
        case .s: [line]
        case .f: [inside]
        case .b: [inside, line]
        }
    }

    /// - Returns: `false` if the shape is unknown or has the wrong numbers.
    private mutating func add(_ shape: Character, _ n: [CGFloat]) -> Bool {
        switch shape {
        case "M" where n.count >= 2 && n.count.isMultiple(of: 2):
            let points = Self.points(n)
            move(points[0])
            for point in points.dropFirst() { line(point) }
        case "L" where !n.isEmpty && n.count.isMultiple(of: 2):
            for point in Self.points(n) { line(point) }
        case "H" where n.count == 1: line(CGPoint(x: n[0], y: point.y))
        case "V" where n.count == 1: line(CGPoint(x: point.x, y: n[0]))
        case "C" where n.count == 6:
            cubic(CGPoint(x: n[0], y: n[1]), CGPoint(x: n[2], y: n[3]), CGPoint(x: n[4], y: n[5]))
        case "Z" where n.isEmpty: close()
        case "A" where n.count == 5: arc(n[0], n[1], n[2], n[2], from: n[3], to: n[4], joined: false)
        case "a" where n.count == 5: arc(n[0], n[1], n[2], n[2], from: n[3], to: n[4], joined: true)
        case "O" where n.count == 3: ellipse(n[0], n[1], n[2], n[2])
        case "E" where n.count == 4: ellipse(n[0], n[1], n[2], n[3])
        case "R" where n.count == 5: rectangle(n[0], n[1], n[2], n[3], radius: n[4])
        case "P" where n.count >= 7 && !n.count.isMultiple(of: 2):
            polygon(Self.points(n.dropFirst()), rounding: n[0], closed: true)
        case "W" where n.count >= 5 && !n.count.isMultiple(of: 2):
            polygon(Self.points(n.dropFirst()), rounding: n[0], closed: false)
        case "N" where n.count == 6:
            let count = Int(n[4])
            polygon(
                (0..<2 * count).map { index in
                    Self.onCircle(
                        n[0], n[1], index.isMultiple(of: 2) ? n[2] : n[3],
                        degrees: CGFloat(index) * 180 / CGFloat(count) - 90)
                }, rounding: n[5], closed: true)
        case "K" where n.count == 6:
            let tooth = 360 / n[4]
            let points = (0..<Int(n[4])).flatMap { index in
                let middle = CGFloat(index) * tooth - 90
                return [(n[3], -0.31), (n[2], -0.19), (n[2], 0.19), (n[3], 0.31)].map { radius, turn in
                    Self.onCircle(n[0], n[1], radius, degrees: middle + tooth * turn)
                }
            }
            polygon(points, rounding: n[5], closed: true)
        default: return false
        }
        return true
    }

    private static func points(_ numbers: some Collection<CGFloat>) -> [CGPoint] {
        let numbers = Array(numbers)
        return stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    }

    private static func onCircle(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat, degrees: CGFloat) -> CGPoint {
        CGPoint(x: x + r * cos(degrees * .pi / 180), y: y + r * sin(degrees * .pi / 180))
    }

    private mutating func move(_ to: CGPoint) {
        path.append(.move(to))
        start = to
        point = to
    }

    private mutating func line(_ to: CGPoint) {
        path.append(.line(to))
        point = to
    }

    private mutating func cubic(_ control1: CGPoint, _ control2: CGPoint, _ to: CGPoint) {
        path.append(.cubic(to, control1: control1, control2: control2))
        point = to
    }

    private mutating func close() {
        path.append(.close)
        point = start
    }

    /// Adds an arc with a cubic curve for each quarter turn or part of it.
    private mutating func arc(
        _ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat, from: CGFloat, to: CGFloat, joined: Bool
    ) {
        let segments = max(1, (abs(to - from) / 90).rounded(.up))
        let step = (to - from) * .pi / 180 / segments
        let reach = 4 / 3 * tan(step / 4)
        var angle = from * .pi / 180
        func at(_ angle: CGFloat, along: CGFloat) -> CGPoint {
            CGPoint(
                x: x + rx * (cos(angle) - along * sin(angle)),
                y: y + ry * (sin(angle) + along * cos(angle)))
        }
        joined ? line(at(angle, along: 0)) : move(at(angle, along: 0))
        for _ in 0..<Int(segments) {
            cubic(at(angle, along: reach), at(angle + step, along: -reach), at(angle + step, along: 0))
            angle += step
        }
    }

    private mutating func ellipse(_ x: CGFloat, _ y: CGFloat, _ rx: CGFloat, _ ry: CGFloat) {
        arc(x, y, rx, ry, from: 0, to: 360, joined: false)
        close()
    }

    private mutating func rectangle(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat
    ) {
        let r = min(radius, width / 2, height / 2)
        move(CGPoint(x: x + r, y: y))
        arc(x + width - r, y + r, r, r, from: -90, to: 0, joined: true)
        arc(x + width - r, y + height - r, r, r, from: 0, to: 90, joined: true)
        arc(x + r, y + height - r, r, r, from: 90, to: 180, joined: true)
        arc(x + r, y + r, r, r, from: 180, to: 270, joined: true)
        close()
    }

    /// Adds a polygon. Corners are cut at the rounding's distance, or less if an edge is short, and curved.
    private mutating func polygon(_ points: [CGPoint], rounding: CGFloat, closed: Bool) {
        func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }
        func toward(_ a: CGPoint, _ b: CGPoint, _ length: CGFloat) -> CGPoint {
            let t = length / max(distance(a, b), .leastNormalMagnitude)
            return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        let count = points.count
        let corners = closed ? 0..<count : 1..<count - 1
        if !closed { move(points[0]) }
        for index in corners {
            let corner = points[index]
            let before = points[(index + count - 1) % count]
            let after = points[(index + 1) % count]
            // A corner next to an end of an open line has that edge to itself.
            let room = min(
                distance(corner, before) / (!closed && index == 1 ? 1 : 2),
                distance(corner, after) / (!closed && index == count - 2 ? 1 : 2))
            let cut = min(rounding, room)
            let entry = toward(corner, before, cut)
            closed && index == 0 ? move(entry) : line(entry)
            if cut > 0 {
                let exit = toward(corner, after, cut)
                cubic(toward(entry, corner, cut * 0.56), toward(exit, corner, cut * 0.56), exit)
            }
        }
        if closed { close() } else if let last = points.last { line(last) }
    }
}

/// Splits a layer's text into runs of letters and runs of numbers. The notation is ASCII.
private struct SymbolWords {
    private var rest: Substring.UTF8View

    init(_ text: Substring) { rest = text.utf8 }

    var isAtEnd: Bool {
        mutating get {
            skipSpace()
            return rest.isEmpty
        }
    }

    mutating func letters() -> String? {
        skipSpace()
        let word = rest.prefix { Self.isLetter($0) || $0 == UInt8(ascii: "-") }
        guard word.contains(where: Self.isLetter) else { return nil }
        rest = rest.dropFirst(word.count)
        return String(Substring(word))
    }

    mutating func numbers() -> [CGFloat] {
        var numbers: [CGFloat] = []
        while true {
            skipSpace()
            let word = rest.prefix { (UInt8(ascii: "-")...UInt8(ascii: "9")).contains($0) }
            guard let number = Double(Substring(word)) else { return numbers }
            numbers.append(CGFloat(number))
            rest = rest.dropFirst(word.count)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private mutating func skipSpace() {
        rest = rest.drop { $0 == UInt8(ascii: " ") }
    }
}
