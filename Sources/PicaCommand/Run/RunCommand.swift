import Foundation
import PicaFoundation

/// `pica run`: compiles, opens the window, and starts again at each save.
struct RunCommand: Equatable {
    let sources: Sources
    private let languageMode: String
    private let staysRunning: Bool

    static let usage = """
        usage: pica run FILE.swift... [--swift 5 | 6] [--once]
               pica run FOLDER [--product NAME] [--once]

        Compiles Swift files, or a package or a folder of files, and opens the window. At each save the program is
        compiled again; once that succeeds it starts again, with its windows' places, sizes and state. Compile errors
        leave the old window open. The command ends with the last window.

        --swift     the language mode of files: 5, unless it is given
        --product   the program of a package that has several
        --once      does not start again

        """

    init(_ arguments: [String]) throws {
        let parsed = try Arguments(
            arguments, flags: ["--once"], values: ["--swift", "--product"], usage: Self.usage)
        guard !parsed.operands.isEmpty, ["5", "6", nil].contains(parsed.values["--swift"]) else {
            throw Misuse(usage: Self.usage)
        }
        sources = try Sources(parsed.operands, product: parsed.values["--product"])
        languageMode = parsed.values["--swift"] ?? "5"
        staysRunning = !parsed.flags.contains("--once")
    }

    func run() throws -> Int32 {
        let compilation = Compilation(
            sources, with: try Installation.find(), languageMode: languageMode)
        guard staysRunning else {
            guard let program = try compilation.run() else { return 1 }
            try Subprocess.become(program, [])
        }
        return try RunSession(compilation).run()
    }
}

/// Compiles and starts a program until it is closed.
final class RunSession {
    private let compilation: Compilation
    private let watcher: FileWatcher
    private var program: RunningProgram?

    /// The time without changes after which a save counts as complete, in milliseconds.
    private static let rest: Int32 = 30

    init(_ compilation: Compilation) throws {
        self.compilation = compilation
        let sources = compilation.sources
        watcher = try FileWatcher(try sources.watchedFolders()) { sources.contains($0) }
    }

    /// - Returns: The exit status of the program that the person closed.
    func run() throws -> Int32 {
        try EndRequest.watch()
        // A state left by an earlier run would surprise.
        try? FileManager.default.removeItem(atPath: compilation.stateFile)
        try restart()
        while true {
            switch wait(for: -1) {
            case .endRequest: return program?.end().code ?? 130
            case .programEnd:
                guard let ending = program?.wait() else { continue }
                program = nil
                guard let complaint = ending.complaint(about: compilation.sources.name) else { return 0 }
                StandardError.write("pica: \(complaint); save a change to start it again\n")
            case .change:
                // An editor may write several files, or one in several steps.
                while case .change = wait(for: Self.rest) {}
                try restart()
            case .nothing: continue
            }
        }
    }

    /// Compiles, and replaces the running program if there are no errors.
    private func restart() throws {
        let start = DispatchTime.now().uptimeNanoseconds
        guard let path = try compilation.run() else {
            if program != nil { StandardError.write("pica: the window shows the last version\n") }
            return
        }
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        StandardError.write("pica: compiled in \(String(format: "%.1f", seconds)) s\n")
        _ = program?.end()
        program = try RunningProgram(path, adding: ["PICA_RUN_STATE": compilation.stateFile])
    }

    private enum Event {
        case change, programEnd, endRequest, nothing
    }

    /// Waits for the next event.
    ///
    /// - Parameter milliseconds: The longest wait; −1 for any.
    private func wait(for milliseconds: Int32) -> Event {
        var descriptors = [watcher.descriptor, EndRequest.descriptor, program?.descriptor ?? -1]
            .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        guard poll(&descriptors, nfds_t(descriptors.count), milliseconds) > 0 else { return .nothing }
        if descriptors[1].revents != 0 { return .endRequest }
        if descriptors[2].revents != 0 { return .programEnd }
        return descriptors[0].revents != 0 && watcher.takeChanges() ? .change : .nothing
    }
}
