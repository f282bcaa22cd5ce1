import PicaGraph
import PicaState

/// Variants of symbols, such as filled or in a circle.
///
/// They can be combined: `.circle.fill` is in a filled circle.
public struct SymbolVariants: Hashable, Sendable {
    private enum Shape: String, CaseIterable { case circle, square, rectangle }

    private var shape: Shape?
    private var isFilled = false
    private var isSlashed = false

    /// The plain symbol.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(shape: .circle)
    /// In a square.
    public static let square = SymbolVariants(shape: .square)
    /// In a rectangle.
    public static let rectangle = SymbolVariants(shape: .rectangle)
    /// Filled instead of outlined.
    public static let fill = SymbolVariants(isFilled: true)
    /// With a diagonal line.
    public static let slash = SymbolVariants(isSlashed: true)

    private init(shape: Shape? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        self.shape = shape
        self.isFilled = isFilled
        self.isSlashed = isSlashed
    }

    /// The variants with a circle in place of another shape.
    public var circle: SymbolVariants { adding(.circle) }
    /// The variants with a square in place of another shape.
    public var square: SymbolVariants { adding(.square) }
    /// The variants with a rectangle in place of another shape.
    public var rectangle: SymbolVariants { adding(.rectangle) }
    /// The variants, filled.
    public var fill: SymbolVariants { adding(.fill) }
    /// The variants with a diagonal line.
    public var slash: SymbolVariants { adding(.slash) }

    /// Returns whether all of other variants are among these.
    public func contains(_ other: SymbolVariants) -> Bool { adding(other) == self }

    /// Returns the combination of both; of two shapes that of `inner` wins.
    func adding(_ inner: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            shape: inner.shape ?? shape, isFilled: isFilled || inner.isFilled,
            isSlashed: isSlashed || inner.isSlashed)
    }

    /// Returns the name of a symbol with as many of the variants as there is a drawing for. Variants in the given name
    /// are kept.
    func name(of symbol: String) -> String {
        guard self != .none else { return symbol }
        var base = symbol[...]
        var own = SymbolVariants()
        func removeLast(_ word: String) -> Bool {
            guard base.hasSuffix("." + word) else { return false }
            base.removeLast(word.count + 1)
            return true
        }
        own.isFilled = removeLast("fill")
        own.shape = Shape.allCases.first { removeLast($0.rawValue) }
        own.isSlashed = removeLast("slash")
        for shape in shape == nil ? [nil] : [shape, nil] {
            for isFilled in isFilled ? [true, false] : [false] {
                for isSlashed in isSlashed ? [true, false] : [false] {
                    let variants = SymbolVariants(shape: shape, isFilled: isFilled, isSlashed: isSlashed)
                    let name = String(base) + variants.adding(own).suffix
                    if Symbol.named(name) != nil { return name }
                }
            }
        }
        return symbol
    }

    private var suffix: String {
        (isSlashed ? ".slash" : "") + (shape.map { "." + $0.rawValue } ?? "") + (isFilled ? ".fill" : "")
    }
}

private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    /// The variants of symbols; `none` by default. A value set here replaces those from further out, whereas
    /// `symbolVariant(_:)` adds to them.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Shows symbols in the view in a variant, in addition to those set further out. A symbol without that variant does
    /// not change.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(SymbolVariantWriter(variants: variant))
    }
}

private struct SymbolVariantWriter {
    let variants: SymbolVariants
}

extension SymbolVariantWriter: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        values.symbolVariants = values.symbolVariants.adding(variants)
    }
}
