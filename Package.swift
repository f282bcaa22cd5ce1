// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

/// A C library found by pkg-config and installed from Debian's packages.
func system(_ name: String, _ pkgConfig: String?, _ debian: String) -> Target {
    .systemLibrary(
        name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig,
        providers: [.apt([debian])])
}

/// A target with names of Apple's frameworks, on top of all others.
func names(_ name: String) -> Target {
    .target(
        name: name,
        dependencies: [
            .target(name: "_Testing_\(name)"), "CoreGraphics", "UniformTypeIdentifiers", "PicaUI",
            "PicaDesktop",
            "PicaViews", "PicaScenes",
            "PicaControls", "PicaLabels", "PicaDrawing", "PicaGraph", "PicaCanvas", "PicaText", "PicaCombine",
            "PicaFoundation",
        ])
}

/// A module that Swift Testing looks for where a file imports both it and a module of Apple's name.
func testingOverlay(_ name: String) -> Target {
    .target(name: "_Testing_\(name)", path: "Sources/System/Testing\(name)")
}

/// A target of views, on top of the graph.
func views(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .target(
        name: name,
        dependencies: [
            "PicaGraph", "PicaState", "PicaCombine", "PicaCanvas", "PicaText", "PicaFoundation", "PicaMacros",
        ] + dependencies)
}

/// A sample that is written as for the Mac.
func port(_ name: String, _ modules: [Target.Dependency], languageMode: SwiftLanguageMode = .v6) -> Target {
    .executableTarget(
        name: name, dependencies: modules, path: "Samples/Ports/\(name)", packageAccess: false,
        swiftSettings: [.swiftLanguageMode(languageMode)])
}

