import Foundation

/// A built Pica: its modules, its shared library and the program of its macros.
struct Installation: Equatable {
    /// The folders of the Swift modules and of the module maps of C libraries.
    var modules: [String]
    /// The folder of the shared library.
    var library: String
    /// The program that expands macros.
    var macros: String

    static let libraryName = "PicaShared"
    static var libraryFile: String { "lib\(libraryName).so" }

    /// The pkg-config names of the libraries whose headers the modules need.
    private static let headers = [
        "fontconfig", "harfbuzz", "icu-i18n", "libcmark-gfm", "dbus-1", "xcb-xfixes", "wayland-client",
        "libpng", "enchant-2",
    ]

    /// Returns the installation to which this program belongs: installed, or in the build folder of Pica's package.
    static func find(beside folder: String = ProgramFile.folder) throws -> Installation {
        let candidates = [
            Installation(
                modules: ["\(folder)/modules"], library: folder, macros: "\(folder)/PicaMacros"),
            Installation(
                modules: ["\(folder)/Modules", "\(package(of: folder))/Sources/System"], library: folder,
                macros: "\(folder)/PicaMacros-tool"),
        ]
        guard let found = candidates.first(where: \.isComplete) else {
            throw Failure(
                "there is no built Pica in \(folder); `make install` in Pica's folder installs one")
        }
        return found
    }

    /// Returns the package whose build folder (`.build/<system>/<configuration>`) this is.
    static func package(of folder: String) -> String {
        (0..<3).reduce(folder) { path, _ in (path as NSString).deletingLastPathComponent }
    }

    /// Whether `make install` put it there.
    var isInstalled: Bool { modules.count == 1 }

    private var isComplete: Bool {
        let files = FileManager.default
        return modules.allSatisfy { files.fileExists(atPath: $0) }
            && files.fileExists(atPath: "\(library)/\(Self.libraryFile)")
            && files.isExecutableFile(atPath: macros)
    }

    /// The compiler's arguments for finding the modules and macros.
    var compilerArguments: [String] {
        modules.flatMap { ["-I", $0] } + ["-load-plugin-executable", "\(macros)#PicaMacros"]
    }

    /// The compiler's arguments for sources of Xcode's: they import Combine and Observation into each file, as Foundation
    /// does on Apple's systems, and read `/…/` as regular expressions, as Xcode's new projects do.
    static let importArguments =
        ["-enable-bare-slash-regex"] + importArguments(for: ["Combine", "Observation"])

    /// The compiler's arguments that import modules into each file.
    static func importArguments(for modules: some Sequence<String>) -> [String] {
        modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    }

    /// The compiler's arguments for linking with the shared library, wherever the program is started.
    var linkerArguments: [String] {
        ["-L", library, "-l\(Self.libraryName)", "-Xlinker", "-rpath", "-Xlinker", library]
    }

    /// The compiler's arguments for the headers of C libraries that are not in a usual folder.
    static func headerArguments() throws -> [String] {
        guard let flags = try Subprocess.output(of: ["pkg-config", "--cflags-only-I"] + headers) else {
            throw Failure(
                "pkg-config does not find the libraries that Pica needs; run `make setup` in its folder")
        }
        var known: Set<Substring> = []
        return flags.split(separator: " ").filter { known.insert($0).inserted }
            .flatMap { ["-Xcc", String($0)] }
    }
}
