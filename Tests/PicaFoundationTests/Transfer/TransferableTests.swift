import Foundation
import PicaFoundation
import Testing

extension UTType {
    fileprivate static let note = UTType(
        exportedAs: "com.example.TransferableTests.note", conformingTo: .json)
}

private struct Note: Codable, Hashable, Transferable {
    var title: String
    var words = ""

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .note)
            .suggestedFileName { "\($0.title).note" }
        DataRepresentation(exportedContentType: .html) { Data("<p>\($0.words)</p>".utf8) }
            .exportingCondition { !$0.words.isEmpty }
        ProxyRepresentation(exporting: \.title, importing: { Note(title: $0) })
    }
}

/// A value that this program alone may have all of.
private struct Secret: Codable, Transferable {
    var key = "k"
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json).visibility(.ownProcess)
        ProxyRepresentation { _ in "***" }
    }
}

/// A document that is a file.
private struct Document: Transferable {
    var file: URL
    var words = ""
    var wasOriginal = false

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .plainText) {
            SentTransferredFile($0.file)
        } importing: { received in
            Document(
                file: received.file, words: try String(contentsOf: received.file, encoding: .utf8),
                wasOriginal: received.isOriginalFile)
        }
    }
}

/// The same, to be opened in place.
private struct Original: Transferable {
    var file: URL

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .plainText, shouldAttemptToOpenInPlace: true) {
            SentTransferredFile($0.file, allowAccessingOriginalFile: true)
        } importing: {
            guard $0.isOriginalFile else { throw TransferError.malformed }
            return Original(file: $0.file)
        }
    }
}

/// Two types that represent each other endlessly.
private struct Egg: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: { _ in Hen() }, importing: { _ in Egg() })
    }
}

private struct Hen: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: { _ in Egg() }, importing: { _ in Hen() })
        CodableRepresentation<Word, JSONEncoder, JSONDecoder>.proxied
    }
}

private struct Word: Codable, Transferable {
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
    }
}

extension CodableRepresentation {
    fileprivate static var proxied: some TransferRepresentation<Hen> {
        ProxyRepresentation<Hen, Word>(exporting: { _ in Word() })
    }
}

@Suite struct TransferableTests {
    private let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("TransferableTests-\(UUID().uuidString).txt")

    @Test("Values are offered in their type's representations, the best first, if they apply")
    func forms() {
        #expect(Note.exportedContentTypes() == [.note, .html, .utf8PlainText])
        #expect(Note.importedContentTypes() == [.note, .utf8PlainText, .plainText])
        #expect(Note(title: "a").exportedContentTypes() == [.note, .utf8PlainText])
        #expect(Note(title: "a", words: "b").exportedContentTypes() == [.note, .html, .utf8PlainText])
        #expect(Note(title: "a").suggestedFilename == "a.note")
    }

    @Test("A value round-trips in its best representation, and in others as far as they go")
    func roundTrip() async throws {
        let note = Note(title: "Töne", words: "b")
        #expect(try await Note(importing: note.exported(as: .note), contentType: .note) == note)
        let text = try await note.exported(as: .plainText)
        #expect(String(decoding: text, as: UTF8.self) == "Töne")
        #expect(try await Note(importing: text, contentType: .utf8PlainText) == Note(title: "Töne"))
        let html = try await note.exported(as: .html)
        #expect(String(decoding: html, as: UTF8.self) == "<p>b</p>")
        // No type is given.
        #expect(try await Note(importing: text, contentType: nil) == Note(title: "Töne"))
    }

    @Test("Unknown types and invalid data are errors")
    func failures() async {
        await #expect(throws: TransferError.noSuchForm) { try await Note(title: "a").exported(as: .pdf) }
        await #expect(throws: TransferError.noSuchForm) { try await Note(title: "a").exported(as: .html) }
        await #expect(throws: TransferError.noSuchForm) {
            try await Note(importing: Data(), contentType: .pdf)
        }
        await #expect(throws: DecodingError.self) {
            try await Note(importing: Data("[".utf8), contentType: .note)
        }
        await #expect(throws: TransferError.malformed) {
            try await String(importing: Data([0xFF]), contentType: .utf8PlainText)
        }
        await #expect(throws: TransferError.malformed) {
            try await URL(importing: Data("no address".utf8), contentType: .url)
        }
    }

    @Test("A representation private to this process is not offered to others")
    func visibility() {
        #expect(Secret().exportedContentTypes() == [.utf8PlainText])
        #expect(Secret().exportedContentTypes(.ownProcess) == [.json, .utf8PlainText])
        #expect(Secret.exportedContentTypes(.team) == [.utf8PlainText])
    }

    @Test("Strings, URLs and data transfer as they are")
    func values() async throws {
        let address = try #require(URL(string: "https://example.com/a?b"))
        #expect(address.exportedContentTypes() == [.url, .utf8PlainText])
        #expect(try await URL(importing: address.exported(as: .url), contentType: .url) == address)
        let path = URL(fileURLWithPath: "/tmp/ä b")
        #expect(path.exportedContentTypes().first == .fileURL)
        #expect(String(decoding: try await path.exported(as: .plainText), as: UTF8.self) == "/tmp/ä b")
        #expect(try await URL(importing: path.exported(as: .fileURL), contentType: .fileURL) == path)
        let list = Data("# a list\r\nfile:///a\r\nfile:///b\r\n".utf8)
        #expect(try await URL(importing: list, contentType: .url).path == "/a")
        let bytes = Data([0, 255])
        #expect(try await Data(importing: bytes.exported(as: .data), contentType: .png) == bytes)
        #expect(try await String(importing: Data("ß".utf8), contentType: .swiftSource) == "ß")
    }

    @Test("A file is sent by its content, and received as a temporary copy")
    func files() async throws {
        try Data("words".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let data = try await Document(file: file).exported(as: .plainText)
        #expect(data == Data("words".utf8))
        let received = try await Document(importing: data, contentType: .utf8PlainText)
        #expect(received.words == "words" && !received.wasOriginal)
        #expect(received.file.pathExtension == "txt")
        #expect(!FileManager.default.fileExists(atPath: received.file.path))
        let copied = try await Document(importing: file, contentType: nil)
        #expect(copied.words == "words" && !copied.wasOriginal)
        #expect(copied.file != file && copied.file.lastPathComponent == file.lastPathComponent)
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test("A file requested in place arrives so, and a copy is not mistaken for it")
    func originals() async throws {
        try Data("words".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try await Original(importing: file, contentType: .plainText).file == file)
        await #expect(throws: TransferError.malformed) {
            try await Original(importing: Data("words".utf8), contentType: .plainText)
        }
    }

    @Test("Folders, devices and missing files are not data")
    func noFiles() async {
        for path in ["/tmp", "/dev/zero", "/nowhere/at/all"] {
            await #expect(throws: (any Error).self) {
                try await Document(importing: URL(fileURLWithPath: path), contentType: .plainText)
            }
        }
    }

    @Test("Circular proxy representations terminate")
    func circle() async throws {
        #expect(Egg.exportedContentTypes() == [.json])
        #expect(try await !Egg().exported(as: .json).isEmpty)
        #expect(Egg.importedContentTypes().isEmpty)
    }
}
