import Foundation
import PicaCanvas

extension Path {
    /// An element of a path.
    @frozen public enum Element: Equatable, Sendable {
        /// Begins a new subpath.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A quadratic curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic curve, which leaves toward the first control point and arrives from the second.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line to the start of the subpath, which closes it.
        case closeSubpath
    }

    /// Calls a closure with each element, from the first to the last.
    public func forEach(_ body: (Path.Element) -> Void) {
        for element in outline.elements {
            switch element {
            case .move(let point): body(.move(to: point))
            case .line(let point): body(.line(to: point))
            case .quad(let point, let control): body(.quadCurve(to: point, control: control))
            case .cubic(let point, let control1, let control2):
                body(.curve(to: point, control1: control1, control2: control2))
            case .close: body(.closeSubpath)
            }
        }
    }
}

extension Path: LosslessStringConvertible {
    /// A description of the elements: their numbers, each followed by a letter for their meaning.
    ///
    /// `m` begins a subpath, `l` is a line, `q` a curve with one control point, and `c` one with two; all have their
    /// end point last. `h` closes the subpath.
    public var description: String {
        var words: [String] = []
        func add(_ points: CGPoint..., step: String) {
            for point in points { words += [Self.word(point.x), Self.word(point.y)] }
            words.append(step)
        }
        forEach { element in
            switch element {
            case .move(let point): add(point, step: "m")
            case .line(let point): add(point, step: "l")
            case .quadCurve(let point, let control): add(control, point, step: "q")
            case .curve(let point, let control1, let control2): add(control1, control2, point, step: "c")
            case .closeSubpath: words.append("h")
            }
        }
        return words.joined(separator: " ")
    }

    /// Creates a path from its description; `nil` if the text is malformed.
    public init?(_ string: String) {
        var path = CanvasPath()
        var numbers: [CGFloat] = []
        func points(_ count: Int) -> [CGPoint]? {
            guard numbers.count == 2 * count else { return nil }
            defer { numbers.removeAll(keepingCapacity: true) }
            return (0..<count).map { CGPoint(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
        }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                guard numbers.count < 6 else { return nil }
                numbers.append(CGFloat(number))
                continue
            }
            // A line needs a point to begin at.
            guard word == "m" || word == "re" || !path.isEmpty else { return nil }
            switch word {
            case "m":
                guard let points = points(1) else { return nil }
                path.elements.append(.move(points[0]))
            case "l":
                guard let points = points(1) else { return nil }
                path.elements.append(.line(points[0]))
            case "q":
                guard let points = points(2) else { return nil }
                path.elements.append(.quad(points[1], control: points[0]))
            case "c":
                guard let points = points(3) else { return nil }
                path.elements.append(.cubic(points[2], control1: points[0], control2: points[1]))
            case "h":
                guard numbers.isEmpty else { return nil }
                path.elements.append(.close)
            case "re":
                guard let points = points(2) else { return nil }
                let size = CGSize(width: points[1].x, height: points[1].y)
                path.addRect(CGRect(origin: points[0], size: size))
            default: return nil
            }
        }
        guard numbers.isEmpty else { return nil }
        self.init(path)
    }

    /// Returns a number with as many digits as distinguish it from all others.
    private static func word(_ number: CGFloat) -> String {
        let number = Double(number)
        let isWhole = number.rounded() == number && abs(number) < 1e15
        return isWhole ? String(Int64(number)) : "\(number)"
    }
}
