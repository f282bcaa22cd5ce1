import Foundation
import Testing

@testable import pica

/// The manifests and the files of new apps.
struct ManifestTests {
    @Test("A manifest for Pica's sources names products, one for an installed Pica its folder")
    func dependencies() {
        let target = Manifest.Target(kind: .program, name: "A", products: ["SwiftUI"], resources: ["Data"])
        let source = Manifest(name: "A \"b\"", dependency: .package("/src/pica"), targets: [target]).text
        #expect(source.contains(#"name: "A \"b\"","#))
        #expect(source.contains(#"dependencies: [.package(path: "/src/pica")]"#))
        #expect(source.contains(#".product(name: "SwiftUI", package: "pica")"#))
        #expect(source.contains(#"resources: [.process("Data")]"#))
        let installed = Manifest(name: "A", dependency: .installed("/opt/lib/pica"), targets: [target]).text
        #expect(installed.contains(#"Context.environment["PICA_HOME"] ?? "/opt/lib/pica""#))
        #expect(installed.contains("swiftSettings: compiling"))
        #expect(!installed.contains(".product("))
    }

    @Test("A new app's module and types are named after its folder")
    func names() throws {
        let template = try AppTemplate(name: "reading-list")
        #expect(template.module == "ReadingList")
        #expect(
            template.files(.package("/pica")).map(\.path) == [
                "Package.swift", ".gitignore", "Sources/ReadingList/ReadingListApp.swift",
                "Sources/ReadingList/ContentView.swift", "Tests/ReadingListTests/ContentViewTests.swift",
            ])
    }

    @Test(
        "Names that no module can have are refused",
        arguments: ["", "1st", "a/b", "swiftUI", "Foundation", "ä"])
    func refused(name: String) {
        #expect(throws: Failure.self) { try AppTemplate(name: name) }
    }

    @Test("A package's only program is found; several are named")
    func programs() throws {
        let json = """
            {"name": "p", "products": [{"name": "a", "type": {"executable": null}},
            {"name": "l", "type": {"library": ["automatic"]}}], "targets": [{"name": "a", "type": "executable"}]}
            """
        var package = try JSONDecoder().decode(PackageDescription.self, from: Data(json.utf8))
        #expect(try package.onlyProgram() == "a")
        package.products.append(PackageDescription.Product(name: "b", type: ["executable": nil]))
        #expect(throws: Failure("the package p has several programs; choose one: a, b")) {
            try package.onlyProgram()
        }
    }
}
