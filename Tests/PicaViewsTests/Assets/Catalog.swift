import Foundation
import PicaCanvas
import PicaGraph
import PicaTesting
import PicaViews
import Testing

@testable import PicaScenes

/// A bundle with an asset catalog on disk, removed with the test.
@MainActor final class Catalog {
    let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("Pica-\(UUID().uuidString).bundle")

    /// As it is from the first time it is asked for on.
    private(set) lazy var bundle = Bundle(url: url) ?? .main

    init() throws {
        // Fonts are chosen before the first view is mounted.
        _ = try mount { EmptyView() }
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    func write(_ data: Data, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// A picture of one color, 20 points wide and 10 high.
    func writePicture(_ color: Color, to path: String, scale: CGFloat = 1) throws {
        let renderer = ImageRenderer(content: color.frame(width: 20, height: 10))
        renderer.scale = scale
        try write(try #require(renderer.pngData()), to: path)
    }

    func writeColor(_ name: String, _ forms: String) throws {
        try write("{\"colors\": [\(forms)]}", to: "Assets.xcassets/\(name).colorset/Contents.json")
    }

    func writeImages(_ name: String, _ forms: String, _ properties: String = "{}") throws {
        try write(
            "{\"images\": [\(forms)], \"properties\": \(properties)}",
            to: "Assets.xcassets/\(name).imageset/Contents.json")
    }

    /// The pixel in the middle of a view that fills a window of 40 points.
    func middle(
        scale: CGFloat = 1, _ change: (TestHost) -> Void = { _ in }, @ViewBuilder _ view: () -> some View
    ) throws -> UInt32 {
        let host = try mount(width: 40, height: 40, scale: scale, view)
        change(host)
        host.update()
        return host.freshPicture()[Int(20 * scale), Int(20 * scale)]
    }
}
