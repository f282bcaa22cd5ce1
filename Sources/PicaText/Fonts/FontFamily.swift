import CPicaFontconfig

/// A family of fonts, with the name by which users choose it.
package struct FontFamily: Hashable, Sendable {
    /// A face of a family: a weight and a width, upright or slanted.
    package struct Face: Hashable, Sendable {
        /// The name within the family, such as "Bold Italic".
        package let name: String
        /// See ``FontDescriptor/weight``.
        package let weight: Int
        /// See ``FontDescriptor/width``.
        package let width: Int
        package let isItalic: Bool

        package init(name: String, weight: Int = 400, width: Int = 100, isItalic: Bool = false) {
            self.name = name
            self.weight = weight
            self.width = width
            self.isItalic = isItalic
        }
    }

    package let name: String
    /// The other names, mostly in other languages.
    package let otherNames: [String]
    /// The faces, ordered from narrow to wide, from light to heavy, and upright before slanted.
    package let faces: [Face]
    /// Whether letters appear as symbols or not at all, so that the font cannot display its own name.
    package let isSymbolic: Bool

    package init(name: String, otherNames: [String] = [], faces: [Face], isSymbolic: Bool = false) {
        self.name = name
        self.otherNames = otherNames
        self.faces = faces
        self.isSymbolic = isSymbolic
    }
}

/// A reader of the installed font families. It opens no font files and may run on any thread.
package struct FontFamilyReader: Sendable {
    let configuration: FontConfiguration

    /// The letter that tests for symbol fonts. Such a font may claim letters in one of its files but not in another.
    private static let letter: UInt32 = 0x6E

    /// Returns all scalable families by name.
    package func read() -> [FontFamily] {
        configuration.scalableFonts().values.compactMap { fonts in
            guard let name = fonts.first?.string(FC_FAMILY) else { return nil }
            var names: [String] = []
            var faces: [FontFamily.Face] = []
            for font in fonts {
                for other in font.strings(FC_FAMILY) where other != name && !names.contains(other) {
                    names.append(other)
                }
                // The variable font itself is listed beside its named instances.
                guard font.bool(FC_VARIABLE) != true || fonts.count == 1 else { continue }
                let face = FontFamily.Face(font)
                if !faces.contains(where: { $0.isAlike(face) }) { faces.append(face) }
            }
            return FontFamily(
                name: name, otherNames: names, faces: faces.sorted { $0.order < $1.order },
                isSymbolic: fonts.contains { $0.bool(FC_SYMBOL) == true || !$0.covers(Self.letter) })
        }
    }
}

extension FontFamily.Face {
    fileprivate init(_ font: FontPattern) {
        let weight = font.double(FC_WEIGHT).map { Int(FcWeightToOpenTypeDouble($0).rounded()) }
        self.init(
            name: font.string(FC_STYLE) ?? "", weight: max(1, min(weight ?? 400, 1000)),
            width: font.integer(FC_WIDTH) ?? 100, isItalic: font.integer(FC_SLANT) ?? 0 > 0)
    }

    fileprivate func isAlike(_ other: Self) -> Bool { order == other.order }

    fileprivate var order: (Int, Int, Int) { (width, weight, isItalic ? 1 : 0) }
}
