import Foundation

/// The modules that come with Swift.
enum Toolchain {
    private struct Info: Decodable {
        struct Paths: Decodable { var runtimeLibraryImportPaths: [String] }
        var paths: Paths
    }

    /// Returns the names of the modules that every program can import.
    static func modules() throws -> Set<String> {
        guard let text = try Subprocess.output(of: ["swift", "-print-target-info"]),
            let info = try? JSONDecoder().decode(Info.self, from: Data(text.utf8))
        else { throw Failure("`swift -print-target-info` fails; Swift is not in PATH") }
        let files = info.paths.runtimeLibraryImportPaths.flatMap {
            (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
        }
        let modules = files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }
        // Two are in a folder of their own.
        return Set(modules).union(["Swift", "Testing", "XCTest"])
    }
}
