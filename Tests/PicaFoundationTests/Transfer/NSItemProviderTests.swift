import Foundation
import PicaFoundation
import Testing

extension UTType {
    fileprivate static let leaf = UTType(
        exportedAs: "com.example.NSItemProviderTests.leaf", conformingTo: .json)
}

private struct Leaf: Codable, Hashable, Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .leaf).suggestedFileName { "\($0.name).leaf" }
        ProxyRepresentation(exporting: \.name)
    }
}

/// An object of an app's own.
private final class Stone: NSObject, NSItemProviderWriting, NSItemProviderReading {
    let weight: Int

    init(weight: Int) { self.weight = weight }

    static let writableTypeIdentifiersForItemProvider = ["com.example.stone", "public.utf8-plain-text"]
    static let readableTypeIdentifiersForItemProvider = ["com.example.stone"]

    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(weight).utf8), nil)
        return nil
    }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Stone {
        guard let weight = Int(String(decoding: data, as: UTF8.self)) else { throw TransferError.malformed }
        return Stone(weight: weight)
    }
}

extension Result where Failure == any Error {
    fileprivate init(_ value: Success?, _ error: (any Error)?) {
        if let value { self = .success(value) } else { self = .failure(error ?? TransferError.noSuchForm) }
    }
}

extension NSItemProvider {
    fileprivate func text(_ type: UTType = .utf8PlainText) async throws -> String {
        let data: Data = try await withCheckedThrowingContinuation { continuation in
            loadDataRepresentation(for: type) { continuation.resume(with: Result($0, $1)) }
        }
        return String(decoding: data, as: UTF8.self)
    }

    fileprivate func object<T: _ObjectiveCBridgeable & Sendable>(_ type: T.Type) async throws -> T
    where T._ObjectiveCType: NSItemProviderReading {
        try await withCheckedThrowingContinuation { continuation in
            loadObject(ofClass: type) { continuation.resume(with: Result($0, $1)) }
        }
    }

    fileprivate func value<T: Transferable>(_ type: T.Type) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
            loadTransferable(type: type) { continuation.resume(with: $0) }
        }
    }

    /// The content of the file that it loads as, its name, and whether it was the original.
    fileprivate func file(
        _ type: UTType, inPlace: Bool = false
    ) async throws -> (words: String, url: URL, isOriginal: Bool) {
        try await withCheckedThrowingContinuation { continuation in
            loadFileRepresentation(for: type, openInPlace: inPlace) { url, isOriginal, error in
                let words = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
                continuation.resume(
                    with: Result(url, error).map { (words ?? "", $0, isOriginal) })
            }
        }
    }
}

@Suite struct NSItemProviderTests {
    @Test("A string is plain text, and round-trips")
    func text() async throws {
        let provider = NSItemProvider(object: "Ahoi 🌊" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.registeredContentTypes == [.utf8PlainText])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.url"))
        #expect(provider.canLoadObject(ofClass: String.self))
        #expect(provider.canLoadObject(ofClass: NSString.self))
        #expect(!provider.canLoadObject(ofClass: URL.self))
        #expect(try await provider.object(String.self) == "Ahoi 🌊")
        #expect(try await provider.value(String.self) == "Ahoi 🌊")
        #expect(try await provider.text() == "Ahoi 🌊")
    }

    @Test("A URL is a URL and a line of text; a file URL, too")
    func address() async throws {
        let page = try #require(NSURL(string: "https://example.com/a%20b"))
        let provider = NSItemProvider(object: page)
        #expect(provider.registeredContentTypes == [.url, .utf8PlainText])
        #expect(try await provider.object(URL.self).absoluteString == "https://example.com/a%20b")
        #expect(try await provider.value(URL.self).host == "example.com")
        let file = NSItemProvider(object: NSURL(fileURLWithPath: "/tmp/a b"))
        #expect(file.hasItemConformingToTypeIdentifier("public.file-url"))
        #expect(try await file.object(URL.self).path == "/tmp/a b")
        #expect(try await file.object(String.self) == "/tmp/a b")
    }

