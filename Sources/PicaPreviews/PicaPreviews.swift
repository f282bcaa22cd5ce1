import Foundation
import PicaFoundation

/// A tool that builds a program and makes it list, draw or show its previews.
@main enum PicaPreviews {
    static let usage = """
        usage: pica-previews list PROGRAM [--named NAME]
               pica-previews render PROGRAM [--named NAME] [--into FOLDER] [--scale FACTOR] [--dark | --light]
               pica-previews open PROGRAM [--named NAME] [--dark | --light]

        list      writes a line for each preview: where it is written, and its name.
        render    draws each into a PNG file, in FOLDER or here; needs no display.
        open      shows them in a window, which starts over when the program is built anew.

        PROGRAM is a program of the package in this folder. NAME is a preview's name, its place, or a part of these.

        """

    static func main() {
        do {
            let request = try PreviewRequest(Array(CommandLine.arguments.dropFirst()))
            try request.run()
        } catch {
            StandardError.write("\(error)\n")
            exit(error is Misuse ? 2 : 1)
        }
    }
}

/// The error for an invalid command line.
struct Misuse: Error, Equatable, CustomStringConvertible {
    var description: String { PicaPreviews.usage }
}

/// An error, described in one line.
struct Failure: Error, CustomStringConvertible {
    let description: String
}

/// The request of a command line.
struct PreviewRequest: Equatable {
    let program: String
    /// The environment variables for the program.
    private(set) var environment: [String: String]

    private static let options = [
        "--named": "PICA_PREVIEWS_NAMED", "--into": "PICA_PREVIEWS_INTO", "--scale": "PICA_PREVIEWS_SCALE",
    ]

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        guard let command = rest.popFirst(), ["list", "render", "open"].contains(command),
            let program = rest.popFirst(), !program.hasPrefix("-")
        else { throw Misuse() }
        self.program = program
        environment = ["PICA_PREVIEWS": command]
        while let argument = rest.popFirst() {
            switch argument {
            case "--dark", "--light": environment["PICA_COLOR_SCHEME"] = String(argument.dropFirst(2))
            default:
                guard let key = Self.options[argument], let value = rest.popFirst() else { throw Misuse() }
                environment[key] = value
            }
        }
    }

    func run() throws {
        try Self.run(["swift", "build", "--product", program])
        let folder = try Self.output(of: ["swift", "build", "--show-bin-path"])
        for (key, value) in environment { setenv(key, value, 1) }
        let path = "\(folder)/\(program)"
        var arguments = [strdup(path), nil]
        execv(path, &arguments)
        throw Failure(description: "pica-previews: \(path) cannot be started")
    }

    /// Runs a command. Its output goes to standard error, so that standard output contains only the requested results.
    private static func run(_ command: [String]) throws {
        let process = Process()
        (process.executableURL, process.arguments) = (URL(fileURLWithPath: "/usr/bin/env"), command)
        process.standardOutput = FileHandle.standardError
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "pica-previews: the program cannot be built")
        }
    }

    private static func output(of command: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        (process.executableURL, process.arguments) = (URL(fileURLWithPath: "/usr/bin/env"), command)
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
