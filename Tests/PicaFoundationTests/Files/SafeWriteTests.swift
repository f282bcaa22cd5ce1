import Foundation
import PicaFoundation
import Testing

@Suite struct SafeWriteTests {
    private func inFolder(_ test: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try test(folder)
    }

    private func words(_ place: URL) throws -> String { try String(contentsOf: place, encoding: .utf8) }
    private func names(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }
    private func mode(_ place: URL) -> mode_t {
        var status = stat()
        stat(place.path, &status)
        return status.st_mode & 0o7777
    }

    /// Saves in a program for whose files there is no room.
    private func saveWithoutRoom(_ how: String, _ place: URL, bytes: Int) throws -> String {
        // The build puts all its programs into one folder.
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let program = Process()
        program.executableURL = tests.deletingLastPathComponent().appendingPathComponent("SavingProbe")
        program.arguments = [how, place.path, String(bytes)]
        let output = Pipe()
        program.standardOutput = output
        try program.run()
        let said = try output.fileHandleForReading.readToEnd() ?? Data()
        program.waitUntilExit()
        return String(decoding: said, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    @Test("A file is created, and then replaced without leaving anything beside it")
    func plain() throws {
        try inFolder { folder in
            let place = folder.appendingPathComponent("note")
            for text in ["one", "", String(repeating: "long ", count: 100_000)] {
                try SafeWrite.write(Data(text.utf8), to: place)
                #expect(try words(place) == text)
                #expect(try names(folder) == ["note"])
            }
        }
    }

    @Test(
        "Permissions are kept, whatever a new file's would be",
        arguments: [0o600, 0o640, 0o755, 0o444] as [mode_t])
    func permissions(wanted: mode_t) throws {
        try inFolder { folder in
            let place = folder.appendingPathComponent("note")
            try SafeWrite.write(Data("old".utf8), to: place)
            chmod(place.path, wanted)
            try SafeWrite.write(Data("new".utf8), to: place)
            #expect(mode(place) == wanted)
            #expect(try words(place) == "new")
        }
    }

    @Test("A symbolic link is kept, relative or not, also if its target is missing")
    func symbolicLinks() throws {
        try inFolder { folder in
            let (place, inner) = (
                folder.appendingPathComponent("note"), folder.appendingPathComponent("inner")
            )
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
            for target in ["inner/one", inner.appendingPathComponent("two").path] {
                try? FileManager.default.removeItem(at: place)
                try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
                for text in ["first", "second"] {
                    try SafeWrite.write(Data(text.utf8), to: place)
                    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place.path) == target)
                    #expect(try words(place) == text)
                }
            }
            #expect(try names(inner) == ["one", "two"])
        }
    }

    @Test("A file with two names keeps both")
    func hardLinks() throws {
        try inFolder { folder in
            let (one, two) = (folder.appendingPathComponent("one"), folder.appendingPathComponent("two"))
            try SafeWrite.write(Data("a long text".utf8), to: one)
            try FileManager.default.linkItem(at: one, to: two)
            for text in ["short", "a text that is longer than the first"] {
                try SafeWrite.write(Data(text.utf8), to: one)
                #expect(try words(two) == text)
            }
            #expect(try names(folder) == ["one", "two"])
        }
    }

    @Test("Extended attributes, which store tags, are kept")
    func attributes() throws {
        try inFolder { folder in
            let place = folder.appendingPathComponent("note")
            try SafeWrite.write(Data("old".utf8), to: place)
            func run(_ arguments: [String]) throws -> (Int32, String) {
                let program = Process()
                program.executableURL = URL(fileURLWithPath: "/usr/bin/env")
                program.arguments = ["python3", "-c", "import os,sys;" + arguments[0], place.path]
                let output = Pipe()
                program.standardOutput = output
                program.standardError = FileHandle.nullDevice
                try program.run()
                let said = try output.fileHandleForReading.readToEnd() ?? Data()
                program.waitUntilExit()
                return (program.terminationStatus, String(decoding: said, as: UTF8.self))
            }
            // Not every file system of a temporary folder keeps any.
            guard try run(["os.setxattr(sys.argv[1], 'user.xdg.tags', b'red')"]).0 == 0 else { return }
            try SafeWrite.write(Data("new".utf8), to: place)
            #expect(try run(["print(os.getxattr(sys.argv[1], 'user.xdg.tags').decode())"]).1 == "red\n")
        }
    }

