import Foundation
import PicaCanvas
import PicaGraph
import PicaState

/// Animates styles toward others: colors in linear light, and gradients with equal numbers of stops.
@MainActor package final class StyleMotion: FrameClient {
    private unowned let element: Element
    private var moving: MovingValue<StyleSet>

    private init(_ styles: [ResolvedStyle], _ element: Element) {
        self.element = element
        moving = MovingValue(StyleSet(styles: styles))
    }

    package var shown: [ResolvedStyle] { moving.shown.styles }

    package func frame(at now: TimeInterval) -> Bool {
        element.setNeedsDisplay()
        return moving.move(to: now)
    }

    /// Returns an animation toward new styles, in the element's transaction; `nil` if they apply at once.
    /// - Parameter motion: The animation that led to the old styles.
    package static func following(
        _ motion: StyleMotion?, from old: [ResolvedStyle], to new: [ResolvedStyle], of element: Element
    ) -> StyleMotion? {
        guard old != new else { return motion }
        guard old.count == new.count, zip(old, new).allSatisfy({ $0.canMove(to: $1) }) else { return nil }
        let motion = motion ?? StyleMotion(old, element)
        motion.moving.set(StyleSet(styles: new), of: element, calling: motion)
        return motion.moving.isMoving ? motion : nil
    }
}

/// Styles as a list of numbers that can be animated.
private struct StyleSet: Animatable {
    var styles: [ResolvedStyle]

    var animatableData: NumberList {
        get {
            var list = NumberList()
            for var style in styles { style.visitNumbers { list.numbers.append($0) } }
            return list
        }
        set {
            var numbers = newValue.numbers[...]
            for index in styles.indices {
                styles[index].visitNumbers { if let number = numbers.popFirst() { $0 = number } }
            }
        }
    }
}

/// A vector of any length; missing numbers are 0.
private struct NumberList: VectorArithmetic {
    var numbers: [Double] = []

    static var zero: NumberList { NumberList() }

    private static func combined(
        _ a: NumberList, _ b: NumberList, _ combine: (Double, Double) -> Double
    ) -> NumberList {
        NumberList(
            numbers: (0..<max(a.numbers.count, b.numbers.count)).map {
                combine($0 < a.numbers.count ? a.numbers[$0] : 0, $0 < b.numbers.count ? b.numbers[$0] : 0)
            })
    }

    static func + (a: NumberList, b: NumberList) -> NumberList { combined(a, b, +) }
    static func - (a: NumberList, b: NumberList) -> NumberList { combined(a, b, -) }
    static func == (a: NumberList, b: NumberList) -> Bool {
        combined(a, b, -).numbers.allSatisfy { $0 == 0 }
    }
    mutating func scale(by factor: Double) { for index in numbers.indices { numbers[index] *= factor } }
    var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}

extension ResolvedStyle {
    /// Returns whether two styles differ only in numbers.
    fileprivate func canMove(to other: ResolvedStyle) -> Bool {
        guard blend == other.blend, shadows == other.shadows, frame == other.frame else { return false }
        return switch (fill, other.fill) {
        case (.color, .color), (.material, .material): true
        case (.linear(let a, _, _), .linear(let b, _, _)),
            (.radial(let a, _, _, _), .radial(let b, _, _, _)),
            (.elliptical(let a, _, _, _), .elliptical(let b, _, _, _)),
            (.angular(let a, _, _, _), .angular(let b, _, _, _)):
            a.stops.count == b.stops.count && a.mixing == b.mixing && a.spread == b.spread
        default: false
        }
    }

    /// Visits each number that can be animated, and lets it be changed.
    fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        visit(&opacity)
        switch fill {
        case .color(var color):
            color.visitNumbers(visit)
            fill = .color(color)
        case .material(var material):
            material.tint.visitNumbers(visit)
            material.plain.visitNumbers(visit)
            fill = .material(material)
        case .linear(var stops, var start, var end):
            stops.visitNumbers(visit)
            start.visitNumbers(visit)
            end.visitNumbers(visit)
            fill = .linear(stops, start: start, end: end)
        case .radial(var stops, var center, var start, var end):
            stops.visitNumbers(visit)
            center.visitNumbers(visit)
            start.visitNumber(visit)
            end.visitNumber(visit)
            fill = .radial(stops, center: center, startRadius: start, endRadius: end)
        case .elliptical(var stops, var center, var start, var end):
            stops.visitNumbers(visit)
            center.visitNumbers(visit)
            start.visitNumber(visit)
            end.visitNumber(visit)
            fill = .elliptical(stops, center: center, startRadius: start, endRadius: end)
        case .angular(var stops, var center, var start, var end):
            stops.visitNumbers(visit)
            center.visitNumbers(visit)
            visit(&start.radians)
            visit(&end.radians)
            fill = .angular(stops, center: center, start: start, end: end)
        case .mesh, .picture: break
        }
    }
}

extension PixelColor {
    fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        red.visitLight(visit)
        green.visitLight(visit)
        blue.visitLight(visit)
        var opacity = Double(alpha)
        visit(&opacity)
        alpha = Float(min(1, max(0, opacity)))
    }
}

extension Float {
    fileprivate mutating func visitLight(_ visit: (inout Double) -> Void) {
        let before = Color.RGBColorSpace.decode(Double(self))
        var light = before
        visit(&light)
        if light != before { self = Float(Color.RGBColorSpace.encode(light)) }
    }
}

extension CGFloat {
    fileprivate mutating func visitNumber(_ visit: (inout Double) -> Void) {
        var number = Double(self)
        visit(&number)
        self = CGFloat(number)
    }
}

extension UnitPoint {
    fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        x.visitNumber(visit)
        y.visitNumber(visit)
    }
}

extension GradientStops {
    fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
        let visited = stops.map { stop in
            var stop = stop
            stop.color.visitNumbers(visit)
            stop.location.visitNumber(visit)
            return stop
        }
        var result = GradientStops(visited, mixing: mixing)
        result.spread = spread
        self = result
    }
}
