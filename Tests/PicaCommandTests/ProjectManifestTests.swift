import Foundation
import Testing

@testable import pica

/// The manifest that the doctor writes for an Xcode project's sources.
struct ProjectManifestTests {
    private func write(_ files: [String: String], program: String? = nil) throws -> (Manifest, [String]) {
        let folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(text, to: name) }
        let writer = try ProjectManifest(Project(folder.path, FolderWalk(folder.path)), program: program)
        return (writer.manifest(.package("/src/pica")), writer.notes)
    }

    @Test("A project of one folder becomes one target with its resources, and its tests another")
    func simple() throws {
        let (manifest, _) = try write([
            "Shop.xcodeproj/project.pbxproj": "",
            "Shop/ShopApp.swift": "import SwiftUI\n@main struct A: App {}",
            "Shop/Assets.xcassets/Contents.json": "{}", "Shop/Info.plist": "", "Shop/Shop.entitlements": "",
            "Shop/Data/a.json": "", "Shop/Data/b.json": "", "Shop/de.lproj/Localizable.strings": "",
            "ShopTests/ShopTests.swift": "import XCTest", "ShopUITests/UI.swift": "import XCTest",
        ])
        #expect(manifest.name == "Shop")
        #expect(manifest.isLocalized)
        #expect(
            manifest.targets == [
                Manifest.Target(
                    kind: .program, name: "Shop", path: "Shop", products: ["SwiftUI"],
                    resources: ["Assets.xcassets", "Data", "de.lproj/Localizable.strings"],
                    excluded: ["Info.plist", "Shop.entitlements"]),
                Manifest.Target(
                    kind: .tests, name: "ShopTests", path: "ShopTests", targets: ["Shop"],
                    products: ["SwiftUI"]),
            ])
    }

    @Test(
        "Folders without a program of their own are part of the program; other programs and packages are named"
    )
    func several() throws {
        let files = [
            "Mac/App.swift": "import AppKit\nimport SwiftUI\n@main struct A: App {}",
            "Phone/App.swift": "import SwiftUI\n@main struct A: App {}",
            "Shared/Model.swift": "import Foundation",
            "Widget/W.swift": "@main struct W: WidgetBundle {}", "Kit/Package.swift": "",
            "Kit/Sources/Kit/k.swift": "@main struct K {}",
        ]
        #expect(throws: Failure.self) { try write(files) }
        let (manifest, notes) = try write(files, program: "Mac")
        #expect(manifest.targets.map(\.sources) == [["Mac", "Shared"]])
        #expect(manifest.targets[0].products == ["SwiftUI", "AppKit"])
        #expect(
            notes == [
                "Left out: Phone, Widget.", "Kit is a package of its own; add it to the dependencies.",
            ])
    }

    @Test("Names, identifier and icon come from the project")
    func facts() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "\t\tPRODUCT_BUNDLE_IDENTIFIER = \"com.example.$(NAME)\";\n\t\tPRODUCT_BUNDLE_IDENTIFIER = com.example.Shop;\n",
            to: "Shop.xcodeproj/project.pbxproj")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleDisplayName</key><string>The Shop</string>
            <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string></dict></plist>
            """, to: "Shop/Info.plist")
        let icons = "Shop/Assets.xcassets/AppIcon.appiconset"
        try folder.write("small", to: "\(icons)/16.png")
        let largest = try folder.write("larger than that", to: "\(icons)/512.png")
        let facts = AppFacts(Project(folder.path, try FolderWalk(folder.path)))
        #expect(facts.name == "The Shop")
        #expect(facts.identifier == "com.example.Shop")
        #expect(facts.icon == largest)
    }

    @Test("A folder without a program is an error")
    func none() {
        #expect(throws: Failure.self) { try write(["A/a.swift": "struct A {}"]) }
    }
}
