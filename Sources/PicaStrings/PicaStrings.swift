import Foundation
import PicaFoundation

/// A tool that updates an app's string catalogs.
@main enum PicaStrings {
    static let usage = """
        usage: pica-strings extract SOURCES... --into FOLDER [--language LANGUAGE]
               pica-strings pseudo CATALOGUE [--remove]

        extract   finds the texts to be translated in Swift files, or in all of a folder, and writes or
                  updates FOLDER/Localizable.xcstrings, and a catalog for each other table. LANGUAGE is
                  that of the texts in the sources, en unless it is given.
        pseudo    adds two languages to look at an app in, en-XA (accented, longer, in brackets) and ar-XB
                  (from right to left), or removes them again. See them with LANGUAGE=en_XA or ar_XB.

        """

    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch let error as Failure {
            StandardError.write(error.message + "\n")
            exit(error.message == usage ? 2 : 1)
        } catch {
            StandardError.write("pica-strings: \(error)\n")
            exit(1)
        }
    }

    struct Failure: Error {
        var message: String
    }

    static func run(_ arguments: [String]) throws {
        var options: [String: String] = [:]
        var paths: [String] = []
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            switch argument {
            case "--into", "--language":
                guard let value = rest.popFirst() else { throw Failure(message: usage) }
                options[argument] = value
            case "--remove": options[argument] = ""
            case _ where argument.hasPrefix("-"): throw Failure(message: usage)
            default: paths.append(argument)
            }
        }
        switch arguments.first {
        case "extract":
            guard let folder = options["--into"], !paths.isEmpty else { throw Failure(message: usage) }
            try extract(paths, into: folder, language: options["--language"] ?? "en")
        case "pseudo":
            guard !paths.isEmpty else { throw Failure(message: usage) }
            for path in paths {
                guard var catalog = try catalog(at: path) else {
                    throw Failure(message: "pica-strings: there is no \(path)")
                }
                for language in PseudoLanguage.allCases {
                    if options["--remove"] == nil {
                        catalog.add(language)
                    } else {
                        catalog.remove(language)
                    }
                }
                try write(catalog, to: path)
            }
        default: throw Failure(message: usage)
        }
    }

    /// Reads a catalog; `nil` if there is none yet.
    private static func catalog(at path: String) throws -> Catalog? {
        do {
            guard let file = try TableFile(path: path) else { return nil }
            return try Catalog(file.bytes())
        } catch let error as TableError {
            // A file that cannot be read must not be overwritten.
            throw Failure(message: "\(path): \(error)")
        }
    }

    private static func write(_ catalog: Catalog, to path: String) throws {
        try catalog.text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    private static func extract(_ paths: [String], into folder: String, language: String) throws {
        let files = try paths.flatMap(swiftFiles).map { path in
            (path: path, tokens: SwiftLexer.tokens(of: try String(contentsOfFile: path, encoding: .utf8)))
        }
        var kinds = SourceKinds()
        for file in files { kinds.read(file.tokens) }
        var tables: [String: [FoundKey]] = [:]
        for file in files {
            var extractor = KeyExtractor(kinds: kinds)
            extractor.read(file.tokens)
            for key in extractor.keys {
                tables[key.table, default: []].append(key)
                if key.isGuess {
                    StandardError.write(
                        "\(file.path):\(key.line): note: “\(key.key)”: a value whose type is not to be seen here is taken for text; write /* %lld */ behind a number\n"
                    )
                }
            }
        }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // All keys of a table that no source uses become stale.
        let present = try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".xcstrings") }.map { String($0.dropLast(10)) }
        for table in Set(tables.keys).union(present).sorted() where !table.contains("/") {
            let path = "\(folder)/\(table).xcstrings"
            var catalog = try catalog(at: path) ?? Catalog(sourceLanguage: language)
            let counts = catalog.update(with: tables[table] ?? [])
            try write(catalog, to: path)
            print(
                "\(path): \(catalog.entries.count) texts; \(counts.added) new, \(counts.stale) stale, \(counts.removed) removed"
            )
        }
    }

    private static func swiftFiles(in path: String) throws -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Failure(message: "pica-strings: there is no \(path)")
        }
        guard isFolder.boolValue else { return [path] }
        let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".build/") && !$0.contains("/.build/") }
            .sorted().map { "\(path)/\($0)" }
    }
}