    @Test("A type without a representation cannot be loaded, and reports that")
    func nothing() async throws {
        let provider = NSItemProvider()
        #expect(provider.registeredTypeIdentifiers.isEmpty)
        let error = await #expect(throws: NSError.self) { try await provider.text() }
        #expect(error?.domain == NSItemProvider.errorDomain)
        #expect(error?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
        await #expect(throws: (any Error).self) { try await provider.value(Leaf.self) }
        await #expect(throws: (any Error).self) {
            try await provider.loadItem(forTypeIdentifier: "public.text")
        }
        #expect(NSItemProvider(contentsOf: URL(string: "https://example.com")) == nil)
        #expect(NSItemProvider(item: nil, typeIdentifier: "public.text").registeredContentTypes.isEmpty)
    }

    @Test("An archivable object round-trips, also as data")
    func item() async throws {
        let provider = NSItemProvider(item: "words" as NSString, typeIdentifier: nil)
        let item = try await provider.loadItem(forTypeIdentifier: "public.plain-text")
        #expect((item as? NSString) == "words" as NSString)
        #expect(try await provider.text() == "words")
        let data = NSItemProvider(item: Data([1, 2]) as NSData, typeIdentifier: "com.example.bytes")
        #expect(data.registeredTypeIdentifiers == ["com.example.bytes"])
        #expect(
            (try await data.loadItem(forTypeIdentifier: "public.data") as? NSData) == Data([1, 2]) as NSData)
        let url = NSItemProvider(item: NSURL(string: "https://a.example"), typeIdentifier: "public.url")
        #expect(try await url.object(URL.self).host == "a.example")
    }

    @Test("Handlers provide data on request, now or later, or an error")
    func handlers() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .json) { done in
            Task { done(Data("{}".utf8), nil) }
            return nil
        }
        provider.registerDataRepresentation(forTypeIdentifier: "public.html", visibility: .ownProcess) {
            done in
            done(nil, TransferError.malformed)
            // More than once is nothing new.
            done(Data(), nil)
            return Progress(totalUnitCount: 1)
        }
        provider.registerDataRepresentation(for: .png) { _ in nil }
        #expect(provider.registeredTypeIdentifiers == ["public.json", "public.html", "public.png"])
        #expect(try await provider.text(.json) == "{}")
        await #expect(throws: TransferError.malformed) { try await provider.text(.html) }
        // A provider that never answers.
        await #expect(throws: NSError.self) { try await provider.text(.png) }
        #expect(provider.registeredContentTypes(conformingTo: .text) == [.json, .html])
    }

    @Test("A type registered again replaces the first, and a copy has the same types")
    func again() async throws {
        let provider = NSItemProvider(object: "one" as NSString)
        provider.suggestedName = "name"
        let copy = try #require(provider.copy() as? NSItemProvider)
        provider.registerDataRepresentation(for: .utf8PlainText) {
            $0(Data("two".utf8), nil)
            return nil
        }
        #expect(try await provider.text() == "two")
        #expect(try await copy.text() == "one")
        #expect(copy.suggestedName == "name")
    }

    @Test("Data loads as a file with the suggested name, which is deleted after use")
    func file() async throws {
        let provider = NSItemProvider(object: "in the file" as NSString)
        provider.suggestedName = "note.txt"
        let file = try await provider.file(.plainText)
        #expect(file.words == "in the file" && !file.isOriginal)
        #expect(file.url.lastPathComponent == "note.txt")
        #expect(!FileManager.default.fileExists(atPath: file.url.path))
    }

    @Test("A file opens in place only if that is allowed")
    func originals() async throws {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("NSItemProviderTests-\(UUID().uuidString).txt")
        try Data("original".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let open = try #require(NSItemProvider(contentsOf: url))
        #expect(open.registeredContentTypes == [.plainText, .fileURL])
        #expect(open.registeredContentTypesForOpenInPlace == [.plainText])
        #expect(open.hasRepresentationConforming(toTypeIdentifier: "public.text", fileOptions: .openInPlace))
        #expect(open.suggestedName == url.lastPathComponent)
        let original = try await open.file(.plainText, inPlace: true)
        #expect(original.isOriginal && original.url == url)
        #expect(try await !open.file(.plainText).isOriginal)
        #expect(try await open.object(URL.self) == url)

        let closed = NSItemProvider()
        closed.registerFileRepresentation(for: .plainText) { done in
            done(url, false, nil)
            return nil
        }
        #expect(
            !closed.hasRepresentationConforming(toTypeIdentifier: "public.text", fileOptions: .openInPlace))
        let copy = try await closed.file(.plainText, inPlace: true)
        #expect(copy.words == "original" && !copy.isOriginal)
        #expect(try await closed.text(.plainText) == "original")
    }

    @Test("Custom objects are written and read")
    func objects() async throws {
        let provider = NSItemProvider(object: Stone(weight: 7))
        #expect(provider.registeredTypeIdentifiers == Stone.writableTypeIdentifiersForItemProvider)
        #expect(provider.canLoadObject(ofClass: Stone.self))
        let weight: Int = try await withCheckedThrowingContinuation { continuation in
            provider.loadObject(ofClass: Stone.self) { object, error in
                continuation.resume(with: Result((object as? Stone)?.weight, error))
            }
        }
        #expect(weight == 7)
        #expect(try await provider.object(String.self) == "7")
        let later = NSItemProvider()
        later.registerObject(ofClass: Stone.self, visibility: .all) { done in
            done(Stone(weight: 9), nil)
            return nil
        }
        later.registerObject(ofClass: String.self, visibility: .all) { done in
            done("nine", nil)
            return nil
        }
        #expect(try await later.object(String.self) == "nine")
        #expect(try await later.text(UTType(importedAs: "com.example.stone")) == "9")
    }

    @Test("Transferable values are registered in all representations and load from any they support")
    func values() async throws {
        let provider = NSItemProvider()
        provider.register(Leaf(name: "oak"))
        #expect(provider.registeredContentTypes == [.leaf, .utf8PlainText])
        #expect(provider.suggestedName == "oak.leaf")
        #expect(try await provider.value(Leaf.self) == Leaf(name: "oak"))
        #expect(try await provider.value(String.self) == "oak")
        #expect(try await provider.value(Data.self) == JSONEncoder().encode(Leaf(name: "oak")))
        await #expect(throws: (any Error).self) { try await provider.value(URL.self) }
    }

    @Test("A canceled load is not delivered")
    func cancel() async throws {
        let provider = NSItemProvider()
        let (started, starting) = AsyncStream<Void>.makeStream()
        let (stop, stopping) = AsyncStream<Void>.makeStream()
        provider.registerDataRepresentation(for: .data) { done in
            starting.yield()
            Task {
                for await _ in stop { break }
                done(Data(), nil)
            }
            return nil
        }
        let error: any Error = await withCheckedContinuation { continuation in
            let progress = provider.loadDataRepresentation(for: .data) { _, error in
                continuation.resume(returning: error ?? TransferError.noSuchForm)
            }
            Task {
                for await _ in started { break }
                progress.cancel()
                stopping.yield()
            }
        }
        #expect((error as? CocoaError)?.code == .userCancelled)
    }
}
