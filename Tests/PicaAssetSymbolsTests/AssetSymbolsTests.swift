import Foundation
import Testing

@testable import PicaAssetSymbols

/// The names in Swift of the assets of catalogs.
@Suite struct AssetSymbolsTests {
    @Test(
        "A symbol is the name in camel case, without what its kind says already",
        arguments: [
            (AssetSymbols.Asset(kind: .color, name: "Brand"), "brand"),
            (AssetSymbols.Asset(kind: .color, name: "AccentColor"), "accent"),
            (AssetSymbols.Asset(kind: .color, name: "Color"), "color"),
            (AssetSymbols.Asset(kind: .image, name: "AccentColor"), "accentColor"),
            (AssetSymbols.Asset(kind: .image, name: "icon-small"), "iconSmall"),
            (AssetSymbols.Asset(kind: .image, name: "Hero Image"), "hero"),
            (AssetSymbols.Asset(kind: .image, name: "URLIcon"), "urlIcon"),
            (AssetSymbols.Asset(kind: .image, name: "FAQ"), "faq"),
            (AssetSymbols.Asset(kind: .image, name: "24hours"), "_24hours"),
            (AssetSymbols.Asset(kind: .image, name: "…"), "_"),
        ])
    func symbol(_ asset: AssetSymbols.Asset, _ symbol: String) {
        #expect(asset.symbol == symbol)
    }

    @Test("Folders with a namespace become types, others leave no trace")
    func namespaces() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let catalog = folder.appending(path: "Media.xcassets")
        func add(_ path: String, _ contents: String = "{}") throws {
            let url = catalog.appending(path: path)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try contents.write(to: url.appending(path: "Contents.json"), atomically: true, encoding: .utf8)
        }
        try add("Icons", #"{"properties": {"provides-namespace": true}}"#)
        try add("Icons/star.imageset")
        try add("Plain/Sky.colorset")
        try add("AppIcon.appiconset")
        try FileManager.default.createSymbolicLink(
            at: catalog.appending(path: "Loop"), withDestinationURL: catalog)
        let symbols = AssetSymbols(catalogs: [catalog.path])
        #expect(
            symbols.assets == [
                .init(kind: .color, name: "Sky"), .init(kind: .image, name: "star", namespaces: ["Icons"]),
            ])
        let source = symbols.source()
        #expect(source.contains(#"static let sky = ColorResource(name: "Sky", bundle: resourceBundle)"#))
        #expect(source.contains("    enum Icons {\n        static let star"))
        #expect(source.contains(#"ImageResource(name: "Icons/star", bundle: resourceBundle)"#))
    }

    @Test("Colors get names of Color's own, unless it has them already")
    func colors() {
        let source = AssetSymbols([
            .init(kind: .color, name: "Brand"), .init(kind: .color, name: "Red"),
            .init(kind: .image, name: "default"),
        ]).source(bundle: "Bundle.main")
        #expect(source.contains("static var brand: Color { Color(ColorResource.brand) }"))
        #expect(source.contains("static let red = ColorResource"))
        #expect(!source.contains("static var red"))
        #expect(source.contains("static let `default` = ImageResource"))
        #expect(source.contains("private let resourceBundle = Bundle.main\n"))
    }

    @Test("Of two assets with one symbol the first gets it, and a warning names the other")
    func clash() {
        let symbols = AssetSymbols([
            .init(kind: .image, name: "logo big"), .init(kind: .image, name: "logo-big"),
            .init(kind: .color, name: "logo-big"),
        ])
        #expect(symbols.assets.count == 2)
        #expect(
            symbols.warnings == [
                #"the image "logo-big" gets no symbol, as "logo big" has the symbol logoBig already"#
            ])
    }
}
