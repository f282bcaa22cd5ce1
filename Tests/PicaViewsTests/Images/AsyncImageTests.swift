import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaLabels
@testable import PicaScenes

/// Pictures that are fetched, from a server of this process's own.
@MainActor @Suite(.serialized) struct AsyncImageTests {
    /// Fonts are chosen before the first view is mounted.
    init() throws { _ = try mount { EmptyView() } }

    private static let red: UInt32 = 0xFFFF_0000

    private static func picture(_ color: Color = Color(red: 1, green: 0, blue: 0)) throws -> Data {
        try #require(ImageRenderer(content: color.frame(width: 30, height: 20)).pngData())
    }

    /// A folder for a cache, removed with the test.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("Pica-\(UUID().uuidString)")
        deinit { try? FileManager.default.removeItem(at: url) }
        func loader(limit: Int = 1 << 20) -> PictureLoader {
            PictureLoader(cache: PictureDiskCache(folder: url, limit: limit))
        }
    }

    private func settle(_ app: TestHost, until isDone: () throws -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(30)
        while try !isDone() {
            try #require(ContinuousClock.now < end)
            await app.settle()
        }
    }

    private func window(@ViewBuilder _ content: () -> some View) throws -> TestHost {
        let app = try mount(width: 100, height: 100) { EmptyView() }
        app.setEnvironment(\.decodesPicturesAside, true)
        app.show(content)
        return app
    }

    @Test("A picture from a server has an empty phase and then a success phase")
    func phases() async throws {
        let data = try Self.picture()
        let server = try #require(
            PictureServer { $0.path == "red" ? .init(body: data) : .init(status: 404) })
        let app = try window {
            AsyncImage(url: server.url("red")) { phase in
                switch phase {
                case .empty: Text("Empty")
                case .success(let image): image.resizable()
                case .failure: Text("Failed")
                }
            }
        }
        #expect(app.texts == ["Empty"])
        try await settle(app) { app.paintedScreen()[50, 50] == Self.red }
        #expect(app.texts == [])
        let failed = try window {
            AsyncImage(url: server.url("green"), transaction: Transaction(animation: .default)) {
                Text($0.image == nil ? $0.error?.localizedDescription ?? "Empty" : "Here")
            }
        }
        try await settle(failed) { failed.texts == ["the server answers 404"] }
        let none = try window {
            AsyncImage(url: nil) { _ in
                Text("Picture")
            } placeholder: {
                Text("Placeholder")
            }
        }
        await none.settle()
        #expect(none.texts == ["Placeholder"])
    }

    @Test("Invalid pictures and unreachable servers give the failure phase")
    func failures() async throws {
        let server = try #require(PictureServer { _ in .init(body: Data("no picture".utf8)) })
        for url in [server.url("x"), URL(string: "http://127.0.0.1:1/"), URL(string: "ftp://127.0.0.1/x")] {
            let app = try window {
                AsyncImage(url: url) { phase in Text(phase.error == nil ? "Empty" : "Failed") }
            }
            try await settle(app) { app.texts == ["Failed"] }
        }
    }

    @Test("Another URL shows another picture")
    func change() async throws {
        let (red, blue) = (try Self.picture(), try Self.picture(Color(red: 0, green: 0, blue: 1)))
        let server = try #require(
            PictureServer { .init(body: $0.path == "red" ? red : blue) })
        let app = try window { AsyncImage(url: server.url("red")) }
        try await settle(app) { app.paintedScreen()[50, 50] == Self.red }
        app.show { AsyncImage(url: server.url("blue"), scale: 2) }
        try await settle(app) { app.paintedScreen()[50, 50] == 0xFF00_00FF }
        #expect(app.paintedScreen()[60, 50] != 0xFF00_00FF, "two pixels a point")
    }

    @Test("File and data URLs show at once")
    func near() async throws {
        let data = try Self.picture()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Pica-\(UUID().uuidString)")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let address = URL(string: "data:image/png;base64," + data.base64EncodedString())
        let drawing = URL(
            string:
                "data:image/svg+xml,%3Csvg%20width='30'%20height='20'%3E%3Crect%20width='30'%20height='20'%20fill='red'/%3E%3C/svg%3E"
        )
        for url in [file, address, drawing] {
            let picture = try mount(width: 100, height: 100) { AsyncImage(url: url) }
            #expect(picture.freshPicture()[50, 50] == Self.red)
            let app = try window { AsyncImage(url: url) }
            try await settle(app) { app.paintedScreen()[50, 50] == Self.red }
        }
        let broken = try mount {
            AsyncImage(url: URL(string: "data:,x")) { Text($0.error == nil ? "Empty" : "Failed") }
        }
        #expect(broken.texts == ["Failed"])
    }

    @Test("A download ends when its view is removed")
    func cancelling() async throws {
        let server = try #require(PictureServer { _ in .init(isSilent: true) })
        let url = try #require(server.url("silent"))
        let wish = WorkBudget()
        let folder = Folder()
        let loader = folder.loader()
        let task = Task.detached { loader.load(url, within: wish) }
        let end = ContinuousClock.now + .seconds(30)
        while server.requests.isEmpty, ContinuousClock.now < end { await Task.yield() }
        wish.cancel()
        guard case .failure = await task.value else {
            Issue.record("it was not cancelled")
            return
        }
        let app = try window { AsyncImage(url: url) }
        try await settle(app) { server.requests.count == 2 }
        app.show { EmptyView() }
        await app.settle()
    }

    @Test(
        "Servers that never answer block no other downloads"
    )
    func slowServers() async throws {
        let data = try Self.picture()
        let silent = try (0..<6).map { _ in try #require(PictureServer { _ in .init(isSilent: true) }) }
        let server = try #require(PictureServer { _ in .init(body: data) })
        let slow = silent.flatMap { server in (0..<4).compactMap { server.url("\($0)") } }
        let app = try window {
            ZStack {
                ForEach(slow.prefix(16), id: \.self) { AsyncImage(url: $0) }
                AsyncImage(url: server.url("good"))
            }
        }
        try await settle(app) { app.paintedScreen()[50, 50] == Self.red }
        app.show { EmptyView() }
        let crowded = try window {
            ZStack {
                ForEach(0..<40, id: \.self) { AsyncImage(url: silent[0].url("again \($0)")) }
                AsyncImage(url: server.url("other"))
            }
        }
        try await settle(crowded) { crowded.paintedScreen()[50, 50] == Self.red }
        crowded.show { EmptyView() }
        await crowded.settle()
    }

    @Test("A data URL can be percent-encoded or base64")
    func percents() async throws {
        let data = try Self.picture()
        let coded = data.map { String(format: "%%%02X", $0) }.joined()
        let mixed = data.map { byte in
            let character = Character(Unicode.Scalar(byte))
            return character.isASCII && character.isLetter
                ? String(character) : String(format: "%%%02x", byte)
        }.joined()
        let base = data.base64EncodedString()
        for address in [
            "data:image/png,\(coded)", "data:image/png,\(mixed)", "data:;base64,\(base)",
            "data:image/png;base64," + base.replacing("+", with: "%2B").replacing("=", with: "%3D"),
            "DATA:image/png;charset=x;BASE64,\(base)",
        ] {
            let url = try #require(URL(string: address))
            let app = try window { AsyncImage(url: url) }
            try await settle(app) { app.paintedScreen()[50, 50] == Self.red }
        }
    }

    // MARK: The cache on the disk

    @Test("Fresh responses are not requested again, and stale ones are revalidated")
    func caching() throws {
        let data = try Self.picture()
        let server = try #require(
            PictureServer { request in
                switch request.path {
                case "fresh": .init(headers: ["Cache-Control": "public, max-age=600"], body: data)
                case "old": .init(headers: ["Cache-Control": "max-age=600", "Age": "700"], body: data)
                case "never": .init(headers: ["Cache-Control": "no-store", "ETag": "\"a\""], body: data)
                case "expires":
                    .init(
                        headers: [
                            "Date": "Mon, 01 Jan 2024 00:00:00 GMT",
                            "Expires": "Mon, 01 Jan 2024 01:00:00 GMT",
                        ], body: data)
                case "changed":
                    request.headers["if-modified-since"] == nil
                        ? .init(
                            headers: [
                                "Last-Modified": "Mon, 01 Jan 2024 00:00:00 GMT", "Cache-Control": "no-cache",
                            ], body: data) : .init(status: 304)
                default:
                    request.headers["if-none-match"] == "\"a\""
                        ? .init(status: 304)
                        : .init(headers: ["ETag": "\"a\"", "Cache-Control": "no-cache"], body: data)
                }
            })
        let folder = Folder()
        let loader = folder.loader()
        // How often it is asked for when it is shown three times, and how often its bytes are sent.
        for (path, asked) in [
            ("fresh", 1), ("old", 3), ("never", 3), ("expires", 1), ("changed", 3), ("tag", 3),
        ] {
            let url = try #require(server.url(path))
            for _ in 0..<3 { #expect(try loader.fetch(url, within: WorkBudget()) == data) }
            let requests = server.requests.filter { $0.path == path }
            #expect(requests.count == asked, "\(path)")
        }
        #expect(server.requests.filter { $0.path == "tag" }.last?.headers["if-none-match"] == "\"a\"")
    }

    @Test("The cache has a byte limit, and a damaged file counts as missing")
    func bound() throws {
        let folder = Folder()
        let cache = PictureDiskCache(folder: folder.url, limit: 10_000)
        func url(_ index: Int) throws -> URL { try #require(URL(string: "http://a/\(index)")) }
        for index in 0..<20 {
            let url = try url(index)
            let entry = PictureDiskCache.Entry(url: url.absoluteString, freshUntil: .distantFuture)
            cache.keep(entry, Data(repeating: UInt8(index), count: 2000), for: url)
            #expect(cache.size <= 10_000)
            #expect(cache.find(url)?.bytes == Data(repeating: UInt8(index), count: 2000))
        }
        #expect(try cache.find(url(0)) == nil)
        let large = try url(100)
        cache.keep(
            PictureDiskCache.Entry(url: large.absoluteString, freshUntil: .distantFuture),
            Data(count: 9000), for: large)
        #expect(cache.find(large) == nil)
        for file in try FileManager.default.contentsOfDirectory(
            at: folder.url, includingPropertiesForKeys: nil)
        {
            try Data("{\n".utf8).write(to: file)
        }
        #expect(try cache.find(url(19)) == nil)
    }
}
