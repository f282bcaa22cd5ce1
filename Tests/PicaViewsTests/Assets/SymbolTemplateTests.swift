import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaDrawing
@testable import PicaLabels

/// Symbols of asset catalogs.
@MainActor @Suite struct SymbolTemplateTests {
    /// A template with rectangles as high as capitals, in a column of 100 units from 500 on.
    private static func template(forms: String, style: String = "", guides: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!--Generator: a test-->
        <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
         <style>\(style)</style>
         <g id="Notes"><rect height="2200" id="artboard" width="3300"/><text id="template-version">Template v.5.0</text></g>
         <g id="Guides">
          <line id="Baseline-S" x1="0" x2="3000" y1="696" y2="696"/>
          <line id="Baseline-M" x1="0" x2="3000" y1="1126" y2="1126"/>
          <line id="Baseline-L" x1="0" x2="3000" y1="1556" y2="1556"/>
          \(guides)
         </g>
         <g id="Symbols">\(forms)</g>
        </svg>
        """
    }

    private static func margins(_ form: String, _ left: Int = 500, _ right: Int = 600) -> String {
        """
        <line id="left-margin-\(form)" x1="\(left)" x2="\(left)" y1="600" y2="720"/>
        <line id="right-margin-\(form)" x1="\(right)" x2="\(right)" y1="600" y2="720"/>
        """
    }

    private static func form(_ name: String, y: Int = 696, _ paths: String) -> String {
        "<g id=\"\(name)\" transform=\"matrix(1 0 0 1 500 \(y))\">\(paths)</g>"
    }

    private static func bar(from left: Int, to right: Int, classes: String = "") -> String {
        "<path class=\"\(classes)\" d=\"M\(left) 0L\(right) 0L\(right)-70L\(left)-70Z\"/>"
    }

    private func read(_ text: String) throws -> SymbolTemplate {
        try #require(SymbolTemplateReader.template(text))
    }

    private func write(_ text: String, _ name: String = "bars") throws -> Catalog {
        let catalog = try Catalog()
        try catalog.write(text, to: "Assets.xcassets/\(name).symbolset/\(name).svg")
        try catalog.write(
            "{\"symbols\": [{\"filename\": \"\(name).svg\", \"idiom\": \"universal\"}]}",
            to: "Assets.xcassets/\(name).symbolset/Contents.json")
        return catalog
    }

    @Test("A symbol sits on its baseline between its margins and is as high as the font size")
    func place() throws {
        let template = try read(
            Self.template(
                forms: Self.form("Regular-M", y: 1126, Self.bar(from: 10, to: 90)),
                guides: Self.margins("Regular-M")))
        let symbol = try #require(template.symbol(weight: 400, scale: .medium, mode: .monochrome))
        #expect(symbol.size.width == 100)
        let bounds = try #require(symbol.layers.first).path.bounds
        #expect(abs(bounds.minX - 10) < 0.01 && abs(bounds.width - 80) < 0.01)
        #expect(abs(bounds.maxY - symbol.baseline) < 0.01)
        #expect(symbol.unitsPerEm == 100)
    }

    @Test("A weight between two masters is interpolated; without masters the nearest weight is used")
    func weights() throws {
        let three =
            Self.form("Ultralight-S", Self.bar(from: 40, to: 50))
            + Self.form("Regular-S", Self.bar(from: 30, to: 60))
            + Self.form("Black-S", Self.bar(from: 10, to: 90))
        let guides = ["Ultralight-S", "Regular-S", "Black-S"].map { Self.margins($0) }.joined()
        let template = try read(Self.template(forms: three, guides: guides))
        func width(_ weight: Int, _ template: SymbolTemplate) throws -> CGFloat {
            let symbol = try #require(template.symbol(weight: weight, scale: .small, mode: .monochrome))
            return try #require(symbol.layers.first).path.bounds.width * SymbolTemplate.factor(.small)
        }
        #expect(abs(try width(100, template) - 10) < 0.01)
        #expect(abs(try width(400, template) - 30) < 0.01)
        // Half of the way from 30 to 80.
        #expect(abs(try width(650, template) - 55) < 0.01)
        #expect(abs(try width(900, template) - 80) < 0.01)
        let two = try read(
            Self.template(
                forms: Self.form("Regular-S", Self.bar(from: 30, to: 60))
                    + Self.form("Bold-S", Self.bar(from: 20, to: 80))))
        #expect(abs(try width(100, two) - 30) < 0.01)
        #expect(abs(try width(600, two) - 60) < 0.01)
    }

    private static let layered = template(
        forms: form(
            "Regular-M", y: 1126,
            bar(from: 0, to: 50, classes: "monochrome-0 multicolor-0:systemRedColor hierarchical-0:secondary")
                + bar(from: 50, to: 100, classes: "monochrome-1 multicolor-1:custom hierarchical-1:primary")),
        style: """
            .monochrome-0 {-sfsymbols-variable-threshold:0.0}
            .monochrome-1 {-sfsymbols-variable-threshold:0.51}
            .multicolor-1:custom {fill:#00FF00;opacity:1.0}
            """, guides: margins("Regular-M"))

    /// The symbol large, on white: the pixels left and right of the middle.
    private func halves<V: View>(_ catalog: Catalog, @ViewBuilder _ view: (Image) -> V) throws -> (
        UInt32, UInt32
    ) {
        let image = Image("bars", bundle: catalog.bundle).resizable()
        let host = try mount(width: 100, height: 120) { view(image).background(Color.white) }
        let picture = host.freshPicture()
        return (picture[25, 60], picture[75, 60])
    }

    @Test("Layers are monochrome, hierarchical, palette or multicolor")
    func colors() throws {
        let catalog = try write(Self.layered)
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        let one = try halves(catalog) { $0.foregroundStyle(red) }
        #expect(one == (0xFFFF_0000, 0xFFFF_0000))
        let palette = try halves(catalog) { $0.foregroundStyle(red, blue) }
        #expect(palette == (0xFF00_00FF, 0xFFFF_0000))
        let faint = try halves(catalog) { $0.symbolRenderingMode(.hierarchical).foregroundStyle(red) }
        #expect(faint.1 == 0xFFFF_0000 && faint.0 != 0xFFFF_0000 && faint.0 >> 16 & 255 == 255)
        let own = try halves(catalog) { $0.symbolRenderingMode(.multicolor).foregroundStyle(blue) }
        let themed = PixelColor(Color.red.resolve(in: EnvironmentValues()))
        #expect(own.1 == 0xFF00_FF00)
        #expect(Int(own.0 >> 16 & 255) == Int((themed.red * 255).rounded()))
    }

    @Test("A variable value dims the layers that it does not reach")
    func variableValue() throws {
        let catalog = try write(Self.layered)
        let red = Color(red: 1, green: 0, blue: 0)
        func halves(_ value: Double) throws -> [Bool] {
            let host = try mount(width: 100, height: 120) {
                Image("bars", variableValue: value, bundle: catalog.bundle).resizable().foregroundStyle(red)
                    .background(Color.white)
            }
            let picture = host.freshPicture()
            return [picture[25, 60] == 0xFFFF_0000, picture[75, 60] == 0xFFFF_0000]
        }
        #expect(try halves(0) == [false, false])
        #expect(try halves(0.2) == [true, false])
        #expect(try halves(0.6) == [true, true])
        #expect(try halves(.nan) == [true, true])
    }

    @Test("A clearing layer leaves a gap in every rendering mode")
    func clearing() throws {
        let text = Self.template(
            forms: Self.form(
                "Regular-M", y: 1126,
                Self.bar(from: 0, to: 100, classes: "monochrome-0 hierarchical-0:secondary")
                    + Self.bar(from: 50, to: 100, classes: "monochrome-1 hierarchical-1:primary")),
            style: """
                .monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true}
                .hierarchical-1:primary {opacity:0.0;-sfsymbols-clear-behind:true}
                """, guides: Self.margins("Regular-M"))
        let catalog = try write(text)
        let red = Color(red: 1, green: 0, blue: 0)
        #expect(try halves(catalog) { $0.foregroundStyle(red) } == (0xFFFF_0000, 0xFFFF_FFFF))
        #expect(try halves(catalog) { $0.foregroundStyle(red, red) } == (0xFFFF_0000, 0xFFFF_FFFF))
    }

    @Test("A catalog symbol flows with text like other symbols and has its name as label")
    func text() throws {
        let catalog = try write(Self.layered)
        let host = try mount { Image("bars", bundle: catalog.bundle).font(.system(size: 20)) }
        let image = try host.find(.image)
        // 100 units of a hundredth of an em.
        #expect(image.frame.width == 20)
        #expect(image.label == "bars")
        let called = try mount {
            Image("bars", variableValue: 0.5, bundle: catalog.bundle, label: Text("Half"))
            Image(decorative: "bars", variableValue: 0.5, bundle: catalog.bundle)
        }
        #expect(called.all().map(\.label) == ["Half"])
        let line = try mount { Text("A \(Image("bars", bundle: catalog.bundle)) b") }
        #expect(try line.find(.staticText).frame.height < 30)
    }

    @Test(
        "A damaged template shows a dashed box",
        arguments: [
            "", "<svg>", "<svg><g id=\"Symbols\"><g id=\"Regular-M\"></g></g></svg>",
            "<svg><g id=\"Regular-M\"><path d=\"M 1e99 0 L 3 3\"/></g></svg>",
            "<svg><g id=\"Regular-M\"><path d=\"L 3 3\"/></g></svg>", "not xml & at all",
            String(repeating: "<g>", count: 10_000),
        ])
    func damaged(text: String) throws {
        let catalog = try write(text)
        let host = try mount { Image("bars", bundle: catalog.bundle) }
        let box = try mount { Image(systemName: "no such symbol") }
        #expect(host.freshPicture().difference(from: box.freshPicture()).count == 0)
    }

    @Test("A template truncated anywhere is read or rejected without a crash")
    func cut() {
        let bytes = Array(Self.layered.utf8)
        for length in stride(from: 0, to: bytes.count, by: 37) {
            let template = SymbolTemplateReader.template(String(decoding: bytes[..<length], as: UTF8.self))
            _ = template?.symbol(weight: 500, scale: .large, mode: .multicolor)
        }
        #expect(SymbolTemplateReader.template(Self.layered) != nil)
    }
}
