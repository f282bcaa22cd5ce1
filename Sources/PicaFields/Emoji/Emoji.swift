import Foundation

/// An emoji with its English Unicode name.
struct Emoji: Hashable, Identifiable {
    let text: String
    let name: String
    var id: String { text }

    /// All emoji: faces, people, animals and plants, food, places, games, things, signs, and flags. Skin tones and
    /// combinations of several people are left to input methods.
    static let all: [Emoji] = signs + flags

    /// Returns the emoji whose names contain all words of a search.
    static func found(by search: String) -> [Emoji] {
        let words = search.lowercased().split(separator: " ")
        return words.isEmpty ? all : all.filter { emoji in words.allSatisfy(emoji.name.contains) }
    }

    /// The order of emoji by subject, as Unicode blocks mix subjects. Emoji in none of these ranges follow by code
    /// point.
    private static let order: [ClosedRange<UInt32>] = [
        // Faces.
        0x1F600...0x1F644, 0x1F910...0x1F917, 0x1F920...0x1F925, 0x1F927...0x1F92F, 0x1F970...0x1F97A,
        0x1F9D0...0x1F9D0, 0x1FAE0...0x1FAE8, 0x2639...0x263A, 0x1F479...0x1F480, 0x1F916...0x1F916,
        0x1F638...0x1F640, 0x2764...0x2764, 0x1F493...0x1F49F, 0x1F4A2...0x1F4AF,
        // Hands and people.
        0x1F44A...0x1F450, 0x1F440...0x1F449, 0x270A...0x270D, 0x1F918...0x1F91F, 0x1F90C...0x1F90F,
        0x1F932...0x1F93E, 0x1F466...0x1F478, 0x1F481...0x1F487, 0x1F645...0x1F64F, 0x1F9B4...0x1F9BB,
        0x1F9D1...0x1F9E0, 0x1FAC0...0x1FAC5, 0x1FAF0...0x1FAF8,
        // Animals and plants.
        0x1F400...0x1F43F, 0x1F980...0x1F9AE, 0x1FAB0...0x1FABF, 0x1F330...0x1F344, 0x1F490...0x1F490,
        // Food.
        0x1F345...0x1F37F, 0x1F950...0x1F96F, 0x1F9C0...0x1F9CB, 0x1FAD0...0x1FADB, 0x2615...0x2615,
        // Places and weather.
        0x1F300...0x1F32C, 0x1F3D4...0x1F3F0, 0x1F680...0x1F6FC, 0x2600...0x2604, 0x26C4...0x26C8,
        // Games and sports.
        0x1F380...0x1F3D3, 0x26BD...0x26BE, 0x1F93F...0x1F94F,
        // Things.
        0x1F451...0x1F465, 0x1F4A0...0x1F53D, 0x1F550...0x1F5FF,
    ]

    private static let signs: [Emoji] = {
        var known: Set<UInt32> = []
        let rest: [ClosedRange<UInt32>] = [0x203C...0x3299, 0x1F004...0x1FAFF]
        return (order + rest).joined().compactMap { number in
            guard known.insert(number).inserted, let scalar = Unicode.Scalar(number) else { return nil }
            let properties = scalar.properties
            // Components of emoji and skin tones are no emoji by themselves.
            guard properties.isEmoji, !properties.isEmojiModifier, !(0x1F1E6...0x1F1FF).contains(number),
                let name = properties.name
            else { return nil }
            let text = String(scalar) + (properties.isEmojiPresentation ? "" : "\u{FE0F}")
            return Emoji(text: text, name: name.lowercased())
        }
    }()

    private static let english = Locale(identifier: "en")

    private static let flags: [Emoji] = Locale.Region.isoRegions.map(\.identifier).sorted().compactMap {
        region in
        let letters = region.unicodeScalars.compactMap { Unicode.Scalar(0x1F1E6 + $0.value - 0x41) }
        guard region.count == 2, letters.count == 2, region.allSatisfy({ "A"..."Z" ~= $0 }),
            let name = english.localizedString(forRegionCode: region)
        else { return nil }
        let text = letters.reduce(into: "") { $0.unicodeScalars.append($1) }
        return Emoji(text: text, name: "flag " + name.lowercased())
    }
}
