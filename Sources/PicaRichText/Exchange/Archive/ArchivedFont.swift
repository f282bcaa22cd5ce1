import Foundation
import PicaLabels
import PicaText

/// The codable form of a font: its text style or family, and the traits added to it.
struct ArchivedFont: Codable {
    /// The text style that the size scales with; `nil` for none.
    var style: String?
    /// The size in points; `nil` for a text style's own font.
    var size: CGFloat?
    var family: String?
    var weight: Int?
    var isBold: Bool?
    var design: String?
    var width: CGFloat?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var features: UInt16?
    var leading: String?
    var factor: CGFloat?
    var fixedSize: CGFloat?

    /// The maximum length of a font's name.
    private static let nameLimit = 256
    private static let styles = Dictionary(
        uniqueKeysWithValues: Font.TextStyle.allCases.map { (String(describing: $0), $0) })
    private static let designs: [String: Font.Design] = [
        "default": .default, "serif": .serif, "rounded": .rounded, "monospaced": .monospaced,
    ]
    private static let leadings: [String: Font.Leading] = ["tight": .tight, "loose": .loose]

    init(_ font: Font) {
        switch font.base {
        case .style(let style): self.style = String(describing: style)
        case .fixed(let size): self.size = size
        case .custom(let name, let size, let style):
            (family, self.size) = (name, size)
            self.style = style.map { String(describing: $0) }
        }
        let traits = font.traits
        weight = traits.weight?.openType
        (isBold, isItalic, isMonospaced) = (traits.isBold, traits.isItalic, traits.isMonospaced)
        design = traits.design.flatMap { design in Self.designs.first { $0.value == design }?.key }
        width = traits.width?.value
        features = traits.features.isEmpty ? nil : traits.features.rawValue
        leading = Self.leadings.first { $0.value == traits.leading }?.key
        factor = font.sizeFactor == 1 ? nil : font.sizeFactor
        fixedSize = font.fixedSize
    }

    /// The font; `nil` if the value is not a valid one.
    var font: Font? {
        guard let base,
            [size, fixedSize, width].allSatisfy({ $0.map { ArchivedLength.checked($0) != nil } ?? true }),
            weight.map({ (1...1000).contains($0) }) ?? true,
            factor.map({ $0 > 0 && $0 <= 1000 }) ?? true
        else { return nil }
        var font = Font(base)
        font.traits = Font.Traits(
            weight: weight.map { Font.Weight(openType: $0) }, isBold: isBold,
            design: design.flatMap { Self.designs[$0] }, width: width.map { Font.Width($0) },
            isItalic: isItalic, isMonospaced: isMonospaced, features: FontFeatures(rawValue: features ?? 0),
            leading: leading.flatMap { Self.leadings[$0] } ?? .standard)
        font.sizeFactor = factor ?? 1
        font.fixedSize = fixedSize
        return font
    }

    private var base: Font.Base? {
        let known = style.flatMap { Self.styles[$0] }
        if style != nil, known == nil { return nil }
        if let family {
            guard !family.isEmpty, family.utf8.count <= Self.nameLimit, let size else { return nil }
            return .custom(family, size, known)
        }
        if let known { return .style(known) }
        return size.map { .fixed($0) }
    }
}
