import Foundation
import Testing

/// The guides of `docs/guides` show only source that compiles.
@Suite("Guides") struct GuideBlocks {
    /// The package's folder, three levels above this file.
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A block of Swift in a guide.
    private struct Block {
        /// The guide's file name.
        let guide: String
        /// The number of the line after the opening fence, from 1.
        let line: Int
        var lines: [Substring] = []

        /// Whether it is a package's manifest, which no test file can hold.
        var isManifest: Bool { lines.first?.contains("// swift-tools-version") == true }

        /// The block without what a test file holds elsewhere or cannot hold: the imports at the start, which
        /// stand at the head of the file, and `@main`, as a test program has a main function already.
        var checked: [Substring] {
            var rest = lines[...]
            while let first = rest.first, first.isEmpty || first == "@main" || first.isImport {
                rest.removeFirst()
            }
            return Array(rest)
        }
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    private static func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static var guides: [String] {
        get throws {
            let folder = root.appendingPathComponent("docs/guides").path
            return try FileManager.default.contentsOfDirectory(atPath: folder)
                .filter { $0.hasSuffix(".md") }.sorted()
        }
    }

    /// Every block of Swift in a guide, except for package manifests.
    private static func blocks(of guide: String) throws -> [Block] {
        var blocks: [Block] = []
        var open: Block?
        for (index, line) in lines(try text("docs/guides/\(guide)")).enumerated() {
            let content = line.drop { $0 == " " }
            if open == nil, content == "```swift" {
                open = Block(guide: guide, line: index + 2)
            } else if let block = open, content == "```" {
                if !block.isManifest { blocks.append(block) }
                open = nil
            } else {
                open?.lines.append(line)
            }
        }
        return blocks
    }

    /// `coming-from-swiftui.md` has its blocks in `ComingFromSwiftuiGuide.swift`.
    private static func testFile(of guide: String) -> String {
        let words = guide.dropLast(".md".count).split(separator: "-").map(\.capitalized)
        return "Tests/GuideTests/\(words.joined())Guide.swift"
    }

    /// Whether lines stand in a file one after another, all indented by the same amount.
    private static func holds(_ file: [Substring], _ block: [Substring]) -> Bool {
        // A block of a list is indented in the guide as well.
        let margin = block.filter { !$0.isEmpty }.map(\.indentation).min() ?? 0
        let block = block.map { $0.dropFirst(margin) }
        guard let first = block.first, file.count >= block.count else { return block.isEmpty }
        return (0...(file.count - block.count)).contains { start in
            guard file[start].hasSuffix(first) else { return false }
            let indent = file[start].dropLast(first.count)
            guard indent.allSatisfy({ $0 == " " }) else { return false }
            return zip(file[start...], block).allSatisfy { line, wanted in
                wanted.isEmpty ? line.isEmpty : line == indent + wanted
            }
        }
    }

    @Test("Every block of Swift in a guide is compiled, in the guide's test file")
    func compiledBlocks() throws {
        let guides = try Self.guides
        #expect(guides.count > 1)
        for guide in guides {
            let blocks = try Self.blocks(of: guide)
            if blocks.isEmpty { continue }
            let path = Self.testFile(of: guide)
            let file = Self.lines(try Self.text(path))
            for block in blocks {
                // Outside of the expectation, which would write out the whole file.
                let isCompiled = Self.holds(file, block.checked)
                #expect(
                    isCompiled,
                    "\(guide):\(block.line): \(path) lacks the block “\(block.checked.first ?? "")”")
            }
        }
    }
}

extension Substring {
    fileprivate var isImport: Bool { hasPrefix("import ") || hasPrefix("@testable import ") }
    fileprivate var indentation: Int { prefix { $0 == " " }.count }
}
