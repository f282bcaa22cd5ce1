import Foundation
import PicaFoundation
import PicaViews
import Testing

@testable import PicaDrawing

/// The icon of an app in its asset catalog.
@Suite struct AppIconTests {
    @Test("An icon set gives the pixel size of each picture and skips invalid sizes")
    func sides() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pica-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appendingPathComponent("App.xcassets/AppIcon.appiconset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let json = """
            {"images": [{"size": "16x16", "scale": "2x", "filename": "a.png"}, {"size": "512x512", "filename": "b.png"},
            {"size": "9223372036854775807x1", "scale": "2x", "filename": "c.png"}, {"filename": "d.png"}]}
            """
        try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
        let contents = try #require(AssetCatalog(places: [folder.path]).contents(.appIcon, "AppIcon"))
        #expect(contents.entries.map(\.side) == [32, 512, nil, nil])
    }
}
