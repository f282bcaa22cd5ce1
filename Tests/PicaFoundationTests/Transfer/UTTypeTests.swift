import Foundation
import PicaFoundation
import Testing

@Suite struct UTTypeTests {
    @Test("A kind is found by its name, a file's name and a MIME type, whatever their capitals")
    func finding() throws {
        #expect(UTType("public.png") == .png)
        #expect(UTType("PUBLIC.PNG") == .png)
        #expect(UTType(filenameExtension: "PNG") == .png)
        #expect(UTType(mimeType: "image/PNG") == .png)
        #expect(UTType(mimeType: "application/rtf") == .rtf)
        #expect(UTType("com.example.nobody") == nil)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType.image.preferredMIMEType == nil)
    }

    @Test(
        "Plain text that is said to be UTF-8 is a kind of plain text",
        arguments: [
            "text/plain;charset=utf-8", "text/plain; charset=UTF-8", "text/plain;charset=\"utf-8\"",
        ])
    func plainText(type: String) throws {
        let found = try #require(UTType(mimeType: type))
        #expect(found == .utf8PlainText)
        #expect(found.conforms(to: .plainText) && found.conforms(to: .text) && found.conforms(to: .data))
        #expect(!found.conforms(to: .html) && !UTType.html.conforms(to: .plainText))
        #expect(UTType(mimeType: "text/plain") == .plainText)
    }

    @Test("A kind says what it is besides, at whatever distance")
    func supertypes() {
        #expect(UTType.png.supertypes.isSuperset(of: [.image, .data, .content, .item]))
        #expect(UTType.png.isSubtype(of: .image) && UTType.image.isSupertype(of: .png))
        #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
    }

    @Test("An app's own kind travels by its name, and is known again by that")
    func own() throws {
        let note = UTType(exportedAs: "com.example.UTTypeTests.note", conformingTo: .json)
        #expect(note.conforms(to: .json) && note.conforms(to: .text))
        #expect(note.preferredMIMEType == nil)
        #expect(note.travellingType == "application/x-com.example.uttypetests.note")
        #expect(UTType(mimeType: try #require(note.travellingType)) == note)
        #expect(UTType("com.example.uttypetests.note")?.conforms(to: .json) == true)
        let theirs = UTType(importedAs: "org.example.UTTypeTests.theirs")
        #expect(theirs.conforms(to: .data))
        // What everybody knows nobody declares anew.
        #expect(!UTType(exportedAs: "public.png", conformingTo: .json).conforms(to: .json))
    }

    @Test("Of a MIME type and a file's name that nobody knows a kind is made up")
    func madeUp() throws {
        let picture = try #require(UTType(mimeType: "image/x-nobody"))
        #expect(picture.isDynamic && picture.conforms(to: .image))
        #expect(picture == UTType(mimeType: "IMAGE/X-NOBODY; q=1"))
        #expect(picture.travellingType == "image/x-nobody")
        let file = try #require(UTType(filenameExtension: "nobody"))
        #expect(file.conforms(to: .data) && !file.conforms(to: .image))
        #expect(file.preferredFilenameExtension == "nobody")
        #expect(UTType(filenameExtension: "png", conformingTo: .audio) == nil)
        let drawing = try #require(UTType(filenameExtension: "drawing", conformingTo: .image))
        #expect(drawing.conforms(to: .image))
    }

    @Test(
        "What is no MIME type is no kind",
        arguments: [
            "", "/", "a/", "/b", "a/b/c", "a b/c", "text", "text/\u{1F600}",
            String(repeating: "a", count: 600) + "/b",
        ])
    func noType(type: String) { #expect(UTType(mimeType: type) == nil) }

    @Test("A kind is written down by its name")
    func coding() throws {
        let data = try JSONEncoder().encode([UTType.png])
        #expect(String(decoding: data, as: UTF8.self) == "[\"public.png\"]")
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    }
}
