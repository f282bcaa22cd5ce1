/// `pica flags`: prints the compiler's arguments, for editors and other builds.
struct FlagsCommand: Equatable {
    static let usage = """
        usage: pica flags [--link]

        Prints the arguments with which swiftc finds Pica's modules, for build tools and editors.

        --link   adds those for linking, so that `swiftc $(pica flags --link) Hello.swift` makes a program

        """

    private let links: Bool

    init(_ arguments: [String]) throws {
        let parsed = try Arguments(arguments, flags: ["--link"], usage: Self.usage)
        guard parsed.operands.isEmpty else { throw Misuse(usage: Self.usage) }
        links = parsed.flags.contains("--link")
    }

    func run() throws -> Int32 {
        let installation = try Installation.find()
        var arguments = installation.compilerArguments
        arguments += try Installation.headerArguments()
        if links { arguments += installation.linkerArguments }
        print(arguments.map(\.shellWord).joined(separator: " "))
        return 0
    }
}

extension String {
    /// The text as one word of a shell and of a response file.
    var shellWord: String {
        let isPlain = utf8.allSatisfy {
            $0 >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
                || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0
                || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || "/._-+=:,#@%".utf8.contains($0)
        }
        return isPlain && !isEmpty ? self : "'" + replacing("'", with: "'\\''") + "'"
    }
}
