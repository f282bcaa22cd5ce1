import Foundation

/// The shared libraries that a program needs.
struct SharedLibraries: Equatable {
    /// Those to copy: Pica's and Swift's runtime.
    private(set) var own: [String] = []
    /// Those that the distribution's packages bring.
    private(set) var system: [String] = []

    /// Asks the dynamic linker about a program.
    init(of program: String) throws {
        guard let text = try Subprocess.output(of: ["ldd", program]) else {
            throw Failure("ldd cannot read \(program)")
        }
        try self.init(text)
    }

    /// Reads what `ldd` writes.
    ///
    /// - Throws: ``Failure`` if a library is missing.
    init(_ text: String) throws {
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: " ").map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count > 2, parts[1] == "=>" else { continue }
            guard parts[2].hasPrefix("/") else {
                throw Failure("the program needs \(parts[0]), which is not found")
            }
            let isSystem = ["/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/"].contains {
                parts[2].hasPrefix($0) && !parts[2].hasPrefix("/usr/lib/swift/")
            }
            if isSystem { system.append(parts[2]) } else { own.append(parts[2]) }
        }
    }

    /// Returns the names of Debian's packages that bring the system's libraries, and those that Pica opens when it needs
    /// them.
    func systemPackages() throws -> [String] {
        let paths = Set(system.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path })
        guard !paths.isEmpty, FileManager.default.isExecutableFile(atPath: "/usr/bin/dpkg-query") else {
            return []
        }
        // The paths of packages may begin with /lib where that is a link to /usr/lib. One of the two is unknown.
        let both = paths.flatMap { $0.hasPrefix("/usr/lib") ? [$0, String($0.dropFirst(4))] : [$0] }
        let text = try Subprocess.output(of: ["dpkg-query", "-S"] + both.sorted(), canFail: true) ?? ""
        let owners = text.split(separator: "\n").compactMap { line in
            line.split(separator: ":").first.map(String.init)
        }
        return Set(owners + Self.opened).sorted()
    }

    /// The packages of libraries that Pica opens for pictures and downloads; see README.md.
    private static let opened = [
        "libsdl2-image-2.0-0", "librsvg2-2", "libheif1", "libwebpdemux2", "libcurl4",
    ]
}
