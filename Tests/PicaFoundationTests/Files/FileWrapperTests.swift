import Foundation
import PicaFoundation
import Testing

@Suite struct FileWrapperTests {
    private func inFolder(_ test: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try test(folder)
    }

    @Test("A folder with files and links is the same after writing and reading")
    func roundTrip() throws {
        try inFolder { folder in
            let page = FileWrapper(regularFileWithContents: Data("page".utf8))
            let inner = FileWrapper(directoryWithFileWrappers: ["page.txt": page])
            let whole = FileWrapper(directoryWithFileWrappers: ["pages": inner])
            whole.addRegularFile(withContents: Data("title".utf8), preferredFilename: "title.txt")
            let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/tmp"))
            link.preferredFilename = "link"
            #expect(whole.addFileWrapper(link) == "link")
            let place = folder.appendingPathComponent("letter")
            // The previous file goes.
            try Data("old".utf8).write(to: place)
            try whole.write(to: place, options: [.atomic, .withNameUpdating], originalContentsURL: nil)
            #expect(whole.filename == "letter")
            let read = try FileWrapper(url: place, options: .immediate)
            #expect(read.isDirectory && !read.isRegularFile && !read.isSymbolicLink)
            #expect(Set(read.fileWrappers?.keys ?? [:].keys) == ["pages", "title.txt", "link"])
            #expect(read.fileWrappers?["title.txt"]?.regularFileContents == Data("title".utf8))
            let found = read.fileWrappers?["pages"]?.fileWrappers?["page.txt"]
            #expect(found?.regularFileContents == Data("page".utf8) && found?.filename == "page.txt")
            #expect(read.fileWrappers?["link"]?.symbolicLinkDestinationURL?.path == "/tmp")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["letter"])
        }
    }

    @Test("Of two files with one name the second is renamed, and names cannot leave the folder")
    func names() {
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        let (one, two) = (
            FileWrapper(regularFileWithContents: Data()), FileWrapper(regularFileWithContents: Data())
        )
        (one.preferredFilename, two.preferredFilename) = ("a", "a")
        #expect(folder.addFileWrapper(one) == "a")
        let key = folder.addFileWrapper(two)
        #expect(key != "a" && folder.keyForFileWrapper(two) == key)
        folder.removeFileWrapper(one)
        #expect(folder.fileWrappers?.count == 1 && folder.keyForFileWrapper(one) == nil)
        #expect(folder.addRegularFile(withContents: Data(), preferredFilename: "../b") == "..:b")
        #expect(folder.addRegularFile(withContents: Data(), preferredFilename: "..") == "Untitled")
        #expect(one.addFileWrapper(two).isEmpty)
    }

    @Test("Changes on disk are detected")
    func changes() throws {
        try inFolder { folder in
            let place = folder.appendingPathComponent("note")
            try Data("one".utf8).write(to: place)
            let wrapper = try FileWrapper(url: place)
            #expect(wrapper.matchesContents(of: place))
            try Data("three".utf8).write(to: place)
            #expect(!wrapper.matchesContents(of: place))
            try wrapper.read(from: place, options: .withoutMapping)
            #expect(wrapper.regularFileContents == Data("three".utf8))
            #expect(throws: (any Error).self) {
                try wrapper.read(from: folder.appendingPathComponent("none"))
            }
            #expect(wrapper.regularFileContents == Data("three".utf8))
        }
    }
}
