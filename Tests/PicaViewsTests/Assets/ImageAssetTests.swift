import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaDrawing
@testable import PicaScenes

/// Images of asset catalogs, and files of languages.
@MainActor @Suite struct ImageAssetTests {
    private static let red: UInt32 = 0xFFFF_0000
    private static let green: UInt32 = 0xFF00_FF00
    private static let blue: UInt32 = 0xFF00_00FF

    private func write(_ catalog: Catalog, _ name: String, _ colors: [(String, Color)]) throws {
        for (file, color) in colors {
            try catalog.writePicture(color, to: "Assets.xcassets/\(name).imageset/\(file).png")
        }
    }

    private static let plain = Color(red: 1, green: 0, blue: 0)
    private static let other = Color(red: 0, green: 1, blue: 0)
    private static let third = Color(red: 0, green: 0, blue: 1)

    @Test("An image uses the file with the best resolution for the screen, at the image's own size")
    func scales() throws {
        let catalog = try Catalog()
        for (scale, color) in [(1, Self.plain), (2, Self.other), (3, Self.third)] {
            try catalog.writePicture(
                color, to: "Assets.xcassets/Flag.imageset/\(scale).png", scale: CGFloat(scale))
        }
        try catalog.writeImages(
            "Flag",
            """
            {"idiom": "universal", "scale": "1x", "filename": "1.png"},
            {"idiom": "universal", "scale": "2x", "filename": "2.png"},
            {"idiom": "universal", "scale": "3x", "filename": "3.png"}
            """)
        for (scale, color) in [(1.0, Self.red), (2, Self.green), (3, Self.blue), (1.5, Self.green)] {
            let host = try mount(width: 40, height: 40, scale: scale) {
                Image("Flag", bundle: catalog.bundle)
            }
            #expect(try host.find(.image).frame.size == CGSize(width: 20, height: 10))
            #expect(host.freshPicture()[Int(20 * scale), Int(20 * scale)] == color)
        }
    }

