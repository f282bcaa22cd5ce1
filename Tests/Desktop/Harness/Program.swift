import Foundation

/// A program that was started and whose lines can be waited for.
///
/// It and all it started are ended by `end()` or when the last reference goes.
final class Program {
    /// Longest time anything is waited for unless told otherwise, in seconds.
    static let timeout: TimeInterval = 10

    private static let starting = NSLock()

    let name: String
    let process: pid_t
    private var input: Int32
    private var streams: [Stream]
    private var status: Int32?

    /// One of the program's output streams.
    private struct Stream {
        var descriptor: Int32
        var unread: [UInt8] = []
        var lines: [String] = []
        var isOpen = true

        mutating func take(_ bytes: ArraySlice<UInt8>) {
            unread += bytes
            while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                lines.append(String(decoding: unread[..<end], as: UTF8.self))
                unread.removeSubrange(...end)
            }
        }

        /// The end of the output is the end of its last line.
        mutating func finish() {
            if !unread.isEmpty { take([UInt8(ascii: "\n")]) }
            isOpen = false
        }
    }

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - path: A path, or a name to be looked up in `PATH`.
    ///   - environment: All of it; nothing is inherited.
    init(_ path: String, _ arguments: [String] = [], environment: [String: String]) throws {
        name = (path as NSString).lastPathComponent
        // A pipe that another test's program inherits never ends: none may start before all descriptors
        // here are marked.
        Program.starting.lock()
        defer { Program.starting.unlock() }
        var pipes = [[Int32]](repeating: [-1, -1], count: 3)
        for index in pipes.indices {
            guard pipe(&pipes[index]) == 0 else { throw Failure("no pipe for \(name)") }
            for descriptor in pipes[index] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        }
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
            for descriptor in [pipes[0][0], pipes[1][1], pipes[2][1]] { close(descriptor) }
        }
        posix_spawn_file_actions_adddup2(&actions, pipes[0][0], STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, pipes[1][1], STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, pipes[2][1], STDERR_FILENO)
        // A group of its own, so that what it starts can be ended with it.
        // The threads that tests run on hold signals back, and a program would take that over.
        var noSignals = sigset_t()
        sigemptyset(&noSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in words + variables { free(text) } }
        var process: pid_t = 0
        let result = posix_spawnp(&process, path, &actions, &attributes, &words, &variables)
        self.process = process
        input = pipes[0][1]
        streams = [Stream(descriptor: pipes[1][0]), Stream(descriptor: pipes[2][0])]
        guard result == 0 else { throw Failure("cannot start \(path): \(String(cString: strerror(result)))") }
    }

    deinit { end() }

    /// Ends the program if it still runs.
    func end() {
        if status == nil && process > 0 {
            kill(-process, SIGKILL)
            waitpid(process, nil, 0)
            status = SIGKILL
        }
        for stream in streams where stream.descriptor >= 0 { close(stream.descriptor) }
        streams = []
        closeInput()
    }

    /// Writes a line to the program's standard input.
    func send(_ line: String) {
        write("\(line)\n")
    }

    /// Writes text to the program's standard input.
    func write(_ text: String) {
        write(Array(text.utf8))
    }

    func write(_ bytes: [UInt8]) {
        // Less than a pipe holds, so it goes at once.
        _ = Foundation.write(input, bytes, bytes.count)
    }

    /// Says that nothing more will be written to its standard input.
    func closeInput() {
        if input >= 0 { close(input) }
        input = -1
    }

    /// Waits for a line of standard output that satisfies a condition, passing over those before it.
    @discardableResult
    func line(
        _ what: String, within seconds: TimeInterval = Program.timeout, where isWanted: (String) -> Bool
    ) throws -> String {
        let deadline = Date() + seconds
        var passed: [String] = []
        while true {
            while !streams[0].lines.isEmpty {
                let line = streams[0].lines.removeFirst()
                if isWanted(line) { return line }
                passed.append(line)
            }
            if try !readMore(until: deadline) {
                throw Failure(
                    "\(name) did not print \(what); instead: \(passed)"
                        + (streams[1].lines.isEmpty ? "" : ", errors: \(streams[1].lines)"))
            }
        }
    }

    /// Waits for exactly these lines of standard output, in this order, with any others between them.
    func expect(_ lines: String...) throws {
        for wanted in lines { try line("\"\(wanted)\"") { $0 == wanted } }
    }

    /// Waits for a line with this prefix and returns the rest of it.
    func rest(of beginning: String, within seconds: TimeInterval = Program.timeout) throws -> String {
        let line = try line("\"\(beginning)…\"", within: seconds) { $0.hasPrefix(beginning) }
        return String(line.dropFirst(beginning.count))
    }

    /// Waits until the program ends.
    ///
    /// - Returns: Its exit status, or the number of the signal that ended it plus 128.
    func exitStatus(within seconds: TimeInterval = Program.timeout) throws -> Int32 {
        let deadline = Date() + seconds
        while try readMore(until: deadline) {}
        guard streams.allSatisfy({ !$0.isOpen }) else { throw Failure("\(name) did not end") }
        var raw: Int32 = 0
        // Its outputs are closed; a program that goes on all the same is ended by its signal.
        waitpid(process, &raw, 0)
        let result = raw & 0x7F == 0 ? raw >> 8 & 0xFF : raw & 0x7F + 128
        status = result
        return result
    }

    /// The lines of standard output not yet waited for.
    var output: [String] { streams.isEmpty ? [] : streams[0].lines }

    /// The lines of standard error so far.
    var errors: [String] { streams.isEmpty ? [] : streams[1].lines }

    /// Waits for more output.
    ///
    /// - Returns: Whether there may be still more; false at the deadline and when all outputs are closed.
    private func readMore(until deadline: Date) throws -> Bool {
        let open = streams.indices.filter { streams[$0].isOpen }
        guard !open.isEmpty else { return false }
        var polled = open.map { pollfd(fd: streams[$0].descriptor, events: Int16(POLLIN), revents: 0) }
        let milliseconds = deadline.timeIntervalSinceNow * 1000
        guard milliseconds > 0, poll(&polled, nfds_t(polled.count), Int32(milliseconds)) > 0 else {
            return false
        }
        for (index, result) in zip(open, polled) where result.revents != 0 {
            var buffer = [UInt8](repeating: 0, count: 65_536)
            let count = read(streams[index].descriptor, &buffer, buffer.count)
            if count <= 0 {
                streams[index].finish()
            } else {
                streams[index].take(buffer[..<count])
            }
        }
        return true
    }
}

/// Why a test could not go on.
struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
