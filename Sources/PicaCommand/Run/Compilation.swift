import Foundation
import PicaAssetSymbols
import PicaFoundation

/// Compiles the sources of `pica run` into a program.
struct Compilation {
    let sources: Sources
    let installation: Installation
    let languageMode: String
    /// The folder of the program and of what it leaves for its successor.
    let folder: String
    private let built = BuiltProgram()

    /// Creates a compilation.
    ///
    /// - Parameters:
    ///   - languageMode: The language mode of single files: 5 or 6. A package chooses its own.
    ///   - cache: The folder for the programs of all sources.
    init(
        _ sources: Sources, with installation: Installation, languageMode: String = "5",
        cache: String = Compilation.usualCache
    ) {
        (self.sources, self.installation, self.languageMode) = (sources, installation, languageMode)
        folder = "\(cache)/\(sources.name)-\(String(sources.place.stableHash, radix: 36))"
    }

    /// The usual folder: `$XDG_CACHE_HOME/pica/run`.
    static var usualCache: String {
        let variables = ProcessInfo.processInfo.environment
        // The XDG standard says to ignore relative paths.
        let cache = variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (cache ?? (variables["HOME"] ?? NSHomeDirectory()) + "/.cache") + "/pica/run"
    }

    /// The file in which a program leaves its windows for its successor.
    var stateFile: String { "\(folder)/windows" }

    /// Compiles the sources. The compiler writes its errors to standard error.
    ///
    /// - Returns: The program's path; `nil` if the sources have errors.
    func run() throws -> String? {
        switch sources {
        case .files(let files): try compile(files)
        case .package(let package, let product): try build(package, product)
        }
    }

    private func compile(_ files: [String]) throws -> String? {
        let new = "\(folder)/next/\(sources.name)"
        try FileManager.default.createDirectory(
            atPath: (new as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        let assets = try nameAssets(of: files)
        guard try Subprocess.run(arguments(for: files + assets, into: new)) == 0 else { return nil }
        let program = "\(folder)/\(sources.name)"
        // The old file stays in place until the new one is complete.
        guard rename(new, program) == 0 else {
            throw Failure("\(program) cannot be written: \(String(cString: strerror(errno)))")
        }
        return program
    }

    /// Copies the asset catalogs beside the files to the program, and gives the assets names in Swift.
    ///
    /// - Returns: The file with the names; none without catalogs.
    func nameAssets(of files: [String]) throws -> [String] {
        let manager = FileManager.default
        let folders = Set(files.map { ($0 as NSString).deletingLastPathComponent }).sorted()
        let catalogs = folders.flatMap { folder in
            ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".xcassets") }
                .map { "\(folder)/\($0)" }
        }.sorted()
        guard !catalogs.isEmpty else { return [] }
        for (index, catalog) in catalogs.enumerated() {
            let copy = "\(folder)/\(index)-\((catalog as NSString).lastPathComponent)"
            try? manager.removeItem(atPath: copy)
            try manager.copyItem(atPath: catalog, toPath: copy)
        }
        let output = "\(folder)/GeneratedAssetSymbols.swift"
        let command = AssetSymbolsCommand(output: output, bundle: "Bundle.main", catalogs: catalogs)
        for warning in try command.run() { StandardError.write("pica: \(warning)\n") }
        return [output]
    }

    /// The compiler's command line for single files.
    func arguments(for files: [String], into program: String) throws -> [String] {
        var arguments = ["swiftc", "-swift-version", languageMode, "-Onone", "-D", "DEBUG"]
        arguments += ["-module-name", sources.moduleName]
        // A file of top-level code is called main.swift, or stands alone without `@main`.
        let isMain = files.contains { ($0 as NSString).lastPathComponent == "main.swift" }
        if try !isMain && (files.count > 1 || Self.hasMainType(files[0])) {
            arguments.append("-parse-as-library")
        }
        arguments += installation.compilerArguments + Installation.importArguments
        arguments += try Installation.importArguments(for: Self.impliedModules(of: files))
        arguments += try Installation.headerArguments()
        // lld is part of Swift's toolchain, and is the fastest of the linkers there.
        arguments += installation.linkerArguments + ["-use-ld=lld"]
        return arguments + files + ["-o", program]
    }

    /// Returns the modules that files use without importing them, as Apple's SwiftUI brings them along.
    static func impliedModules(of files: [String]) throws -> [String] {
        let texts = files.compactMap { SourceFile($0)?.text }
        var own = DeclaredNames()
        for text in texts { own.read(text, isPublicOnly: false) }
        var implied = ImpliedImports()
        let known = try KnownNames.ofProgram()
        for text in texts { implied.add(text, own: own.names, known: known) }
        return implied.modules.sorted()
    }

    private static func hasMainType(_ file: String) throws -> Bool {
        guard let source = SourceFile(file) else { throw Failure("\(file) cannot be read") }
        return source.text.attributes.contains("main")
    }

    private func build(_ package: String, _ product: String?) throws -> String? {
        let name = try built.name ?? product ?? PackageDescription(of: package).onlyProgram()
        built.name = name
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let build = ["swift", "build", "--package-path", package]
        guard try Subprocess.run(build + ["--product", name]) == 0 else { return nil }
        built.folder = try built.folder ?? Subprocess.output(of: build + ["--show-bin-path"])
        return built.folder.map { "\($0)/\(name)" }
    }
}

/// The name and the folder of a package's program. The package manager takes half a second to tell each, and they stay
/// the same from build to build.
private final class BuiltProgram {
    var name: String?
    var folder: String?
}

extension Sources {
    /// The program's name: the first file's, or the package's folder's.
    var name: String {
        switch self {
        case .files(let files):
            ((files[0] as NSString).lastPathComponent as NSString).deletingPathExtension
        case .package(let folder, let product): product ?? (folder as NSString).lastPathComponent
        }
    }

    /// The path that tells programs of one name apart.
    var place: String {
        switch self {
        case .files(let files): files[0]
        case .package(let folder, _): folder
        }
    }

    /// A name that a module can have, and that no type of the file is likely to have.
    var moduleName: String {
        let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        return "App_" + String(letters)
    }
}

extension String {
    /// A hash that is the same in every process (FNV-1a); Swift's own differs.
    var stableHash: UInt64 {
        utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
