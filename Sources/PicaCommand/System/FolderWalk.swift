import Foundation

/// The files and folders in a folder, found within limits.
///
/// Symbolic links to folders are not followed, so a cycle of them ends nothing. Hidden folders and those that tools fill
/// are left out.
struct FolderWalk {
    /// The folders, with the first one, each before those inside it.
    private(set) var folders: [String] = []
    /// The files, in the order of their paths.
    private(set) var files: [String] = []
    /// The folders whose names end in one of `bundles`; the walk does not enter them.
    private(set) var packages: [String] = []

    /// The most files and folders to look at, and the most folders inside each other.
    static let (entryLimit, depthLimit) = (100_000, 64)
    private static let skipped: Set = ["Pods", "Carthage", "DerivedData", "node_modules", "build"]
    private static let bundles = [
        ".xcodeproj", ".xcworkspace", ".xcassets", ".playground", ".framework", ".app",
    ]

    /// Walks through a folder.
    ///
    /// - Throws: ``Failure`` if it cannot be read or is larger than the limits.
    init(_ folder: String, entryLimit: Int = FolderWalk.entryLimit) throws {
        var waiting = [(path: folder, depth: 0)]
        var count = 0
        while let (path, depth) = waiting.popLast() {
            guard depth <= Self.depthLimit else {
                throw Failure("\(folder) has more than \(Self.depthLimit) folders inside each other")
            }
            guard let stream = opendir(path) else {
                if depth > 0 { continue }
                throw Failure("\(folder) cannot be read: \(String(cString: strerror(errno)))")
            }
            defer { closedir(stream) }
            folders.append(path)
            while let entry = readdir(stream) {
                let name = withUnsafeBytes(of: entry.pointee.d_name) {
                    String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
                }
                guard name != ".", name != ".." else { continue }
                count += 1
                guard count <= entryLimit else {
                    throw Failure("\(folder) has more than \(entryLimit) files; name a folder inside it")
                }
                guard !name.hasPrefix(".") else { continue }
                let inner = "\(path)/\(name)"
                switch Self.kind(of: inner) {
                case S_IFDIR where Self.bundles.contains { name.hasSuffix($0) }: packages.append(inner)
                case S_IFDIR where !Self.skipped.contains(name): waiting.append((inner, depth + 1))
                case S_IFREG: files.append(inner)
                default: break
                }
            }
        }
        files.sort()
        packages.sort()
    }

    /// Returns the type bits of a file; for a link to a file those of the file.
    private static func kind(of path: String) -> mode_t {
        var status = stat()
        guard lstat(path, &status) == 0 else { return 0 }
        if status.st_mode & S_IFMT == S_IFLNK {
            guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 0 }
        }
        return status.st_mode & S_IFMT
    }

    /// Returns the Swift files in a folder.
    static func swiftFiles(in folder: String) throws -> [String] {
        try FolderWalk(folder).files.filter { $0.hasSuffix(".swift") }
    }
}
