import Foundation
import PicaLabels
import PicaState
import PicaText

/// The font families that a person can choose from; read once, on another thread.
@MainActor final class FontLibrary {
    /// The library of the fonts that texts use.
    static let shared = FontLibrary(
        generation: { TextContext.shared.fonts.generation },
        reader: {
            let families = TextContext.shared.fonts.families
            return { families.read() }
        })

    /// Returns a number that changes when fonts are added.
    private let generation: @MainActor () -> Int
    private let reader: @MainActor () -> @Sendable () -> [FontFamily]
    private var known: (generation: Int, families: Task<[ListedFamily], Never>)?

    /// - Parameter reader: Returns a function that reads the families on any thread.
    nonisolated init(
        generation: @escaping @MainActor () -> Int = { 0 },
        reader: @escaping @MainActor () -> @Sendable () -> [FontFamily]
    ) {
        self.generation = generation
        self.reader = reader
    }

    /// Returns the families, sorted by name.
    func families() async -> [ListedFamily] {
        let generation = generation()
        if let known, known.generation == generation { return await known.families.value }
        let read = reader()
        let families = Task.detached {
            read().map(ListedFamily.init).sorted { ($0.key, $0.family.name) < ($1.key, $1.family.name) }
        }
        known = (generation, families)
        return await families.value
    }
}

/// A font family with the key it is found by.
struct ListedFamily: Sendable, Equatable {
    let family: FontFamily
    /// The family's names, without case and accents.
    let key: String

    init(_ family: FontFamily) {
        self.family = family
        key = Self.plain(([family.name] + family.otherNames).joined(separator: "\n"))
    }

    /// Returns the families whose names contain every word of a search.
    static func found(by search: String, in all: [ListedFamily]) -> [ListedFamily] {
        let words = plain(search).split(separator: " ")
        return words.isEmpty ? all : all.filter { family in words.allSatisfy(family.key.contains) }
    }

    private static func plain(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}

private enum FontLibraryKey: EnvironmentKey { static var defaultValue: FontLibrary? { nil } }

extension EnvironmentValues {
    /// The library that panels use; `nil` for that of the fonts that texts use.
    var fontLibrary: FontLibrary? {
        get { self[FontLibraryKey.self] }
        set { self[FontLibraryKey.self] = newValue }
    }
}
