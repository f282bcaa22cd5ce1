import Foundation
import Testing

@testable import pica

/// How folders are walked through.
struct FolderWalkTests {
    @Test("Files are found in all folders but hidden ones and those that tools fill")
    func files() throws {
        let folder = try TemporaryFolder()
        for name in [
            "b.swift", "A/a.swift", ".build/x.swift", "Pods/P/p.swift", "App.xcodeproj/project.pbxproj",
        ] {
            try folder.write("", to: name)
        }
        let walk = try FolderWalk(folder.path)
        #expect(walk.files == ["A/a.swift", "b.swift"].map { "\(folder.path)/\($0)" })
        #expect(walk.packages == ["\(folder.path)/App.xcodeproj"])
        #expect(walk.folders == [folder.path, "\(folder.path)/A"])
    }

    @Test("A cycle of symbolic links ends")
    func cycles() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "A/B/a.swift")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/A/B/up", withDestinationPath: folder.path)
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/A/loop.swift", withDestinationPath: "loop.swift")
        #expect(try FolderWalk.swiftFiles(in: folder.path) == ["\(folder.path)/A/B/a.swift"])
    }

    @Test("A link to a file counts as the file")
    func links() throws {
        let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
        let file = try other.write("", to: "a.swift")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/b.swift", withDestinationPath: file)
        #expect(try FolderWalk.swiftFiles(in: folder.path) == ["\(folder.path)/b.swift"])
    }

    @Test("A folder with too many files, or too deep, is an error")
    func limits() throws {
        let folder = try TemporaryFolder()
        for number in 0..<5 { try folder.write("", to: "\(number).swift") }
        #expect(throws: Failure("\(folder.path) has more than 4 files; name a folder inside it")) {
            try FolderWalk(folder.path, entryLimit: 4)
        }
        try folder.write("", to: String(repeating: "d/", count: FolderWalk.depthLimit + 1) + "a.swift")
        #expect(throws: Failure.self) { try FolderWalk(folder.path) }
        #expect(throws: Failure.self) { try FolderWalk("\(folder.path)/none") }
    }
}
