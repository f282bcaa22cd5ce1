import Foundation

@testable import pica_strings

/// The package's own sources, and the declarations found in them.
struct Repository: Sendable {
    let api: PublicAPI
    /// In the order of their files.
    let tests: [Example]
    let pages: [Example]

    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Read once for all tests.
    static let read = Task { try await Repository() }

    private static let floors = [
        "PicaCombine", "PicaFoundation", "PicaState", "PicaGraph", "PicaDrawing", "PicaLabels",
        "PicaRichText",
        "PicaControls", "PicaFields", "PicaCollections", "PicaScenes", "PicaDesktop", "PicaUI",
        "PicaTesting",
    ]
    /// The places where tests use an app.
    private static let testFolders = [
        "PicaCombineTests", "PicaFoundationTests", "PicaViewsTests", "ShimTests", "GalleryTests", "Desktop",
    ]

    private init() async throws {
        async let sources = Self.files(Self.floors.map { "Sources/" + $0 }, containing: "public")
        async let tests = Self.files(Self.testFolders.map { "Tests/" + $0 }, containing: "@Test")
        async let pages = Self.files(["Samples/Gallery/Pages"], containing: "PicaUI")
        let api = try await PublicAPI(sources)
        self.api = api
        self.tests = try await Self.map(tests) { Example.tests($0.declarations, api) }.flatMap { $0 }
        self.pages = try await Self.map(pages) { file in
            let name = file.path.split(separator: "/").last ?? ""
            let all = file.declarations.map { MentionReader.mentions(in: $0.tokens, api) }
            return Example(
                name: name.replacingOccurrences(of: "Page.swift", with: ""),
                mentions: all.reduce(into: []) { $0.formUnion($1) })
        }
    }

    private typealias File = (path: String, declarations: [SourceDeclaration])

    /// The Swift files of folders in the order of their names, without those that lack a word.
    private static func files(_ folders: [String], containing word: String) async throws -> [File] {
        let paths = folders.flatMap { folder in
            let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
            return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
                .map { folder + "/" + $0 }.sorted()
        }
        return try await map(paths) { path -> File? in
            let source = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            guard source.contains(word) else { return nil }
            return (path, DeclarationReader.declarations(of: SwiftLexer.tokens(of: source)))
        }.compactMap { $0 }
    }

    /// Maps side by side, and keeps the order.
    private static func map<Value: Sendable, Result: Sendable>(
        _ values: [Value], _ transform: @escaping @Sendable (Value) throws -> Result
    ) async throws -> [Result] {
        try await withThrowingTaskGroup(of: (Int, Result).self) { group in
            for (index, value) in values.enumerated() {
                group.addTask { (index, try transform(value)) }
            }
            var results: [Int: Result] = [:]
            for try await (index, result) in group { results[index] = result }
            return values.indices.compactMap { results[$0] }
        }
    }
}
