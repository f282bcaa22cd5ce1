import Foundation
import PicaCanvas
import PicaDrawing
import PicaLabels
import PicaState

/// The codable form of a color: its name in the theme, or its components.
struct ArchivedColor: Codable {
    var name: PicaTheme.Role?
    /// The red, green and blue components in sRGB.
    var parts: [Float]?
    var opacity: Double?

    init(_ color: Color) {
        var (color, alpha) = (color, color.alpha)
        // Multiply nested opacities.
        while case .faded(let inner) = color.source { (color, alpha) = (inner, alpha * inner.alpha) }
        switch color.source {
        case .fixed(let fixed): parts = [fixed.red, fixed.green, fixed.blue]
        case .themed(let theme): name = theme
        case .named, .styled, .mixed, .faded:
            // The reading program may not have the asset catalog or the style.
            let shown = color.resolve(in: EnvironmentValues())
            parts = [shown.red, shown.green, shown.blue]
        }
        if alpha != 1 { opacity = alpha }
    }

    /// The color; `nil` if the value is not a valid one.
    var color: Color? {
        let opacity = opacity ?? 1
        guard (0...1).contains(opacity) else { return nil }
        if let name { return Color(themed: name).opacity(opacity) }
        guard let parts, parts.count == 3, parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
        return Color(
            red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]), opacity: opacity)
    }
}

/// The codable form of a line below or through letters.
struct ArchivedLine: Codable {
    var pattern: String?
    var color: ArchivedColor?

    private static let patterns: [String: Text.LineStyle.Pattern] = [
        "solid": .solid, "dot": .dot, "dash": .dash, "dashDot": .dashDot, "dashDotDot": .dashDotDot,
        "thick": .init(decoration: .thick), "double": .init(decoration: .double),
        "wave": .init(decoration: .wave),
    ]

    init(_ line: Text.LineStyle) {
        pattern = Self.patterns.first { $0.value == line.pattern }?.key
        color = line.color.map { ArchivedColor($0) }
    }

    var line: Text.LineStyle? {
        Text.LineStyle(pattern: pattern.flatMap { Self.patterns[$0] } ?? .solid, color: color?.color)
    }
}
