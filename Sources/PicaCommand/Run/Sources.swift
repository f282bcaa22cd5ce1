import Foundation

/// The sources that `pica run` compiles: single files, or a package.
enum Sources: Equatable {
    /// Swift files that form one program.
    case files([String])
    /// A package in a folder, and the program to run; `nil` if the package has only one.
    case package(String, product: String?)

    /// Finds what operands name.
    ///
    /// - Parameter operands: Swift files, or one folder of a package or of Swift files.
    init(_ operands: [String], product: String?) throws {
        let paths = operands.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        let folders = try paths.filter(Self.isFolder)
        guard let folder = folders.first else {
            if let other = paths.first(where: { !$0.hasSuffix(".swift") }) {
                throw Failure("\(other) is neither a Swift file nor a folder")
            }
            self = .files(paths)
            return
        }
        guard paths.count == 1 else { throw Failure("a folder is run alone, without other files") }
        if FileManager.default.fileExists(atPath: "\(folder)/Package.swift") {
            self = .package(folder, product: product)
            return
        }
        let files = try FolderWalk.swiftFiles(in: folder)
        guard !files.isEmpty else { throw Failure("\(folder) contains no Swift files") }
        self = .files(files)
    }

    private static func isFolder(_ path: String) throws -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Failure("there is no \(path)")
        }
        return isFolder.boolValue
    }

    /// The folders in which a saved file changes the program.
    func watchedFolders() throws -> Set<String> {
        switch self {
        case .files(let files): Set(files.map { ($0 as NSString).deletingLastPathComponent })
        case .package(let folder, _):
            Set([folder] + (try FolderWalk(folder + "/Sources").folders))
        }
    }

    /// Whether a file of a name is part of the program.
    func contains(_ name: String) -> Bool {
        switch self {
        case .files(let files): files.contains { ($0 as NSString).lastPathComponent == name }
        // Editors leave files of other names beside: `.name.swp`, `name~`, numbers.
        case .package: !name.hasPrefix(".") && !name.hasSuffix("~") && name.contains(".")
        }
    }
}
