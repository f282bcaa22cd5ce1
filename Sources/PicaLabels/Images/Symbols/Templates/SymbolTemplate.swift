import Foundation
import PicaCanvas
import PicaDrawing
import PicaFoundation

/// A custom symbol of an app: an SVG file as the SF Symbols app exports it.
///
/// Its group `Symbols` contains a group for each variant, such as `Regular-M` or `Ultralight-S`. The paths have
/// classes: `monochrome-0`, `hierarchical-1:secondary`, `multicolor-0:tintColor`. Lines named `Baseline-S` and
/// `left-margin-Regular-S` position a variant. A unit is a hundredth of an em.
struct SymbolTemplate: Sendable {
    /// The weights in the names of variants.
    enum Weight: Int, CaseIterable, Sendable {
        case ultralight = 100
        case thin = 200
        case light = 300
        case regular = 400
        case medium = 500
        case semibold = 600
        case bold = 700
        case heavy = 800
        case black = 900

        /// Creates a weight from a variant's name.
        init?(named name: Substring) {
            guard let weight = Self.allCases.first(where: { "\($0)" == name.lowercased() }) else {
                return nil
            }
            self = weight
        }
    }

    struct VariantName: Hashable, Sendable {
        let weight: Weight
        let scale: Image.Scale

        init(_ weight: Weight, _ scale: Image.Scale) {
            self.weight = weight
            self.scale = scale
        }

        /// - Parameter name: A name such as `Semibold-L`.
        init?(_ name: some StringProtocol) {
            let parts = Substring(name).split(separator: "-")
            guard parts.count == 2, let weight = Weight(named: parts[0]),
                let scale = ["S": Image.Scale.small, "M": .medium, "L": .large][parts[1]]
            else { return nil }
            self.init(weight, scale)
        }
    }

    struct Shape: Sendable {
        /// The path, relative to the variant's left margin and baseline.
        var path: CanvasPath
        let classes: [String]
    }

    struct Variant: Sendable {
        var shapes: [Shape]
        var width: CGFloat
    }

    /// The style sheet's rule for a class.
    struct Rule: Sendable {
        /// The variable value from which it is shown in full; `nil` for always.
        var threshold: Double?
        /// Whether it erases what is below it.
        var clearsBehind = false
        var opacity = 1.0
        var fill: String?
    }

    var forms: [VariantName: Variant]
    let rules: [String: Rule]

    /// Returns the scale of a row's drawings relative to the middle row's.
    static func factor(_ scale: Image.Scale) -> CGFloat {
        switch scale {
        case .small: 0.783
        case .medium: 1
        case .large: 1.29
        }
    }

    // MARK: Forms

    /// Returns the drawing for a weight and a scale, in the size of a medium one: the template's own, one interpolated
    /// between others, or the nearest.
    func form(weight: Int, scale: Image.Scale) -> Variant? {
        let step = Weight.allCases.min { abs($0.rawValue - weight) < abs($1.rawValue - weight) } ?? .regular
        if let own = forms[VariantName(step, scale)] { return own.scaled(by: 1 / Self.factor(scale)) }
        if let between = interpolated(weight: weight) { return between.scaled(by: 1 / Self.factor(.small)) }
        let scales = [scale, .medium, .small, .large]
        let nearest = forms.min { one, other in
            func distance(_ name: VariantName) -> (Int, Int, Int) {
                // Of two equally near weights use the heavier one.
                (
                    abs(name.weight.rawValue - weight), scales.firstIndex(of: name.scale) ?? 0,
                    -name.weight.rawValue
                )
            }
            return distance(one.key) < distance(other.key)
        }
        return nearest.map { $0.value.scaled(by: 1 / Self.factor($0.key.scale)) }
    }

    /// Interpolates a weight between the three of a variable template, which are in the small row.
    private func interpolated(weight: Int) -> Variant? {
        guard let thin = forms[VariantName(.ultralight, .small)],
            let regular = forms[VariantName(.regular, .small)],
            let black = forms[VariantName(.black, .small)]
        else { return nil }
        let weight = min(max(weight, 100), 900)
        return weight < 400
            ? thin.mixed(with: regular, CGFloat(weight - 100) / 300)
            : regular.mixed(with: black, CGFloat(weight - 400) / 500)
    }

    // MARK: Symbols

    /// The color modes that templates distinguish.
    enum Mode: String, Sendable { case monochrome, hierarchical, multicolor }

    /// The height of a symbol's space, which is centered on capital letters, and the height of capital letters.
    private static let (height, capHeight): (CGFloat, CGFloat) = (119.336, 70.459)

