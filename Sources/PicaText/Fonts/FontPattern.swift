import CPicaFontconfig

/// A typed view of a fontconfig pattern, without ownership.
struct FontPattern {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    func string(_ object: String, _ number: Int32 = 0) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pointer, object, number, &value) == FcResultMatch, let value else {
            return nil
        }
        return String(cString: value)
    }

    func strings(_ object: String) -> [String] {
        Array(
            sequence(state: Int32(0)) { number in
                defer { number += 1 }
                return string(object, number)
            })
    }

    func integer(_ object: String) -> Int? {
        var value: Int32 = 0
        return FcPatternGetInteger(pointer, object, 0, &value) == FcResultMatch ? Int(value) : nil
    }

    func double(_ object: String) -> Double? {
        var value = 0.0
        return FcPatternGetDouble(pointer, object, 0, &value) == FcResultMatch ? value : nil
    }

    func bool(_ object: String) -> Bool? {
        var value: FcBool = 0
        return FcPatternGetBool(pointer, object, 0, &value) == FcResultMatch ? value != 0 : nil
    }

    /// The scalars of the character map according to fontconfig's cache, without opening the file.
    ///
    /// The pattern owns the set.
    var characters: OpaquePointer? {
        var set: OpaquePointer?
        return FcPatternGetCharSet(pointer, FC_CHARSET, 0, &set) == FcResultMatch ? set : nil
    }

    func covers(_ scalar: UInt32) -> Bool { characters.map { FcCharSetHasChar($0, scalar) != 0 } ?? false }

    /// Whether a name is one of the family's names. As in fontconfig, case and spaces are ignored.
    func hasFamily(_ name: String) -> Bool {
        func plain(_ name: String) -> String { name.lowercased().filter { $0 != " " } }
        let wanted = plain(name)
        var number: Int32 = 0
        while let family = string(FC_FAMILY, number) {
            if plain(family) == wanted { return true }
            number += 1
        }
        return false
    }

    /// Whether a string occurs in the pattern, ignoring case.
    func has(_ value: String, in object: String) -> Bool {
        var number: Int32 = 0
        var own: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(pointer, object, number, &own) == FcResultMatch, let found = own {
            if FcStrCmpIgnoreCase(found, value) == 0 { return true }
            number += 1
        }
        return false
    }
}
