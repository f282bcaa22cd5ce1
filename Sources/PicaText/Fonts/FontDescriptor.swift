/// A description of a font. ``FontCatalog`` finds the nearest face for it.
package struct FontDescriptor: Hashable, Sendable {
    /// The kind of face to use if no family is named.
    package enum Design: Hashable, Sendable {
        case `default`
        case serif
        /// A rounded design; the default design if no rounded family is installed.
        case rounded
        case monospaced
    }

    /// The name of a family; `nil` for the design's own family.
    ///
    /// It can also be a face's PostScript or full name. That selects this very face as long as weight, width and slant
    /// are regular.
    package var family: String?
    package var design: Design
    /// The family that the desktop's settings name for the design; `nil` if they name none.
    package var systemFamily: String?
    /// The weight, from 100 (thin) to 900 (black); 400 is regular.
    package var weight: Int
    /// The width, in percent of the normal width: 50 to 200.
    package var width: Int
    package var isItalic: Bool
    /// The values for a variable font's axes, which override `weight` and `width`. Other fonts ignore them.
    package var variations: [FontVariation]
    /// The em size, in points.
    package var size: Double
    package var features: FontFeatures

    package init(
        family: String? = nil, design: Design = .default, weight: Int = 400, width: Int = 100,
        isItalic: Bool = false, variations: [FontVariation] = [], size: Double, features: FontFeatures = []
    ) {
        self.family = family
        self.design = design
        self.weight = weight
        self.width = width
        self.isItalic = isItalic
        self.variations = variations
        self.size = size
        self.features = features
    }
}

/// The families that the desktop's settings name; `nil` for those not named.
package struct SystemFamilies: Hashable, Sendable {
    /// The family for user interfaces.
    package var interface: String?
    /// The monospaced family.
    package var monospaced: String?

    package init(interface: String? = nil, monospaced: String? = nil) {
        self.interface = interface
        self.monospaced = monospaced
    }

    package subscript(design: FontDescriptor.Design) -> String? {
        switch design {
        case .default, .rounded: interface
        case .serif: nil
        case .monospaced: monospaced
        }
    }
}

/// The OpenType features that a style enables.
package struct FontFeatures: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// `tnum`
    package static let monospacedDigits = FontFeatures(rawValue: 1)
    /// `smcp`
    package static let lowercaseSmallCaps = FontFeatures(rawValue: 2)
    /// `c2sc`
    package static let uppercaseSmallCaps = FontFeatures(rawValue: 4)
    /// `onum`
    package static let oldStyleDigits = FontFeatures(rawValue: 8)
    /// `zero`
    package static let slashedZero = FontFeatures(rawValue: 16)
    /// `frac`
    package static let fractions = FontFeatures(rawValue: 32)
    package static let smallCaps: FontFeatures = [.lowercaseSmallCaps, .uppercaseSmallCaps]
}

/// A face's vertical metrics at one size, in points.
///
/// All are positive distances from the baseline, except `underlinePosition`: it is the top of the underline and
/// positive downward.
package struct FontMetrics: Hashable, Sendable {
    package var ascent: Double
    package var descent: Double
    /// The face's recommended gap between a line's descent and the next line's ascent.
    package var leading: Double
    package var xHeight: Double
    package var capHeight: Double
    package var underlinePosition: Double
    package var underlineThickness: Double
    /// The top of a strike-through line, above the baseline.
    package var strikethroughPosition: Double
    package var strikethroughThickness: Double

    package var lineHeight: Double { ascent + descent + leading }
}
