import Foundation

/// A folder for this process's test files, removed at exit.
enum TemporaryFiles {
    static let folder: String = {
        let path = NSTemporaryDirectory() + "/pica-text-tests-\(UUID().uuidString)"
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        atexit { try? FileManager.default.removeItem(atPath: TemporaryFiles.folder) }
        return path
    }()
}
