import Foundation

/// `pica new`: makes a package of an app with a test.
struct NewCommand: Equatable {
    static let usage = """
        usage: pica new NAME [--source FOLDER]

        Makes the folder NAME with a package: an app with one window, and a test of it. `pica run NAME` opens the window,
        and `swift test` in the folder tests it.

        --source   builds Pica's sources in FOLDER with the app, instead of using the installed library

        """

    /// The folder to make.
    let folder: String
    let source: String?

    init(_ arguments: [String]) throws {
        let parsed = try Arguments(arguments, values: ["--source"], usage: Self.usage)
        guard parsed.operands.count == 1 else { throw Misuse(usage: Self.usage) }
        folder = parsed.operands[0]
        source = parsed.values["--source"]
    }

    func run() throws -> Int32 {
        let template = try AppTemplate(name: (folder as NSString).lastPathComponent)
        let dependency = try Manifest.Dependency.usual(source: source)
        let files = FileManager.default
        guard !files.fileExists(atPath: folder) else { throw Failure("\(folder) exists already") }
        for (path, text) in template.files(dependency) {
            let file = "\(folder)/\(path)"
            try files.createDirectory(
                atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: file, atomically: true, encoding: .utf8)
        }
        print("\(folder): `pica run \(folder)` opens the window, `swift test` in the folder tests it")
        return 0
    }
}
