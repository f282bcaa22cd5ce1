import CPicaFontconfig

/// A face with the rendering settings from fontconfig, ready for shaping and drawing.
package struct ResolvedFont {
    package let face: FontFace
    package let treatment: FontTreatment
}

/// A font from fontconfig, with its properties that are known before its file is opened.
final class FontCandidate {
    private let owned: OpaquePointer
    private var pattern: FontPattern { FontPattern(owned) }

    /// - Parameter prepared: A pattern from `FcFontRenderPrepare`, which the candidate then owns.
    init(prepared: OpaquePointer) { owned = prepared }

    deinit { FcPatternDestroy(owned) }

    var path: String { pattern.string(FC_FILE) ?? "" }

    /// See ``FontFace/index``.
    var index: Int {
        // The index is unsigned. 0x8000 in place of an instance number marks a variable font's whole design space.
        let index = pattern.integer(FC_INDEX).map { Int(UInt32(truncatingIfNeeded: $0)) } ?? 0
        return index >> 16 == 0x8000 ? index & 0xFFFF : index
    }

    /// The axis values of a variable font, from fontconfig's `wght=600,wdth=100`.
    var variations: [FontVariation] {
        guard let text = pattern.string(FC_FONT_VARIATIONS) else { return [] }
        return text.split(separator: ",").compactMap { part in
            let sides = part.split(separator: "=")
            guard sides.count == 2, let value = Float(sides[1]) else { return nil }
            return FontVariation(String(sides[0]), value)
        }
    }

    var treatment: FontTreatment {
        var treatment: FontTreatment = []
        if pattern.bool(FC_EMBOLDEN) == true { treatment.insert(.embolden) }
        var matrix: UnsafeMutablePointer<FcMatrix>?
        if FcPatternGetMatrix(owned, FC_MATRIX, 0, &matrix) == FcResultMatch, let matrix,
            matrix.pointee.xy != 0
        {
            treatment.insert(.slant)
        }
        let style = pattern.integer(FC_HINT_STYLE).map { Int32(truncatingIfNeeded: $0) }
        if pattern.bool(FC_HINTING) == false || style == FC_HINT_NONE {
            treatment.insert(.unhinted)
        } else if style == FC_HINT_MEDIUM || style == FC_HINT_FULL, pattern.bool(FC_AUTOHINT) != true {
            treatment.insert(.instructed)
        }
        if pattern.bool(FC_ANTIALIAS) == false { treatment.insert(.aliased) }
        return treatment
    }

    func hasFamily(_ name: String) -> Bool { pattern.hasFamily(name) }
}

/// The fonts that a query found, nearest first. Each is prepared and opened on first use.
final class FontSequence {
    private let query: FontQuery
    private let fonts: UnsafeMutablePointer<FcFontSet>?
    private let open: (FontCandidate) -> ResolvedFont?
    private var opened: [Int: ResolvedFont?] = [:]

    /// - Parameter open: Called at most once per font; returns `nil` for an unusable file.
    init(_ query: FontQuery, open: @escaping (FontCandidate) -> ResolvedFont?) {
        self.query = query
        fonts = query.sort()
        self.open = open
    }

    deinit { if let fonts { FcFontSetSortDestroy(fonts) } }

    var count: Int { fonts.map { Int($0.pointee.nfont) } ?? 0 }

    subscript(number: Int) -> ResolvedFont? {
        if let known = opened[number] { return known }
        let font = pattern(number).flatMap { query.prepare($0.pointer) }.flatMap {
            open(FontCandidate(prepared: $0))
        }
        opened[number] = .some(font)
        return font
    }

    /// Returns the first font that contains a scalar, among fonts with colors or among those without.
    func first(with scalar: UInt32, hasColor: Bool) -> ResolvedFont? {
        for number in 0..<count {
            guard let pattern = pattern(number), pattern.covers(scalar),
                pattern.bool(FC_COLOR) == true ? hasColor : !hasColor
            else { continue }
            // fontconfig's cache may be older than the file, so the face itself decides.
            if let font = self[number], font.face.nominalGlyph(scalar) != nil { return font }
        }
        return nil
    }

    private func pattern(_ number: Int) -> FontPattern? {
        guard number < count, let font = fonts?.pointee.fonts[number] else { return nil }
        return FontPattern(font)
    }
}
