import Foundation

/// The `Package.swift` of an app.
struct Manifest: Equatable {
    /// Where the app finds Pica.
    enum Dependency: Equatable {
        /// The library that `make install` put into a folder.
        case installed(String)
        /// The sources of Pica, which are built with the app.
        case package(String)
    }

    struct Target: Equatable {
        enum Kind: String {
            case program = "executableTarget"
            case library = "target"
            case tests = "testTarget"
        }

        var kind: Kind
        var name: String
        /// The folder, if it is not the usual one.
        var path: String?
        /// The other targets of the package that it imports.
        var targets: [String] = []
        /// Pica's products that it imports, for a package that builds Pica.
        var products: [String]
        /// The files and folders of its sources, if these are not all of its folder.
        var sources: [String] = []
        /// Files and folders that are copied or translated, relative to the target.
        var resources: [String] = []
        /// The modules that the compiler imports into each file, besides Combine and Observation.
        var implied: [String] = []
        /// Files that are no part of the target, relative to it.
        var excluded: [String] = []
    }

    var name: String
    var dependency: Dependency
    var languageMode = "6"
    var isLocalized = false
    var targets: [Target]

    var text: String {
        var text = """
            // swift-tools-version: 6.0
            import PackageDescription


            """
        if case .installed(let folder) = dependency { text += Self.settings(folder) }
        text += "let package = Package(\n    name: \(name.quoted),\n"
        if isLocalized { text += "    defaultLocalization: \"en\",\n" }
        if case .package(let path) = dependency {
            text += "    dependencies: [.package(path: \(path.quoted))],\n"
        }
        text += "    targets: [\n" + targets.map(target).joined(separator: ",\n") + ",\n    ],\n"
        return text + "    swiftLanguageModes: [.v\(languageMode)]\n)\n"
    }

    private static func settings(_ folder: String) -> String {
        """
        // Pica as `make install` left it. Set PICA_HOME where it is in another folder. To build Pica with the app instead,
        // remove the settings and depend on the package of Pica's sources and its products.
        let pica = Context.environment["PICA_HOME"] ?? \(folder.quoted)
        let compiling: [SwiftSetting] = [
            .unsafeFlags(["@\\(pica)/flags", \(Installation.importArguments.map(\.quoted).joined(separator: ", "))])
        ]
        let linking: [LinkerSetting] = [
            .unsafeFlags(["-L", pica, "-l\(Installation.libraryName)", "-Xlinker", "-rpath", "-Xlinker", pica])
        ]


        """
    }

    private func target(_ target: Target) -> String {
        var lines = ["name: \(target.name.quoted)"]
        var dependencies = target.targets.map(\.quoted)
        if case .package(let path) = dependency {
            let package = Self.packageName(path)
            dependencies += target.products.map {
                ".product(name: \($0.quoted), package: \(package.quoted))"
            }
        }
        if !dependencies.isEmpty { lines.append(Self.list("dependencies", dependencies)) }
        if let path = target.path { lines.append("path: \(path.quoted)") }
        if !target.excluded.isEmpty { lines.append(Self.list("exclude", target.excluded.map(\.quoted))) }
        if !target.sources.isEmpty { lines.append(Self.list("sources", target.sources.map(\.quoted))) }
        if !target.resources.isEmpty {
            lines.append(Self.list("resources", target.resources.map { ".process(\($0.quoted))" }))
        }
        let implied = Installation.importArguments(for: target.implied).map(\.quoted).joined(separator: ", ")
        switch dependency {
        case .installed:
            let more = implied.isEmpty ? "" : " + [.unsafeFlags([\(implied)])]"
            lines += ["swiftSettings: compiling\(more)", "linkerSettings: linking"]
        case .package(let path):
            // A root package may use such flags.
            let usual = Installation.importArguments.map(\.quoted).joined(separator: ", ")
            let flags = [usual, implied].filter { !$0.isEmpty }.joined(separator: ", ")
            lines.append("swiftSettings: [.unsafeFlags([\(flags)])]")
            if target.resources.contains(where: { $0.hasSuffix(".xcassets") }) {
                let package = Self.packageName(path)
                lines.append("plugins: [.plugin(name: \"PicaAssets\", package: \(package.quoted))]")
            }
        }
        return "        .\(target.kind.rawValue)(\n            "
            + lines.joined(separator: ",\n            ") + "\n        )"
    }

    private static func packageName(_ path: String) -> String { (path as NSString).lastPathComponent }

    private static func list(_ name: String, _ values: [String]) -> String {
        guard values.count > 1 else { return "\(name): [\(values.joined())]" }
        return "\(name): [\n"
            + values.map { "                \($0),\n" }.joined() + "            ]"
    }
}

extension String {
    /// The text as a literal of Swift.
    var quoted: String {
        var literal = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
