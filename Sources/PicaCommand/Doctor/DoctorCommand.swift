import Foundation
import PicaAssetSymbols

/// `pica doctor`: says what an app's sources use and Pica lacks, and writes a manifest for an Xcode project's.
struct DoctorCommand: Equatable {
    static let usage = """
        usage: pica doctor FOLDER [--write] [--program NAME] [--source FOLDER]

        Reads the Swift sources of an app. Lists by name, place and count what Pica lacks, what has no effect, and what to
        use instead; and the share of files that use nothing that is lacking.

        --write     writes FOLDER/Package.swift, for a folder of an Xcode project without one
        --program   the folder of the program, if the project has several
        --source    lets the manifest build Pica's sources in FOLDER instead of using the installed library

        """

    let folder: String
    private let writes: Bool
    private let program: String?
    private let source: String?

    init(_ arguments: [String]) throws {
        let parsed = try Arguments(
            arguments, flags: ["--write"], values: ["--program", "--source"], usage: Self.usage)
        guard parsed.operands.count == 1 else { throw Misuse(usage: Self.usage) }
        folder = URL(fileURLWithPath: parsed.operands[0]).standardizedFileURL.path
        writes = parsed.flags.contains("--write")
        (program, source) = (parsed.values["--program"], parsed.values["--source"])
    }

    func run() throws -> Int32 {
        let known = try KnownNames.ofProgram()
        let walk = try FolderWalk(folder)
        let files = walk.files.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("/Package.swift") }
        guard !files.isEmpty else { throw Failure("\(folder) contains no Swift files") }
        // A folder's name may be that of a module in it.
        let own = Set(walk.folders.map { ($0 as NSString).lastPathComponent })
        let examination = try Examination(
            files, in: folder, known, modules: Toolchain.modules().union(own))
        print(Report(examination: examination, known: known).text, terminator: "")
        if writes { try writeManifest(Project(folder, walk, known)) }
        return 0
    }

    private func writeManifest(_ project: Project) throws {
        let path = "\(folder)/Package.swift"
        guard !FileManager.default.fileExists(atPath: path) else { throw Failure("\(path) exists already") }
        let writer = try ProjectManifest(project, program: program)
        let manifest = writer.manifest(try .usual(source: source))
        try manifest.text.write(toFile: path, atomically: true, encoding: .utf8)
        print("\(path) was written. `swift build` in the folder builds the app.")
        for note in writer.notes { print(note) }
        try nameAssets(of: manifest)
        let facts = AppFacts(project)
        var command = ["pica", "bundle"]
        if let name = facts.name { command += ["--name", name] }
        if let identifier = facts.identifier { command += ["--id", identifier] }
        if let icon = facts.icon { command += ["--icon", icon] }
        print("To pass the app on: \(command.map(\.shellWord).joined(separator: " "))")
    }

    /// Gives the assets of the targets names in Swift, as Xcode does. A package that builds Pica has a plugin for it.
    private func nameAssets(of manifest: Manifest) throws {
        guard case .installed = manifest.dependency else { return }
        for target in manifest.targets where target.kind == .program {
            let root = target.path.map { $0 == "." ? folder : "\(folder)/\($0)" } ?? folder
            let catalogs = target.resources.filter { $0.hasSuffix(".xcassets") }.map { "\(root)/\($0)" }
            guard !catalogs.isEmpty else { continue }
            let command = AssetSymbolsCommand(
                output: "\(root)/GeneratedAssetSymbols.swift", catalogs: catalogs)
            for warning in try command.run() { print(warning) }
            print("\(command.output) was written. `pica assets` writes it again when assets come or go.")
        }
    }
}
