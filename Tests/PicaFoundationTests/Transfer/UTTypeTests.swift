import Foundation
import PicaFoundation
import Testing

@Suite struct UTTypeTests {
    @Test("A type is found by identifier, file extension and MIME type, ignoring case")
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
        "Plain text marked as UTF-8 is a kind of plain text",
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

    @Test("A type knows the types it conforms to, at any distance")
    func supertypes() {
        #expect(UTType.png.supertypes.isSuperset(of: [.image, .data, .content, .item]))
        #expect(UTType.png.isSubtype(of: .image) && UTType.image.isSupertype(of: .png))
        #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
    }

    @Test("A custom type travels by identifier and is recognized by it")
    func own() throws {
        let note = UTType(exportedAs: "com.example.UTTypeTests.note", conformingTo: .json)
        #expect(note.conforms(to: .json) && note.conforms(to: .text))
        #expect(note.preferredMIMEType == nil)
        #expect(note.travellingType == "application/x-com.example.uttypetests.note")
        #expect(UTType(mimeType: try #require(note.travellingType)) == note)
        #expect(UTType("com.example.uttypetests.note")?.conforms(to: .json) == true)
        let theirs = UTType(importedAs: "org.example.UTTypeTests.theirs")
        #expect(theirs.conforms(to: .data))
        // Well-known types are not declared again.
        #expect(!UTType(exportedAs: "public.png", conformingTo: .json).conforms(to: .json))
    }

    @Test("An unknown MIME type or extension gives a dynamic type")
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
        "An invalid MIME type gives no type",
        arguments: [
            "", "/", "a/", "/b", "a/b/c", "a b/c", "text", "text/\u{1F600}",
            String(repeating: "a", count: 600) + "/b",
        ])
    func noType(type: String) { #expect(UTType(mimeType: type) == nil) }

    @Test("A type is encoded by its identifier")
    func coding() throws {
        let data = try JSONEncoder().encode([UTType.png])
        #expect(String(decoding: data, as: UTF8.self) == "[\"public.png\"]")
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    }
}