    @Test(
        "On a full disk the old file stays intact, and the error names the file and the reason",
        arguments: ["data", "file"])
    func noRoom(how: String) throws {
        try inFolder { folder in
            let place = folder.appendingPathComponent("note")
            #expect(try saveWithoutRoom(how, place, bytes: 100) == "written")
            let small = try words(place)
            let failure = try saveWithoutRoom(how, place, bytes: 5000)
            #expect(failure == "“note” could not be written: File too large")
            #expect(try words(place) == small)
            #expect(try names(folder) == ["note"])
            // In place, too.
            let other = folder.appendingPathComponent("other")
            try FileManager.default.linkItem(at: place, to: other)
            #expect(try saveWithoutRoom(how, place, bytes: 5000) == failure)
            #expect(try words(place) == small)
            #expect(try words(other) == small)
        }
    }

    @Test(
        "A folder that does not fit stays as it was, and one that fits replaces it with the old permissions"
    )
    func folders() throws {
        try inFolder { folder in
            let place = folder.appendingPathComponent("book")
            #expect(try saveWithoutRoom("folder", place, bytes: 100) == "written")
            chmod(place.path, 0o700)
            chmod(place.appendingPathComponent("a").path, 0o600)
            let old = try words(place.appendingPathComponent("b"))
            #expect(try saveWithoutRoom("folder", place, bytes: 5000) != "written")
            #expect(try words(place.appendingPathComponent("b")) == old)
            #expect(try names(folder) == ["book"])
            #expect(try saveWithoutRoom("folder", place, bytes: 200) == "written")
            #expect(try words(place.appendingPathComponent("b")).count == 200)
            #expect(mode(place) == 0o700 && mode(place.appendingPathComponent("a")) == 0o600)
            #expect(try names(folder) == ["book"])
        }
    }

    @Test("While a folder is replaced repeatedly, readers always find it")
    func alwaysThere() throws {
        try inFolder { folder in
            let place = folder.appendingPathComponent("book")
            let page = FileWrapper(regularFileWithContents: Data("page".utf8))
            let book = FileWrapper(directoryWithFileWrappers: ["page": page])
            try book.write(to: place, originalContentsURL: nil)
            let looker = Looker(place.appendingPathComponent("page").path)
            for _ in 0..<200 { try book.write(to: place, originalContentsURL: nil) }
            let (looks, misses) = looker.end()
            #expect(looks > 0 && misses == 0, "missed \(misses) of \(looks) times")
        }
    }

    @Test("Special files are not written to", arguments: ["/dev/null", "/", "/no/such/folder/note"])
    func noFiles(path: String) {
        #expect(throws: CocoaError.self) {
            try SafeWrite.write(Data("x".utf8), to: URL(fileURLWithPath: path))
        }
    }

    @Test("Circular links are reported")
    func circle() throws {
        try inFolder { folder in
            let place = folder.appendingPathComponent("a")
            try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: "a")
            #expect(throws: CocoaError.self) { try SafeWrite.write(Data("x".utf8), to: place) }
        }
    }
}

/// Looks for a file all the time, on a thread of its own.
private final class Looker: @unchecked Sendable {
    private let path: String
    private let lock = NSCondition()
    private var (isEnding, hasEnded) = (false, false)
    private var (looks, misses) = (0, 0)

    init(_ path: String) {
        self.path = path
        Thread.detachNewThread { [self] in
            while true {
                let isThere = access(path, F_OK) == 0
                lock.lock()
                looks += 1
                if !isThere { misses += 1 }
                let ends = isEnding
                hasEnded = ends
                lock.broadcast()
                lock.unlock()
                if ends { return }
            }
        }
    }

    func end() -> (looks: Int, misses: Int) {
        lock.lock()
        defer { lock.unlock() }
        isEnding = true
        while !hasEnded { lock.wait() }
        return (looks, misses)
    }
}
