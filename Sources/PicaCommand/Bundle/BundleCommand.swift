import Foundation

/// `pica bundle`: puts a package's program, Pica and Swift's runtime into one folder.
struct BundleCommand: Equatable {
    static let usage = """
        usage: pica bundle [PROGRAM] [--package FOLDER] [--into FOLDER] [--name NAME] [--id ID] [--icon FILE]

        Builds a program of the package for release and puts it into a folder with its resources, Pica's library and
        Swift's runtime. The folder runs on machines with the same distribution and processor, whose packages it lists in
        packages.txt. Its script `install` adds the app to the desktop's menu.

        --package   the package; the folder that you are in, unless it is given
        --into      the folder to make; PROGRAM-linux, unless it is given
        --name      the app's name for people; the program's name, unless it is given
        --id        the app's identifier, such as com.example.App
        --icon      a picture of the app's icon, PNG or SVG

        """

    private let program: String?
    private let package: String
    private let folder: String?
    private let name: String?
    private let identifier: String?
    private let icon: String?

    init(_ arguments: [String]) throws {
        let parsed = try Arguments(
            arguments, values: ["--package", "--into", "--name", "--id", "--icon"], usage: Self.usage)
        guard parsed.operands.count <= 1 else { throw Misuse(usage: Self.usage) }
        program = parsed.operands.first
        package = parsed.values["--package"] ?? "."
        folder = parsed.values["--into"]
        (name, identifier, icon) = (parsed.values["--name"], parsed.values["--id"], parsed.values["--icon"])
    }

    func run() throws -> Int32 {
        let files = FileManager.default
        let program = try self.program ?? PackageDescription(of: package).onlyProgram()
        let folder = self.folder ?? "\(program)-linux"
        let entry = try DesktopEntry(program: program, name: name, identifier: identifier, icon: icon)
        guard !files.fileExists(atPath: folder) else { throw Failure("\(folder) exists already") }
        let build = ["swift", "build", "--package-path", package, "-c", "release"]
        guard try Subprocess.run(build + ["--product", program]) == 0 else { return 1 }
        guard let built = try Subprocess.output(of: build + ["--show-bin-path"]) else { return 1 }
        let libraries = try SharedLibraries(of: "\(built)/\(program)")

        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        func copy(_ path: String) throws {
            try files.copyItem(atPath: path, toPath: "\(folder)/\((path as NSString).lastPathComponent)")
        }
        try copy("\(built)/\(program)")
        for path in libraries.own { try copy(path) }
        for name in try files.contentsOfDirectory(atPath: built) where name.hasSuffix(".resources") {
            try copy("\(built)/\(name)")
        }
        if let icon { try files.copyItem(atPath: icon, toPath: "\(folder)/\(entry.iconFile)") }
        try entry.text.write(toFile: "\(folder)/\(entry.file)", atomically: true, encoding: .utf8)
        try entry.installer.write(toFile: "\(folder)/install", atomically: true, encoding: .utf8)
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/install")
        let packages = try libraries.systemPackages()
        try packages.map { $0 + "\n" }.joined()
            .write(toFile: "\(folder)/packages.txt", atomically: true, encoding: .utf8)
        print("\(folder): copy it to a machine with the same distribution and call `install` in it")
        if packages.isEmpty {
            print("packages.txt is empty, because dpkg does not say which packages the libraries come from")
        }
        return 0
    }
}