let package = Package(
    name: "Pica",
    defaultLocalization: "en",
    products: [
        .library(name: "PicaUI", targets: ["PicaUI"]),
        .library(name: "PicaTesting", targets: ["PicaTesting"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "AppKit", targets: ["AppKit"]),
        .library(name: "Cocoa", targets: ["Cocoa"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
        .library(name: "OSLog", targets: ["OSLog"]),
        .library(name: "os", targets: ["os"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        // All of these in one file, for `make install`. Programs that `pica run` compiles link with it.
        .library(
            name: "PicaShared", type: .dynamic,
            targets: [
                "PicaUI", "PicaTesting", "SwiftUI", "AppKit", "Cocoa", "UIKit", "Combine", "CoreGraphics",
                "CoreTransferable", "OSLog", "os", "UniformTypeIdentifiers",
            ]),
        .executable(name: "pica", targets: ["pica"]),
        .plugin(name: "pica-doctor", targets: ["pica-doctor"]),
        .plugin(name: "PicaAssets", targets: ["PicaAssets"]),
        .executable(name: "pica-strings", targets: ["pica-strings"]),
        .executable(name: "pica-previews", targets: ["pica-previews"]),
    ],
    targets: [
        system("CPicaSDL", nil, "libsdl2-ttf-dev"),
        system("CPicaFontconfig", "fontconfig", "libfontconfig1-dev"),
        system("CPicaHarfBuzz", "harfbuzz", "libharfbuzz-dev"),
        system("CPicaICU", "icu-i18n", "libicu-dev"),
        system("CPicaMarkdown", "libcmark-gfm", "libcmark-gfm-extensions-dev"),
        system("CPicaDBus", "dbus-1", "libdbus-1-dev"),
        system("CPicaXCB", "xcb-xfixes", "libxcb-xfixes0-dev"),
        system("CPicaWayland", "wayland-client", "libwayland-dev"),
        system("CPicaPNG", "libpng", "libpng-dev"),
        system("CPicaHyphen", nil, "libhyphen-dev"),
        // Libraries that are opened when they are needed: headers stand for none of theirs.
        .systemLibrary(name: "CPicaCurl", path: "Sources/System/CPicaCurl", providers: [.apt(["libcurl4"])]),
        .systemLibrary(name: "CPicaHEIF", path: "Sources/System/CPicaHEIF", providers: [.apt(["libheif1"])]),
        // Its pkg-config file brings a flag that SwiftPM refuses with a warning.
        system("CPicaEnchant", nil, "libenchant-2-dev"),
        // Part of Swift's own runtime.
        .systemLibrary(name: "CPicaFiles", path: "Sources/System/CPicaFiles"),
        .systemLibrary(name: "CPicaMainQueue", path: "Sources/System/CPicaMainQueue"),

        // They run beside the compiler, and are linked into nothing. What is worth testing is no macro's target, as
        // SwiftPM would build all tests, and all that they need, once more for those.
        .target(name: "PicaExpansions"),
        .macro(name: "PicaMacros", dependencies: ["PicaExpansions"]),

        .target(name: "PicaCombine"),
        .target(name: "Combine", dependencies: ["PicaCombine"]),
        .target(name: "PicaFoundation", dependencies: ["CPicaFiles", "CPicaICU", "CPicaMarkdown"]),
        .target(name: "CoreTransferable", dependencies: ["PicaFoundation"]),
        .target(name: "OSLog", dependencies: ["PicaFoundation"]),
        .systemLibrary(name: "CPicaOS", path: "Sources/System/CPicaOS"),
        .target(name: "os", dependencies: ["CPicaOS", "OSLog"]),
        .target(name: "UniformTypeIdentifiers", dependencies: ["PicaFoundation"]),
        .target(
            name: "PicaText",
            dependencies: [
                "PicaFoundation", "CPicaFontconfig", "CPicaHarfBuzz", "CPicaICU", "CPicaHyphen",
                "CPicaEnchant",
            ]),
        .target(
            name: "PicaCanvas",
            dependencies: ["PicaText", "PicaFoundation", "CPicaSDL", "CPicaHEIF", "CPicaPNG"]),
        .target(name: "PicaState", dependencies: ["PicaCombine", "PicaFoundation", "PicaMacros"]),
        .target(
            name: "PicaGraph",
            dependencies: [
                "PicaState", "PicaCanvas", "PicaText", "PicaCombine", "PicaFoundation", "PicaMacros",
            ]),
        // Seven targets hold the views, from the lowest to the highest. Each imports those before it.
        views("PicaDrawing"),
        views("PicaLabels", "PicaDrawing", "CPicaCurl"),
        views("PicaRichText", "PicaDrawing", "PicaLabels"),
        views("PicaControls", "PicaDrawing", "PicaLabels", "PicaRichText"),
        views("PicaFields", "PicaDrawing", "PicaLabels", "PicaRichText", "PicaControls"),
        views(
            "PicaCollections", "PicaDrawing", "PicaLabels", "PicaRichText", "PicaControls", "PicaFields"),
        views(
            "PicaScenes", "PicaDrawing", "PicaLabels", "PicaRichText", "PicaControls", "PicaFields",
            "PicaCollections"),
        .target(
            name: "PicaViews",
            dependencies: [
                "PicaDrawing", "PicaLabels", "PicaRichText", "PicaControls", "PicaFields", "PicaCollections",
                "PicaScenes",
            ]),
        .target(name: "PicaBus", dependencies: ["CPicaDBus", "CPicaMainQueue"]),
        .target(
            name: "PicaDesktop",
            dependencies: [
                "PicaViews", "PicaGraph", "PicaState", "PicaCanvas", "PicaText", "PicaBus", "PicaFoundation",
                "CPicaSDL", "CPicaXCB", "CPicaWayland", "CPicaFiles", "CPicaMainQueue",
            ]),
        .target(
            name: "PicaUI",
            dependencies: [
                "Combine", "CoreTransferable", "OSLog", "UniformTypeIdentifiers", "PicaDesktop", "PicaViews",
                "PicaGraph", "PicaState", "PicaFoundation", "PicaMacros",
            ]),
        // The names by which source from elsewhere imports Pica. Only packages that ask for them see them.
        .target(name: "SwiftUI", dependencies: ["PicaUI"]),
        names("AppKit"),
        .target(name: "Cocoa", dependencies: ["AppKit"]),
        names("UIKit"),
        .target(
            name: "CoreGraphics",
            dependencies: ["_Testing_CoreGraphics", "PicaFoundation", "PicaDrawing", "PicaLabels"]),
        testingOverlay("AppKit"),
        testingOverlay("CoreGraphics"),
        testingOverlay("UIKit"),
        .target(
            name: "PicaTesting",
            dependencies: [
                "PicaViews", "PicaLabels", "PicaDrawing", "PicaGraph", "PicaState", "PicaCanvas", "PicaText",
            ]),

        .executableTarget(
            name: "pica", dependencies: ["PicaAssetSymbols", "PicaExpansions", "PicaFoundation"],
            path: "Sources/PicaCommand",
            resources: [.copy("Data/pica-names.tsv"), .copy("Data/swiftui-names.tsv")]),
        .plugin(
            name: "pica-doctor",
            capability: .command(
                intent: .custom(
                    verb: "pica-doctor", description: "Says what the package's sources use and Pica lacks.")),
            dependencies: ["pica"]),
        .target(name: "PicaAssetSymbols"),
        .executableTarget(
            name: "pica-assets", dependencies: ["PicaAssetSymbols"], path: "Sources/PicaAssets"),
        .plugin(name: "PicaAssets", capability: .buildTool(), dependencies: ["pica-assets"]),
        .executableTarget(
            name: "pica-strings", dependencies: ["PicaFoundation"], path: "Sources/PicaStrings"),
        .executableTarget(
            name: "pica-docs", dependencies: ["PicaFoundation", "CPicaMarkdown"], path: "Sources/PicaDocs"),
        .executableTarget(
            name: "pica-previews", dependencies: ["PicaFoundation"], path: "Sources/PicaPreviews"),
        // The samples are no products of the package: an app with a target of the same name could not depend on it.
        .executableTarget(
            name: "Gallery", dependencies: ["AppKit", "PicaUI"], path: "Samples/Gallery",
            resources: [.process("Resources")]),
        .executableTarget(name: "Notebook", dependencies: ["PicaUI"], path: "Samples/Notebook"),
        // Written as for the Mac. They use Pica as apps of other packages do.
        port("Tally", ["SwiftUI"]),
        port("Pomodoro", ["SwiftUI", "Combine"], languageMode: .v5),
        port("Palette", ["SwiftUI", "AppKit"]),
        .executableTarget(
            name: "PicaBench",
            dependencies: [
                "PicaUI", "PicaDesktop", "PicaViews", "PicaGraph", "PicaState", "PicaCanvas", "PicaText",
                "CPicaSDL",
            ],
            path: "Benchmarks/PicaBench"),

        .executableTarget(
            name: "LocaleProbe", dependencies: ["PicaFoundation"], path: "Tests/Fixtures/LocaleProbe",
            resources: [.process("Resources")]),
        .executableTarget(
            name: "SavingProbe", dependencies: ["PicaFoundation"], path: "Tests/Fixtures/SavingProbe"),
        .testTarget(name: "PicaCombineTests", dependencies: ["PicaCombine", "Combine"]),
        .testTarget(
            name: "PicaFoundationTests",
            dependencies: [
                "PicaFoundation", "CoreTransferable", "OSLog", "UniformTypeIdentifiers", "LocaleProbe",
                "SavingProbe",
            ]),
        .testTarget(name: "PicaExpansionsTests", dependencies: ["PicaExpansions"]),
        .testTarget(name: "PicaCommandTests", dependencies: ["pica", "PicaExpansions"]),
        .testTarget(name: "PicaAssetSymbolsTests", dependencies: ["PicaAssetSymbols"]),
        .testTarget(name: "PicaDocsTests", dependencies: ["pica-docs"]),
        .testTarget(name: "PicaPreviewsTests", dependencies: ["pica-previews"]),
        .testTarget(name: "PicaStringsTests", dependencies: ["pica-strings", "PicaFoundation"]),
        .testTarget(name: "CoverageTests", dependencies: ["pica-strings"]),
        .testTarget(name: "PicaTextTests", dependencies: ["PicaText"]),
        .testTarget(
            name: "PicaCanvasTests", dependencies: ["PicaCanvas", "PicaText", "CPicaSDL", "CPicaHarfBuzz"]),
        .testTarget(
            name: "PicaViewsTests",
            dependencies: ["PicaTesting", "PicaUI", "PicaViews", "PicaGraph", "PicaState"],
            exclude: ["Painting/Pictures"]),
        .testTarget(
            name: "GalleryTests",
            dependencies: ["AppKit", "Gallery", "PicaTesting", "PicaViews", "PicaGraph", "PicaState"]),
        .testTarget(name: "NotebookTests", dependencies: ["Notebook", "PicaTesting"]),
        .testTarget(
            name: "PortTests", dependencies: ["Tally", "Pomodoro", "Palette", "PicaTesting"],
            packageAccess: false),
        .testTarget(
            name: "ShimTests",
            dependencies: [
                "SwiftUI", "AppKit", "UIKit", "CoreGraphics", "os", "PicaUI", "PicaDesktop", "PicaScenes",
                "PicaLabels", "PicaGraph",
            ]),
        // The guides' code uses Pica as an app does, without what its targets share.
        .testTarget(
            name: "GuideTests", dependencies: ["PicaTesting", "PicaUI", "SwiftUI", "OSLog"],
            packageAccess: false),
        .executableTarget(
            name: "EchoProbe", dependencies: ["PicaDesktop", "PicaViews", "PicaGraph", "PicaCanvas"],
            path: "Tests/Fixtures/EchoProbe"),
        .executableTarget(
            name: "FieldProbe", dependencies: ["PicaUI"], path: "Tests/Fixtures/FieldProbe"),
        .executableTarget(
            name: "SelectionProbe", dependencies: ["CPicaXCB"], path: "Tests/Fixtures/SelectionProbe"),
        .executableTarget(
            name: "PortalProbe", dependencies: ["CPicaDBus"], path: "Tests/Fixtures/PortalProbe"),
        .executableTarget(
            name: "MethodProbe", dependencies: ["CPicaWayland"], path: "Tests/Fixtures/MethodProbe"),
        .testTarget(
            name: "DesktopTests",
            dependencies: [
                "EchoProbe", "FieldProbe", "Gallery", "MethodProbe", "Notebook", "PortalProbe",
                "SelectionProbe", "PicaDesktop",
                "PicaBus",
                "PicaViews", "PicaGraph", "PicaState", "PicaCanvas", "PicaText",
                "CPicaSDL",
            ],
            path: "Tests/Desktop"),
    ],
    swiftLanguageModes: [.v6]
)
