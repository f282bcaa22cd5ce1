import CFontconfig

/// A face with the treatment fontconfig asks for, ready to shape and draw.
package struct ResolvedFont {
    package let face: FontFace
    package let synthesis: FontSynthesis
}

/// A pattern that fonts were asked for with, kept to prepare the ones that are used.
final class FontQuery {
    let config: OpaquePointer
    /// After the configuration's substitutions.
    let pattern: OpaquePointer

    /// - Parameter pattern: Owned from here on.
    init(config: OpaquePointer, pattern: OpaquePointer) {
        self.config = FcConfigReference(config)
        self.pattern = pattern
    }

    deinit {
        FcPatternDestroy(pattern)
        FcConfigDestroy(config)
    }
}

/// A font that fontconfig offers, prepared and opened when it is first used.
final class FontCandidate {
    private let query: FontQuery
    private let font: OpaquePointer
    private let open: (FontCandidate) -> ResolvedFont?
    private(set) lazy var resolved: ResolvedFont? = open(self)
    /// The font with the configuration's last word about it.
    private lazy var prepared: OpaquePointer? = FcFontRenderPrepare(query.config, query.pattern, font)

    /// - Parameters:
    ///   - font: The font's pattern; a reference to it is taken.
    ///   - query: What it was asked for with.
    ///   - open: Asked at most once; nil means the file is no good.
    init(font: OpaquePointer, query: FontQuery, open: @escaping (FontCandidate) -> ResolvedFont?) {
        FcPatternReference(font)
        self.font = font
        self.query = query
        self.open = open
    }

    deinit {
        FcPatternDestroy(font)
        if let prepared { FcPatternDestroy(prepared) }
    }

    /// Whether the font's character map holds the scalar, as fontconfig's cache says, the file unopened.
    func covers(_ scalar: UInt32) -> Bool {
        var set: OpaquePointer?
        guard FcPatternGetCharSet(font, FC_CHARSET, 0, &set) == FcResultMatch, let set else { return false }
        return FcCharSetHasChar(set, scalar) != 0
    }

    var path: String { string(FC_FILE) ?? "" }
    /// As fontconfig has it, without a sign: see ``FontFace/index``.
    var index: Int { integer(FC_INDEX).map { Int(UInt32(truncatingIfNeeded: $0)) } ?? 0 }

    /// Axis values of a variable font, from fontconfig's `wght=600,wdth=100`.
    var variations: [FontVariation] {
        guard let text = string(FC_FONT_VARIATIONS) else { return [] }
        return text.split(separator: ",").compactMap { part in
            let sides = part.split(separator: "=")
            guard sides.count == 2, let value = Float(sides[1]) else { return nil }
            let name = Array(sides[0].utf8)
            guard name.count == 4 else { return nil }
            return FontVariation(tag: name.reduce(0) { $0 << 8 | UInt32($1) }, value: value)
        }
    }

    /// What the user's fontconfig asks to be synthesised.
    var synthesis: FontSynthesis {
        var synthesis: FontSynthesis = []
        var embolden: FcBool = 0
        if FcPatternGetBool(prepared, FC_EMBOLDEN, 0, &embolden) == FcResultMatch, embolden != 0 {
            synthesis.insert(.embolden)
        }
        var matrix: UnsafeMutablePointer<FcMatrix>?
        if FcPatternGetMatrix(prepared, FC_MATRIX, 0, &matrix) == FcResultMatch, let matrix,
            matrix.pointee.xy != 0
        {
            synthesis.insert(.slant)
        }
        return synthesis
    }

    func hasFamily(_ name: String) -> Bool {
        var number: Int32 = 0
        let wanted = name.lowercased()
        while let family = string(FC_FAMILY, number) {
            if family.lowercased() == wanted { return true }
            number += 1
        }
        return false
    }

    private func string(_ object: String, _ number: Int32 = 0) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(prepared, object, number, &value) == FcResultMatch, let value else {
            return nil
        }
        return String(cString: value)
    }

    private func integer(_ object: String) -> Int? {
        var value: Int32 = 0
        guard FcPatternGetInteger(prepared, object, 0, &value) == FcResultMatch else { return nil }
        return Int(value)
    }
}
