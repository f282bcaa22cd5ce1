import Foundation
import PicaExpansions
import Testing

@testable import pica

/// The doctor's findings about sources.
struct ExaminationTests {
    private static let known: KnownNames = {
        var known = KnownNames()
        known.read(
            """
            declared\tText
            declared\tpadding
            declared\tsubmitLabel
            unavailable\tNSViewRepresentable\tdraw with a Canvas
            silent\tsubmitLabel\tno keyboard on the screen
            instead\tMenuBarExtra\tMenu
            type\tText
            type\tMenuBarExtra
            type\tNSViewRepresentable
            member\tpadding
            member\tquickLookPreview
            foundation\tNSString
            module\tSwiftUI
            """)
        return known
    }()

    private func findings(_ source: String, own: Set<String> = []) -> [String] {
        FileExamination(
            SourceText(source), Self.known, own: own, modules: ["Foundation", "SwiftUI"]
        ).findings.map { "\($0.finding.kind) \($0.finding.name) \($0.line)" }
    }

    @Test("Names that Pica lacks are found with their lines")
    func missing() {
        let source = """
            import SwiftUI
            import Charts
            struct A: NSViewRepresentable {
                var body: some View { Text("a").padding().quickLookPreview($url).submitLabel(.done) }
                let bar = MenuBarExtra("a") {}
                let view: NSScrollView, text: NSString
                @objc func act() { run(#selector(act)) }
            }
            """
        #expect(
            findings(source) == [
                "module Charts 2", "missing NSViewRepresentable 3", "missing quickLookPreview 4",
                "silent submitLabel 4", "missing MenuBarExtra 5", "framework NSScrollView 6",
                "language @objc 7",
                "language #selector 7",
            ])
    }

    @Test("An app's own names, other systems' branches, strings and comments count for nothing")
    func others() {
        #expect(findings("MenuBarExtra().quickLookPreview", own: ["MenuBarExtra", "quickLookPreview"]) == [])
        #expect(
            findings("#if os(macOS)\nimport AppKit\nMenuBarExtra()\n#endif") == ["skipped #if os(macOS) 1"])
        #expect(findings("#if os(macOS)\nMenuBarExtra()\n#else\na()\n#endif") == [])
        #expect(findings("// MenuBarExtra\n/* NSView */ let a = \"MenuBarExtra\"") == [])
        #expect(findings("import struct Foundation.MenuBarExtra\nimport SwiftUI.NSView") == [])
        #expect(findings("quickLookPreview = 1") == [], "a name without a point may be anything")
    }

    @Test("Imports of one name, and several on a line, count as those of their modules")
    func imports() {
        #expect(findings("import struct Foundation.URL\nimport class UIKit.UIImage") == ["module UIKit 2"])
        #expect(findings("import UIKit.UIImage; @testable import App") == ["module UIKit 1", "module App 1"])
    }

    @Test("Names of SwiftData are told as such, those that others have only beside its import")
    func data() {
        let source = "@Model final class A {}\n@Query var all: [A]\nlet a: ModelContext"
        #expect(
            findings("import SwiftData\n" + source) == [
                "module SwiftData 1", "data Model 2", "data Query 3", "data ModelContext 4",
            ])
        #expect(findings(source) == ["data ModelContext 3"])
    }

    @Test("The report counts, names places and says what to use instead")
    func report() throws {
        let folder = try TemporaryFolder()
        try folder.write("import SwiftUI\nlet a = MenuBarExtra()\nlet b = MenuBarExtra()\n", to: "A.swift")
        try folder.write("import SwiftUI\nText(\"b\").submitLabel(.go)\n", to: "B/B.swift")
        let examination = try Examination(
            FolderWalk.swiftFiles(in: folder.path), in: folder.path, Self.known, modules: [])
        #expect(
            Report(examination: examination, known: Self.known).text == """
                Not in Pica:
                  MenuBarExtra  2×  A.swift:2, A.swift:3
                      Menu

                Compiles, without effect:
                  submitLabel  1×  B/B.swift:2
                      no keyboard on the screen

                1 of 2 Swift files (50 %) use nothing that Pica is known to lack.

                """)
    }

    @Test("Hostile files end in bounded time: huge lines, deep nesting, devices, broken text")
    func hostile() throws {
        let folder = try TemporaryFolder()
        let many = 1 << 16
        let files = [
            try folder.write(String(repeating: "a", count: 10 << 20), to: "huge.swift"),
            try folder.write(String(repeating: ".a(", count: many / 3), to: "brackets.swift"),
            try folder.write(String(repeating: "#if os(iOS)\n", count: 10_000), to: "conditions.swift"),
            try folder.write("#if " + String(repeating: "(", count: many), to: "parentheses.swift"),
            try folder.write(String(repeating: "\"\\(", count: many / 3), to: "strings.swift"),
            try folder.write(String(repeating: "/*", count: many), to: "comments.swift"),
            try folder.write(String(repeating: "#", count: many), to: "hashes.swift"),
            try folder.write(
                String(repeating: "@available(*, unavailable ", count: 10_000), to: "marks.swift"),
            try folder.write(String(repeating: "{ class case ", count: 5000), to: "types.swift"),
            "\(folder.path)/none.swift", "/dev/zero",
        ]
        try Data([0xFF, 0xFE, 0, 0xC3, 0x28]).write(to: URL(fileURLWithPath: "\(folder.path)/broken.swift"))
        let start = ContinuousClock.now
        let examination = try Examination(
            files + ["\(folder.path)/broken.swift"], in: folder.path, Self.known, modules: [])
        #expect(examination.unread == ["huge.swift", "none.swift", "/dev/zero"])
        #expect(start.duration(to: .now) < .seconds(60))
    }
}
