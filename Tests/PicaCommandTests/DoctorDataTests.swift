import Foundation
import PicaExpansions
import Testing

@testable import pica

/// Whether the doctor's data are those of the sources and the docs.
struct DoctorDataTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// Targets of which apps see nothing.
    private static let hidden = [
        "PicaAssets", "PicaAssetSymbols", "PicaCommand", "PicaDocs", "PicaExpansions", "PicaMacros",
        "PicaPreviews", "PicaStrings", "System",
    ]

    private static func read(_ path: String) throws -> String {
        try #require(SourceFile.read("\(root)/\(path)", limit: SourceFile.sizeLimit), "\(path)")
    }

    /// The rows of the table under a heading of docs/coverage.md: the names in a column, and another column.
    private static func rows(under heading: String, names: Int, note: Int) throws -> [(String, String)] {
        let page = try read("docs/coverage.md")
        let section = page.components(separatedBy: "\n## ").first { $0.hasPrefix(heading + "\n") }
        return try #require(section).split(separator: "\n").filter { $0.hasPrefix("| ") }.flatMap { line in
            let cells = line.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count > max(names, note) else { return [(String, String)]() }
            let parts = cells[names].split(separator: "`", omittingEmptySubsequences: false)
            // Neither what the names are of, as in "`platform` of a `PreviewProvider`", nor one of several functions.
            let spans = parts.indices.filter { index in
                index % 2 == 1 && !parts[index].contains(":")
                    && !parts[index - 1].hasSuffix("of ") && !parts[index - 1].hasSuffix("of a ")
            }.map { parts[$0] }
            return spans.map { span in
                let base = span.prefix { $0 != "(" }.drop { $0 == "@" }
                return (String(base.split(separator: ".").last ?? ""), cells[note])
            }
        }
    }

    private static func text() async throws -> String {
        let sources = try FileManager.default.contentsOfDirectory(atPath: "\(root)/Sources")
            .filter { !hidden.contains($0) }
        let namesOfTargets = await withTaskGroup(of: (String, DeclaredNames).self) { group in
            for target in sources {
                group.addTask {
                    var names = DeclaredNames()
                    for file in (try? FolderWalk.swiftFiles(in: "\(root)/Sources/\(target)")) ?? [] {
                        if let source = SourceFile(file) { names.read(source.text, isPublicOnly: true) }
                    }
                    return (target, names)
                }
            }
            return await group.reduce(into: [String: DeclaredNames]()) { $0[$1.0] = $1.1 }
        }
        let names = namesOfTargets.sorted { $0.key < $1.key }
            .reduce(into: DeclaredNames()) { $0.formUnion($1.value) }
        let manifest = try SourceText(read("Package.swift"))
        let modules = manifest.tokens.indices.compactMap { index -> String? in
            guard manifest.word(at: index) == "library", manifest.word(at: index + 2) == "name" else {
                return nil
            }
            return manifest[manifest.tokens[index + 4].range].filter { $0 != "\"" }
        }
        var lines = names.names.filter { !$0.hasPrefix("_") && !$0.hasPrefix("`") }.map { "declared\t\($0)" }
        lines += names.unavailable.filter { !names.names.contains($0.key) }
            .map { "unavailable\t\($0.key)\t\($0.value)" }
        for module in ["AppKit", "UIKit"] {
            let others = namesOfTargets.filter { $0.key != module }.values.reduce(into: Set<String>()) {
                $0.formUnion($1.names)
            }
            let own = namesOfTargets[module]?.names.subtracting(others) ?? []
            lines += own.filter { !$0.hasPrefix("_") }.map { "owner\t\($0)\t\(module)" }
        }
        lines += modules.map { "module\t\($0)" }
        lines += try rows(under: "Accepted, without effect", names: 0, note: 1)
            .map { "silent\t\($0.0)\t\($0.1)" }
        lines += try rows(under: "Not yet", names: 1, note: 2).filter { $0.1 != "–" }
            .map { "instead\t\($0.0)\t\($0.1)" }
        return "# Written by `make coverage` from Pica's sources and docs/coverage.md.\n"
            + Set(lines).sorted().joined(separator: "\n") + "\n"
    }

    @Test("What the doctor knows of Pica matches the sources and the docs")
    func data() async throws {
        let text = try await Self.text()
        let path = "\(Self.root)/Sources/PicaCommand/Data/pica-names.tsv"
        if ProcessInfo.processInfo.environment["PICA_RECORD_COVERAGE"] == "1" {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        let old = Set((SourceFile.read(path, limit: SourceFile.sizeLimit) ?? "").split(separator: "\n"))
        let changes = Set(text.split(separator: "\n")).symmetricDifference(old).sorted()
        #expect(
            changes.isEmpty,
            "pica-names.tsv is out of date; `make coverage` writes it anew: \(changes.prefix(20))")
    }

    @Test("The doctor finds nothing lacking in the samples, which build")
    func samples() throws {
        let folder = "\(Self.root)/Samples"
        let examination = try Examination(
            FolderWalk.swiftFiles(in: folder), in: folder, .ofProgram(), modules: Toolchain.modules())
        #expect(examination.fileCount > 90)
        #expect(examination.findings.filter { $0.finding.kind.preventsBuilding }.map(\.finding) == [])
    }

    @Test("Each module that apps import, and names of each kind, are known")
    func kinds() throws {
        let known = try KnownNames.ofProgram()
        #expect(known.modules.isSuperset(of: ["SwiftUI", "AppKit", "UIKit", "Combine", "os"]))
        #expect(
            known.declared.isSuperset(of: [
                "NavigationStack", "navigationTitle", "pickerStyle", "Tab", "NSColor",
            ]))
        #expect(known.unavailable["NSViewRepresentable"]?.contains("Canvas") == true)
        #expect(known.silent["submitLabel"] != nil)
        #expect(known.types.contains("MenuBarExtra") && known.members.contains("padding"))
        #expect(known.foundation.contains("NSObject"))
    }
}
