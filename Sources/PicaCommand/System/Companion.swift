import Foundation

/// A program that is installed beside `pica` and does one of its commands.
enum Companion: String {
    case previews = "pica-previews"
    case strings = "pica-strings"

    /// Becomes the program.
    func run(_ arguments: [String]) throws -> Int32 {
        let path = "\(ProgramFile.folder)/\(rawValue)"
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw Failure("there is no \(path); `make install` in Pica's folder installs it")
        }
        try Subprocess.become(path, arguments)
    }
}

/// The file of this program.
enum ProgramFile {
    /// The folder that contains the file, without symbolic links.
    static let folder: String = {
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return (path as NSString).deletingLastPathComponent
    }()
}
