/// What a font should be; ``FontCatalogue`` finds the face that comes nearest.
package struct FontDescriptor: Hashable, Sendable {
    /// The kind of face wanted where no family is named.
    package enum Design: Hashable, Sendable {
        case `default`
        case serif
        /// The default design where no rounded family is installed.
        case rounded
        case monospaced
    }

    /// A family's name; nil for the design's own. Also a face's own PostScript or full name: this gives
    /// that very face as long as weight, width and slant are the ordinary ones.
    package var family: String?
    package var design: Design
    /// The family that the desktop has chosen for the design; nil where it has chosen none.
    package var systemFamily: String?
    /// 100 (thin) to 900 (black); 400 is regular.
    package var weight: Int
    /// Percent of the normal width: 50 to 200.
    package var width: Int
    package var isItalic: Bool
    /// Values on a variable font's axes, over what `weight` and `width` come to; others ignore them.
    package var variations: [FontVariation]
    /// The em, in points.
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

/// The families that a desktop has chosen; nil where it has chosen none.
package struct SystemFamilies: Hashable, Sendable {
    /// What interfaces are set in.
    package var interface: String?
    /// With letters of one width.
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

/// OpenType features that a style turns on.
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

/// A face's vertical measures at one size, in points. All are positive distances from the baseline but
/// `underlinePosition`, the top of the underline, which is positive downwards.
package struct FontMetrics: Hashable, Sendable {
    package var ascent: Double
    package var descent: Double
    /// What the face asks for between a line's descent and the next line's ascent.
    package var leading: Double
    package var xHeight: Double
    package var capHeight: Double
    package var underlinePosition: Double
    package var underlineThickness: Double
    /// The top of a strike-through, above the baseline.
    package var strikethroughPosition: Double
    package var strikethroughThickness: Double

    package var lineHeight: Double { ascent + descent + leading }
}