    /// The pixels of a sliced image, 6 points wide and 2 high, in a frame of 40: red, green, blue, white, black and
    /// red from left to right, two pixels per point.
    private func sliced(_ resizing: String, _ change: @escaping (Image) -> Image) throws -> [UInt32] {
        let catalog = try Catalog()
        let stripes = HStack(spacing: 0) {
            Self.plain
            Self.other
            Self.third
            Color.white
            Color.black
            Self.plain
        }
        let renderer = ImageRenderer(content: stripes.frame(width: 6, height: 2))
        renderer.scale = 2
        try catalog.write(try #require(renderer.pngData()), to: "Assets.xcassets/Bar.imageset/bar.png")
        try catalog.writeImages(
            "Bar", #"{"idiom": "universal", "scale": "2x", "filename": "bar.png", "resizing": \#(resizing)}"#)
        let host = try mount(width: 40, height: 10) {
            change(Image("Bar", bundle: catalog.bundle)).frame(width: 40, height: 10)
        }
        let picture = host.freshPicture()
        return (0..<40).map { picture[$0, 5] }
    }

    @Test(
        "A sliced image keeps its ends and stretches or tiles its center"
    )
    func slices() throws {
        // 2 points at the left and 1 at the right; of the middle 1 point.
        func slices(_ mode: String, _ center: String) -> String {
            #"{"mode": "\#(mode)", "cap-insets": {"left": 4, "right": 2, "top": 2}, "center": \#(center)}"#
        }
        let stretched = try sliced(slices("3-part-horizontal", #"{"mode": "stretch", "width": 2}"#)) {
            $0.interpolation(.none).resizable()
        }
        #expect(stretched[0] == Self.red && stretched[1] == Self.green && stretched[39] == Self.red)
        #expect(stretched[2...38].allSatisfy { $0 == Self.blue })
        let tiled = try sliced(slices("9-part", #"{"mode": "tile", "width": 4}"#)) {
            $0.interpolation(.none).resizable()
        }
        let white: UInt32 = 0xFFFF_FFFF
        #expect(tiled[0...1] == [Self.red, Self.green] && tiled[39] == Self.red)
        #expect((2...38).allSatisfy { tiled[$0] == ($0 % 2 == 0 ? Self.blue : white) })
        // A view's own setting wins, and a view that is not resizable has its own size.
        let own = try sliced(slices("3-part-horizontal", #"{"width": 2}"#)) {
            $0.interpolation(.none).resizable(
                capInsets: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 0))
        }
        #expect(own[0] == Self.red && own[1...7].allSatisfy { $0 == Self.green })
        let still = try sliced(slices("9-part", "{}")) { $0 }
        #expect(still[17...22] == [Self.red, Self.green, Self.blue, white, 0xFF00_0000, Self.red])
    }

    @Test(
        "Invalid slices are ignored",
        arguments: [
            "7", "{}", #"{"mode": "4-part"}"#,
            #"{"mode": "3-part-vertical", "cap-insets": {"top": -5, "left": 1e999}, "center": {"height": 0}}"#,
        ])
    func damagedSlices(resizing: String) throws {
        let plain = try sliced("null") { $0.interpolation(.none).resizable() }
        #expect(try sliced(resizing) { $0.interpolation(.none).resizable() } == plain)
    }

    @Test("An image has variants for dark mode and for desktop devices")
    func appearances() throws {
        let catalog = try Catalog()
        try write(catalog, "Sky", [("day", Self.plain), ("night", Self.other), ("phone", Self.third)])
        try catalog.writeImages(
            "Sky",
            """
            {"idiom": "iphone", "filename": "phone.png"},
            {"idiom": "universal", "filename": "day.png"},
            {"idiom": "universal", "filename": "night.png",
                "appearances": [{"appearance": "luminosity", "value": "dark"}]}
            """)
        #expect(try catalog.middle { Image("Sky", bundle: catalog.bundle) } == Self.red)
        #expect(
            try catalog.middle({ $0.setEnvironment(\.colorScheme, .dark) }) {
                Image("Sky", bundle: catalog.bundle)
            } == Self.green)
    }

    @Test("A template takes the foreground color unless the view sets another rendering mode")
    func templates() throws {
        let catalog = try Catalog()
        try write(catalog, "Mark", [("mark", Self.plain)])
        try catalog.writeImages(
            "Mark", #"{"idiom": "universal", "filename": "mark.png"}"#,
            #"{"template-rendering-intent": "template"}"#)
        let image = Image("Mark", bundle: catalog.bundle)
        #expect(try catalog.middle { image.foregroundStyle(Self.third) } == Self.blue)
        #expect(
            try catalog.middle { image.renderingMode(.original).foregroundStyle(Self.third) } == Self.red)
    }

    @Test("A vector image is sharp at any size")
    func drawings() throws {
        let catalog = try Catalog()
        try catalog.write(
            ##"<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><rect width="1" height="2" fill="#f00"/></svg>"##,
            to: "Assets.xcassets/Half.imageset/half.svg")
        try catalog.writeImages(
            "Half", #"{"idiom": "universal", "filename": "half.svg"}"#,
            #"{"preserves-vector-representation": true}"#)
        let host = try mount(width: 40, height: 40) {
            Image("Half", bundle: catalog.bundle).resizable().background(Color.white)
        }
        let picture = host.freshPicture()
        #expect(picture[18, 20] == Self.red && picture[21, 20] == 0xFFFF_FFFF)
    }

    @Test(
        "An image has variants for a language and a direction; without one for the direction it is mirrored")
    func languages() throws {
        let catalog = try Catalog()
        try write(catalog, "Word", [("base", Self.plain), ("de", Self.other)])
        try catalog.writeImages(
            "Word",
            #"{"idiom": "universal", "filename": "base.png"}, {"idiom": "universal", "filename": "de.png", "locale": "de"}"#
        )
        let half = HStack(spacing: 0) {
            Self.plain
            Self.third
        }
        let renderer = ImageRenderer(content: half.frame(width: 40, height: 40))
        try catalog.write(
            try #require(renderer.pngData()), to: "Assets.xcassets/Way.imageset/way.png")
        try catalog.writeImages(
            "Way", #"{"idiom": "universal", "filename": "way.png", "language-direction": "left-to-right"}"#)

        let image = Image("Word", bundle: catalog.bundle)
        #expect(
            try catalog.middle { image.environment(\.locale, Locale(identifier: "de_AT")) } == Self.green)
        #expect(try catalog.middle { image.environment(\.locale, Locale(identifier: "fr_FR")) } == Self.red)

        for (direction, color) in [(LayoutDirection.leftToRight, Self.red), (.rightToLeft, Self.blue)] {
            let host = try mount(width: 40, height: 40) {
                Image("Way", bundle: catalog.bundle).environment(\.layoutDirection, direction)
            }
            #expect(host.freshPicture()[10, 20] == color)
        }
    }

    @Test("A file in the language's folder takes precedence over others")
    func languageFolders() throws {
        let catalog = try Catalog()
        try catalog.writePicture(Self.plain, to: "sign.png")
        try catalog.writePicture(Self.other, to: "de.lproj/sign.png")
        try catalog.writePicture(Self.third, to: "fr.lproj/other.png")
        let image = Image("sign", bundle: catalog.bundle)
        #expect(try catalog.middle { image.environment(\.locale, Locale(identifier: "de")) } == Self.green)
        #expect(try catalog.middle { image.environment(\.locale, Locale(identifier: "fr")) } == Self.red)
    }

    @Test("A resource stands for the image of its name and bundle")
    func resources() throws {
        let catalog = try Catalog()
        try write(catalog, "Mark", [("mark", Self.plain)])
        try catalog.writeImages("Mark", #"{"idiom": "universal", "filename": "mark.png"}"#)
        let resource = ImageResource(name: "Mark", bundle: catalog.bundle)
        #expect(Image(resource) == Image("Mark", bundle: catalog.bundle))
        let host = try mount { Label("Title", image: resource) }
        #expect(host.texts == ["Title"])
    }

    @Test(
        "A file outside the catalog or a damaged description shows a dashed box",
        arguments: [
            #"{"images": [{"idiom": "universal", "filename": "../../secret.png"}]}"#,
            #"{"images": [{"idiom": "universal", "filename": ".."}]}"#,
            #"{"images": [{"idiom": "universal", "filename": "gone.png", "scale": "99999999999999999999x"}]}"#,
            #"{"images": [{"idiom": "universal"}]}"#, #"{"images": "#, "",
        ])
    func damaged(text: String) throws {
        let catalog = try Catalog()
        try catalog.writePicture(Self.plain, to: "secret.png")
        try catalog.write(text, to: "Assets.xcassets/Bad.imageset/Contents.json")
        let host = try mount { Image("Bad", bundle: catalog.bundle) }
        let box = try mount { Image(systemName: "no such symbol") }
        #expect(host.freshPicture().difference(from: box.freshPicture()).count == 0)
    }
}
