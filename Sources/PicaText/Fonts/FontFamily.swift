import CFontconfig

/// Fonts that belong together, by the name that people choose them by.
package struct FontFamily: Hashable, Sendable {
    /// One of them: a weight and a width, upright or slanted.
    package struct Face: Hashable, Sendable {
        /// What it is called beside the family, such as "Bold Italic".
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
    /// What else it is called, in other languages first of all.
    package let otherNames: [String]
    /// From narrow to wide, from light to heavy, upright before slanted.
    package let faces: [Face]
    /// Whether letters show as signs or not at all, so that it cannot write its own name.
    package let isSymbolic: Bool

    package init(name: String, otherNames: [String] = [], faces: [Face], isSymbolic: Bool = false) {
        self.name = name
        self.otherNames = otherNames
        self.faces = faces
        self.isSymbolic = isSymbolic
    }
}

/// Reads what families there are. It asks no file, and may do so on any thread.
package struct FontFamilyReader: Sendable {
    let configuration: FontConfiguration

    /// Fonts of signs may have these for letters in one of their files, and say the truth in another.
    private static let letter: UInt32 = 0x6E

    /// All that can be drawn in any size, by name.
    package func read() -> [FontFamily] {
        configuration.scalableFonts().values.compactMap { fonts in
            guard let name = fonts.first?.string(FC_FAMILY) else { return nil }
            var names: [String] = []
            var faces: [FontFamily.Face] = []
            for font in fonts {
                for other in font.strings(FC_FAMILY) where other != name && !names.contains(other) {
                    names.append(other)
                }
                // The whole of a variable font stands beside its named instances.
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
