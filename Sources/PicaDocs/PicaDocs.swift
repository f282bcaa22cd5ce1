import Foundation
import PicaFoundation

/// Writes the documentation site from symbol graphs and Markdown.
@main enum PicaDocs {
    static let usage = """
        usage: pica-docs GRAPHS DOCS SITE

        GRAPHS is the folder of the symbol graphs that `swift package dump-symbol-graph` wrote, DOCS the folder of
        the Markdown documents, SITE the folder that the site is written into.

        """

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count == 3 else {
            StandardError.write(usage)
            exit(2)
        }
        do {
            let graphs = try graphs(in: URL(fileURLWithPath: arguments[0]))
            guard !graphs.isEmpty else {
                throw Failure(description: "no symbol graph of Pica in \(arguments[0])")
            }
            let site = Site(graphs: graphs, documents: try documents(in: URL(fileURLWithPath: arguments[1])))
            let count = try site.write(into: URL(fileURLWithPath: arguments[2]))
            print("\(count) pages in \(arguments[2])/index.html")
        } catch {
            StandardError.write("pica-docs: \(error)\n")
            exit(1)
        }
    }

    struct Failure: Error, CustomStringConvertible { let description: String }

    /// The modules whose declarations an app or its tests can name.
    private static let modules: Set = [
        "PicaFoundation", "PicaCombine", "PicaState", "PicaGraph", "PicaDrawing", "PicaLabels",
        "PicaRichText",
        "PicaControls",
        "PicaFields", "PicaCollections", "PicaScenes", "PicaUI", "PicaTesting",
    ]

    /// A file is called `Module.symbols.json`, or `Module@Extended.symbols.json`.
    private static func graphs(in folder: URL) throws -> [SymbolGraph] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
            .filter { file in
                let name = file.lastPathComponent
                return name.hasSuffix(".symbols.json")
                    && modules.contains(String(name.split { $0 == "@" || $0 == "." }[0]))
            }.map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
    }

    /// Returns the Markdown in a folder and `CONTRIBUTING.md` beside the folder, by path.
    static func documents(in folder: URL) throws -> [String: String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var found = try paths.filter { $0.hasSuffix(".md") }.reduce(into: [String: String]()) { found, path in
            found[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        }
        let contributing = folder.deletingLastPathComponent().appendingPathComponent("CONTRIBUTING.md")
        found["CONTRIBUTING.md"] = try? String(contentsOf: contributing, encoding: .utf8)
        return found
    }
}
