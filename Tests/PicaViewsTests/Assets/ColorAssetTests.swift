import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph
import PicaState
import PicaTesting
import PicaViews
import Testing

@testable import PicaDrawing
@testable import PicaRichText

/// Colors of asset catalogs.
@MainActor @Suite struct ColorAssetTests {
    private func shown(
        _ name: String, in catalog: Catalog, _ change: (inout EnvironmentValues) -> Void = { _ in }
    )
        -> Color.Resolved
    {
        var environment = EnvironmentValues()
        change(&environment)
        return Color(name, bundle: catalog.bundle).resolve(in: environment)
    }

    private func isNear(
        _ color: Color.Resolved, _ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1
    )
        -> Bool
    {
        let pairs = [(color.red, red), (color.green, green), (color.blue, blue), (color.opacity, alpha)]
        return pairs.allSatisfy { abs($0 - $1) < 0.004 }
    }

    private static func components(_ red: String, _ green: String, _ blue: String, space: String = "srgb")
        -> String
    {
        """
        {"idiom": "universal", "color": {"color-space": "\(space)", "components":
            {"red": \(red), "green": \(green), "blue": \(blue), "alpha": "0.500"}}}
        """
    }

    @Test("Color components are fractions of 1, numbers up to 255, or hexadecimal digits up to FF")
    func notations() throws {
        let catalog = try Catalog()
        try catalog.writeColor("Parts", Self.components("\"1.000\"", "\"0.500\"", "\"0.000\""))
        try catalog.writeColor("Bytes", Self.components("\"255\"", "\"51\"", "\"0\""))
        try catalog.writeColor("Hex", Self.components("\"0xFF\"", "\"0x33\"", "\"0x00\""))
        try catalog.writeColor("Numbers", Self.components("1", "0.5", "0"))
        #expect(isNear(shown("Parts", in: catalog), 1, 0.5, 0, 0.5))
        #expect(isNear(shown("Bytes", in: catalog), 1, 0.2, 0, 0.5))
        #expect(isNear(shown("Hex", in: catalog), 1, 0.2, 0, 0.5))
        #expect(isNear(shown("Numbers", in: catalog), 1, 0.5, 0, 0.5))
    }

    @Test("Colors can be in Display P3, linear light or gray")
    func spaces() throws {
        let catalog = try Catalog()
        try catalog.writeColor(
            "Wide", Self.components("\"0.5\"", "\"0.5\"", "\"0.5\"", space: "display-p3"))
        try catalog.writeColor(
            "Linear", Self.components("\"1.0\"", "\"0.214\"", "\"0.0\"", space: "extended-linear-srgb"))
        try catalog.writeColor(
            "Beyond", Self.components("\"1.5\"", "\"-0.5\"", "\"0.0\"", space: "extended-srgb"))
        try catalog.writeColor(
            "Grey",
            #"{"color": {"color-space": "extended-gray", "components": {"white": "1.000", "alpha": "1.000"}}}"#
        )
        // Greys are the same in both spaces of light.
        #expect(isNear(shown("Wide", in: catalog), 0.5, 0.5, 0.5, 0.5))
        // 0.214 of the light is half of the way for the eye.
        #expect(isNear(shown("Linear", in: catalog), 1, 0.5, 0, 0.5))
        #expect(isNear(shown("Beyond", in: catalog), 1, 0, 0, 0.5))
        #expect(isNear(shown("Grey", in: catalog), 1, 1, 1))
    }

    private static let appearances = """
        {"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"components": {"red": "0.0", "green": "1.0", "blue": "0.0", "alpha": "1.0"}}},
        {"appearances": [{"appearance": "contrast", "value": "high"}],
            "color": {"components": {"red": "0.0", "green": "0.0", "blue": "1.0", "alpha": "1.0"}}},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}],
            "color": {"components": {"red": "1.0", "green": "1.0", "blue": "1.0", "alpha": "1.0"}}}
        """

    @Test("A shown color follows changes of the color scheme and the contrast")
    func appearances() throws {
        let catalog = try Catalog()
        try catalog.writeColor("Ground", Self.appearances)
        let host = try mount(width: 20, height: 20) { Color("Ground", bundle: catalog.bundle) }
        #expect(host.paintedScreen()[10, 10] == 0xFFFF_0000)
        host.setEnvironment(\.colorScheme, .dark)
        host.update()
        #expect(host.paintedScreen()[10, 10] == 0xFF00_FF00)
        host.setEnvironment(\.colorSchemeContrast, .increased)
        host.update()
        #expect(host.paintedScreen()[10, 10] == 0xFFFF_FFFF)
        host.setEnvironment(\.colorScheme, .light)
        host.update()
        #expect(host.paintedScreen()[10, 10] == 0xFF00_00FF)
    }

