import Foundation

/// Runs other programs and waits for them.
enum Subprocess {
    /// Runs a program with this one's streams.
    ///
    /// - Parameters:
    ///   - command: The program, looked up in `PATH`, and its arguments.
    ///   - folder: The working folder; `nil` for this program's.
    /// - Returns: The exit status; 128 and the signal's number if a signal ended it.
    static func run(_ command: [String], in folder: String? = nil) throws -> Int32 {
        let process = process(command, in: folder)
        // Standard output contains only the results of this program.
        process.standardOutput = FileHandle.standardError
        try start(process, command)
        process.waitUntilExit()
        return status(of: process)
    }

    /// Runs a program and returns its standard output.
    ///
    /// - Parameter canFail: Whether a part of the output is of use, too. Errors of such a program are not shown.
    /// - Returns: `nil` if it failed.
    static func output(of command: [String], in folder: String? = nil, canFail: Bool = false) throws
        -> String?
    {
        let process = process(command, in: folder)
        if canFail { process.standardError = FileHandle.nullDevice }
        let pipe = Pipe()
        process.standardOutput = pipe
        try start(process, command)
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard canFail || status(of: process) == 0 else { return nil }
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Replaces this program with another.
    static func become(_ path: String, _ arguments: [String]) throws -> Never {
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        execv(path, &words)
        throw Failure("\(path) cannot be started: \(String(cString: strerror(errno)))")
    }

    private static func process(_ command: [String], in folder: String?) -> Process {
        let process = Process()
        (process.executableURL, process.arguments) = (URL(fileURLWithPath: "/usr/bin/env"), command)
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        return process
    }

    private static func start(_ process: Process, _ command: [String]) throws {
        do {
            try process.run()
        } catch {
            throw Failure("\(command.first ?? "") cannot be started: \(error.localizedDescription)")
        }
    }

    private static func status(of process: Process) -> Int32 {
        process.terminationReason == .uncaughtSignal
            ? 128 + process.terminationStatus : process.terminationStatus
    }
}
