import Foundation
import PicaCanvas
import PicaDrawing
import PicaFoundation
import PicaState
import PicaText

/// A symbol resolved in an environment, by itself or within text like a character.
package struct ResolvedSymbol: Equatable {
    /// The name that the view gives, before variants. A name missing from the set shows a dashed box.
    let name: String
    /// The name with variants applied.
    let variant: String
    private let symbol: Symbol
    /// A single style for the whole symbol, or one for each of its levels.
    private let styles: [ResolvedStyle]
    private let imageScale: Image.Scale
    /// The scale of line widths; see `Symbol.lineScale`.
    private let lineScale: CGFloat
    /// The font size in points.
    private let fontSize: CGFloat
    /// The value that determines how many variable layers are shown in full, from 0 to 1; `nil` for all.
    private let value: Double?
    private let isDrawnByValue: Bool

    /// - Parameters:
    ///   - value: The value that determines how many variable layers are shown in full, from 0 to 1; `nil` for all.
    ///   - font: The font of the surrounding text.
    ///   - foreground: The foreground style of the text; `nil` for the environment's.
    init(
        _ name: String, value: Double? = nil, font: FontDescriptor, foreground: AnyShapeStyle? = nil,
        in environment: EnvironmentValues
    ) {
        let variant = environment.symbolVariants.name(of: name)
        let symbol = Symbol.named(variant, isMirrored: environment.layoutDirection == .rightToLeft)
        if symbol == nil {
            Logger(subsystem: "Pica", category: "views").warningOnce("there is no symbol “\(name)”")
        }
        self.init(name, variant, symbol ?? .missing, value: value, font, foreground, environment)
    }

    /// Creates a symbol of an asset catalog; see the other initializer for the parameters.
    init(
        _ asset: SymbolAsset, value: Double?, font: FontDescriptor, foreground: AnyShapeStyle? = nil,
        in environment: EnvironmentValues
    ) {
        let mode = SymbolRenderingMode.inForce(in: environment)
        let symbol = asset.symbol(weight: font.weight, scale: environment.imageScale, mode: mode.template)
        self.init(asset.name, asset.name, symbol ?? .missing, value: value, font, foreground, environment)
    }

    private init(
        _ name: String, _ variant: String, _ symbol: Symbol, value: Double?, _ font: FontDescriptor,
        _ foreground: AnyShapeStyle?, _ environment: EnvironmentValues
    ) {
        self.name = name
        self.variant = variant
        self.symbol = symbol
        self.value = value.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
        isDrawnByValue = environment.symbolVariableValueMode == .draw
        imageScale = environment.imageScale
        fontSize = CGFloat(font.size)
        lineScale =
            Symbol.lineScale(weight: Double(font.weight))
            * Symbol.opticalScale(size: fontSize) / imageScale.factor
        var colored = environment
        if let foreground { colored.foregroundStyle = AnyShapeStyle(foreground.resolved(in: environment)) }
        styles =
            symbol.colors.isEmpty
            ? SymbolRenderingMode.inForce(in: colored).styles(levels: symbol.levelCount, in: colored)
            : symbol.colors.map { $0.filling(in: colored) }
    }

    private var unit: CGFloat { fontSize / symbol.unitsPerEm * imageScale.factor }

    /// The size in points, including side bearings.
    var size: CGSize { CGSize(width: symbol.size.width * unit, height: symbol.size.height * unit) }

    /// The distance from the top to the baseline of text. The symbol is centered on capital letters at every scale.
    var baseline: CGFloat {
        let middle = symbol.size.height / 2
        return middle * unit + (symbol.baseline - middle) * fontSize / symbol.unitsPerEm
    }

    /// The number of parts that effects animate one after the other.
    var partCount: Int { styles.count == 1 ? 1 : symbol.levelCount }
    /// The number of steps of its variable layers.
    var variableCount: Int { symbol.thresholds.count }

    /// Returns the space that it takes on a line of text.
    func attachment(id: Int) -> InlineAttachment {
        InlineAttachment(
            id: id, width: Double(size.width), ascent: Double(baseline),
            descent: Double(size.height - baseline))
    }

    /// Draws the symbol in a frame with its proportions, in points.
    /// - Parameter pose: The state of the symbol's effects.
    func draw(into list: inout DisplayList, in frame: CGRect, pose: SymbolPose = SymbolPose()) {
        let unit = frame.width / symbol.size.width
        guard unit.isFinite, unit > 0 else { return }
        let levels = styles.indices.map { styles.count == 1 ? symbol.layers : symbol.layers(ofLevel: $0) }
        let count = levels.joined().count { !$0.erases }
        var first = 0
        for (level, style) in styles.enumerated().reversed() {
            let layers = levels[level]
            let part = pose.part(level)
            defer { first += layers.count { !$0.erases } }
            guard part.opacity > 0 else { continue }
            var drawn = DisplayList()
            for (opacity, shown) in shown(of: layers, pose, first: first, count: count) where opacity > 0 {
                var style = style
                style.opacity *= opacity * part.opacity
                style.draw(in: frame, into: &drawn) { paint in
                    .mask(shown.map { $0.pathLayer(unit: unit, line: lineScale, at: frame.origin) }, paint)
                }
            }
            if let transform = part.transform(in: frame) {
                list.commands.append(.transform(transform, drawn))
            } else {
                list.commands += drawn.commands
            }
        }
    }

    /// The opacity of layers that the value does not reach.
    private static let dimmed = 0.3

    /// Groups the layers by opacity: layers that the value or an effect leaves out are fainter.
    /// - Parameters:
    ///   - first: The number of layers that are drawn before these.
    ///   - count: The total number of layers.
    private func shown(
        of layers: [Symbol.Layer], _ pose: SymbolPose, first: Int, count: Int
    ) -> [(Double, [Symbol.Layer])] {
        guard value != nil || !pose.variableOpacities.isEmpty || pose.drawing != nil else {
            return [(1, layers)]
        }
        let thresholds = symbol.thresholds
        var drawn: [Symbol.Layer] = []
        var opacities: [Double?] = []
        var index = first
        for layer in layers {
            var (layer, presence) = (layer, 1.0)
            if let drawing = pose.drawing {
                // The gap around a line appears with the line that follows it.
                presence = drawing.draw(&layer, index, of: count)
                if !layer.erases { index += 1 }
                guard presence > 0 else { continue }
            }
            guard !layer.erases, let threshold = layer.threshold,
                let step = thresholds.firstIndex(of: threshold)
            else {
                drawn.append(layer)
                // An erasing layer applies to everything below it; layers without a threshold are always complete.
                opacities.append(layer.erases ? nil : presence)
                continue
            }
            var opacity = presence
            if let value {
                if isDrawnByValue, case .stroke = layer.ink {
                    let share = min(max(value * Double(thresholds.count) - Double(step), 0), 1)
                    if share == 0 { opacity = 0 }
                    layer.path = Path(layer.path).trimmedPath(from: 0, to: CGFloat(share)).outline
                } else {
                    let isThere = threshold == 0 ? value > 0 : value >= threshold
                    if !isThere { opacity *= Self.dimmed }
                }
            }
            if pose.variableOpacities.indices.contains(step) { opacity *= pose.variableOpacities[step] }
            drawn.append(layer)
            opacities.append(opacity)
        }
        return Set(opacities.compactMap(\.self)).sorted().map { opacity in
            (
                opacity,
                drawn.indices.filter { opacities[$0] == nil || opacities[$0] == opacity }.map { drawn[$0] }
            )
        }
    }
}