    @Test("A system color's name stands for the theme's color")
    func references() throws {
        let catalog = try Catalog()
        try catalog.writeColor(
            "Blue", #"{"color": {"platform": "universal", "reference": "systemBlueColor"}}"#)
        try catalog.writeColor("Label", #"{"color": {"platform": "osx", "reference": "labelColor"}}"#)
        for scheme in ColorScheme.allCases {
            var environment = EnvironmentValues()
            environment.colorScheme = scheme
            #expect(
                shown("Blue", in: catalog) { $0.colorScheme = scheme }
                    == Color.blue.resolve(in: environment))
            #expect(
                shown("Label", in: catalog) { $0.colorScheme = scheme }
                    == Color.primary.resolve(in: environment))
        }
    }

    @Test("Only folders that provide a namespace prefix names")
    func namespaces() throws {
        let catalog = try Catalog()
        let red = Self.components("1", "0", "0")
        try catalog.writeColor("Plain/One", red)
        try catalog.writeColor("Space/Two", red)
        try catalog.writeColor("Space/Inner/Three", red)
        try catalog.write(
            #"{"properties": {"provides-namespace": true}}"#, to: "Assets.xcassets/Space/Contents.json")
        for name in ["One", "Space/Two", "Space/Three"] {
            #expect(isNear(shown(name, in: catalog), 1, 0, 0, 0.5), "\(name)")
        }
        #expect(!isNear(shown("Two", in: catalog), 1, 0, 0, 0.5))
    }

    @Test("A resource stands for the color of its name and bundle and equals only itself")
    func resources() throws {
        let catalog = try Catalog()
        try catalog.writeColor("Red", Self.components("1", "0", "0"))
        let resource = ColorResource(name: "Red", bundle: catalog.bundle)
        #expect(Color(resource) == Color("Red", bundle: catalog.bundle))
        #expect(resource == ColorResource(name: "Red", bundle: catalog.bundle))
        #expect(resource != ColorResource(name: "Blue", bundle: catalog.bundle))
    }

    @Test(
        "Missing and damaged colors are gray",
        arguments: [
            "", "{", "[]", #"{"colors": 3}"#, #"{"colors": [{}]}"#, #"{"colors": [{"color": 1}]}"#,
            #"{"colors": [{"color": {"components": {"red": "one", "green": "0", "blue": "0"}}}]}"#,
            #"{"colors": [{"color": {"components": {"red": "nan", "green": "0.0", "blue": "0.0"}}}]}"#,
            #"{"colors": [{"color": {"reference": "noSuchColor"}}]}"#,
        ])
    func damaged(text: String) throws {
        let catalog = try Catalog()
        try catalog.write(text, to: "Assets.xcassets/Bad.colorset/Contents.json")
        let grey = Color.gray.resolve(in: EnvironmentValues())
        #expect(shown("Bad", in: catalog) == grey)
        #expect(shown("Missing", in: catalog) == grey)
        #expect(shown("../Bad", in: catalog) == grey)
    }

    @Test(
        "Out-of-range components are clamped",
        arguments: ["1e999", "0xFFFFFFFFFFFFFFFF", "9999999999999"])
    func giants(number: String) throws {
        let catalog = try Catalog()
        try catalog.writeColor("Giant", Self.components("\"\(number)\"", "\"0.0\"", "\"-1e308\""))
        #expect(isNear(shown("Giant", in: catalog), 1, 0, 0, 0.5))
    }

    @Test("A catalog with a folder cycle is read once")
    func cycles() throws {
        let catalog = try Catalog()
        try catalog.writeColor("Red", Self.components("1", "0", "0"))
        try FileManager.default.createSymbolicLink(
            at: catalog.url.appendingPathComponent("Assets.xcassets/Again"),
            withDestinationURL: catalog.url.appendingPathComponent("Assets.xcassets"))
        #expect(isNear(shown("Red", in: catalog), 1, 0, 0, 0.5))
    }

    @Test("A color from a catalog is archived in its light appearance")
    func archive() throws {
        let catalog = try Catalog()
        try catalog.writeColor("Ground", Self.appearances)
        #expect(
            ArchivedColor(Color("Ground", bundle: catalog.bundle)).color == Color(red: 1, green: 0, blue: 0)
        )
    }

    @Test("A catalog with too many folders to walk has the assets found so far")
    func manyFolders() throws {
        let catalog = try Catalog()
        for number in 0..<20 {
            try catalog.writeColor("C\(number)", Self.components("1", "0", "0"))
        }
        func found(_ steps: Int) -> Int {
            let assets = AssetCatalog(places: [catalog.url.path], within: WorkBudget(steps: steps))
            return (0..<20).count { assets.contents(.color, "C\($0)") != nil }
        }
        #expect(found(1_000) == 20)
        #expect(found(0) == 0)
        #expect((1..<20).contains(found(10)))
    }
}