    /// Returns the symbol for a weight and a scale, in the size of a medium one.
    func symbol(weight: Int, scale: Image.Scale, mode: Mode) -> Symbol? {
        guard let form = form(weight: weight, scale: scale) else { return nil }
        let baseline = (Self.height + Self.capHeight) / 2
        let place = CGAffineTransform(translationX: 0, y: baseline)
        var layers: [(order: Int, layer: Symbol.Layer, clears: Bool, color: Color?)] = []
        for shape in form.shapes {
            let path = shape.path.transformed(by: place)
            for (order, suffix, rule) in annotations(of: shape, mode) {
                var layer = Symbol.Layer(path: path, ink: .fill, erases: false)
                layer.threshold = rule.threshold
                layer.level = mode == .hierarchical ? ["secondary": 1, "tertiary": 2][suffix] ?? 0 : 0
                let color = mode == .multicolor ? Self.color(suffix, rule) : nil
                if rule.clearsBehind { layers.append((order, layer, true, nil)) }
                if rule.opacity > 0 { layers.append((order, layer, false, color)) }
            }
        }
        // Later paths of a layer lie above earlier ones.
        let sorted = layers.enumerated().sorted {
            ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
        }
        .map(\.element)
        var symbol = Symbol(layers: [])
        symbol.size = CGSize(width: max(form.width, 1), height: Self.height)
        symbol.baseline = baseline
        symbol.unitsPerEm = 100
        for entry in sorted {
            var layer = entry.layer
            if entry.clears {
                // The erasing layer applies to all levels below it.
                layer.erases = true
                layer.level = -1
            } else if mode == .multicolor {
                // Each run of one color is a level of its own; the last is in front.
                let color = entry.color ?? .accentColor
                if symbol.colors.last != color { symbol.colors.append(color) }
                layer.level = symbol.colors.count - 1
            }
            symbol.layers.append(layer)
        }
        if mode == .multicolor {
            let last = symbol.colors.count - 1
            for index in symbol.layers.indices where symbol.layers[index].level >= 0 {
                symbol.layers[index].level = last - symbol.layers[index].level
            }
            symbol.colors.reverse()
        }
        return symbol
    }

    /// Returns the layers of a mode that a shape is in. A shape without any is in the first.
    private func annotations(of shape: Shape, _ mode: Mode) -> [(order: Int, suffix: String, rule: Rule)] {
        let prefix = mode.rawValue + "-"
        let own = shape.classes.compactMap { name -> (Int, String, Rule)? in
            guard name.hasPrefix(prefix) else { return nil }
            let parts = name.dropFirst(prefix.count).split(separator: ":", maxSplits: 1)
            guard let first = parts.first, let order = Int(first) else { return nil }
            return (order, parts.count > 1 ? String(parts[1]) : "", rules[name] ?? Rule())
        }
        if !own.isEmpty { return own }
        if mode != .monochrome, shape.classes.contains(where: { $0.hasPrefix(prefix) }) { return [] }
        return [(0, mode == .multicolor ? "tintColor" : "primary", Rule())]
    }

    private static func color(_ name: String, _ rule: Rule) -> Color? {
        let color =
            ColorAsset.system(name) ?? plainColors[name]
            ?? rule.fill.flatMap(CSSColor.color).map {
                Color(red: Double($0.red), green: Double($0.green), blue: Double($0.blue))
            }
        return color?.opacity(rule.opacity)
    }

    private static let plainColors: [String: Color] = ["white": .white, "black": .black, "clear": .clear]
}

extension SymbolTemplate.Variant {
    func scaled(by factor: CGFloat) -> Self {
        guard factor != 1 else { return self }
        // Scale around the center of capital letters, so that text and symbols of all sizes align.
        let middle = SymbolTemplate.Variant.middle
        let transform = CGAffineTransform(translationX: 0, y: middle).scaledBy(x: factor, y: factor)
            .translatedBy(x: 0, y: -middle)
        var copy = self
        copy.width *= factor
        for index in copy.shapes.indices {
            copy.shapes[index].path = shapes[index].path.transformed(by: transform)
        }
        return copy
    }

    private static let middle: CGFloat = -70.459 / 2

    /// Interpolates between two drawings; `nil` if their path elements differ.
    func mixed(with other: Self, _ share: CGFloat) -> Self? {
        guard shapes.count == other.shapes.count else { return nil }
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
        }
        var copy = self
        copy.width += (other.width - width) * share
        for index in shapes.indices {
            let (mine, others) = (shapes[index].path.elements, other.shapes[index].path.elements)
            guard mine.count == others.count else { return nil }
            for step in mine.indices {
                switch (mine[step], others[step]) {
                case (.move(let a), .move(let b)): copy.shapes[index].path.elements[step] = .move(mix(a, b))
                case (.line(let a), .line(let b)): copy.shapes[index].path.elements[step] = .line(mix(a, b))
                case (.quad(let a, let c), .quad(let b, let d)):
                    copy.shapes[index].path.elements[step] = .quad(mix(a, b), control: mix(c, d))
                case (.cubic(let a, let c, let e), .cubic(let b, let d, let f)):
                    copy.shapes[index].path.elements[step] = .cubic(
                        mix(a, b), control1: mix(c, d), control2: mix(e, f))
                case (.close, .close): break
                default: return nil
                }
            }
        }
        return copy
    }
}
