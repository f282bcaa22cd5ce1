import Foundation

/// A program that was started and whose end can be waited for together with other events.
final class RunningProgram {
    private let process: Process
    private let ended = Pipe()

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - path: The program's file.
    ///   - environment: The variables that are added to this program's.
    init(_ path: String, _ arguments: [String] = [], adding environment: [String: String]) throws {
        process = Process()
        (process.executableURL, process.arguments) = (URL(fileURLWithPath: path), arguments)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let writer = ended.fileHandleForWriting
        process.terminationHandler = { _ in try? writer.close() }
        do {
            try process.run()
        } catch {
            throw Failure("\(path) cannot be started: \(error.localizedDescription)")
        }
    }

    /// The descriptor, readable once the program has ended.
    var descriptor: Int32 { ended.fileHandleForReading.fileDescriptor }

    /// Asks the program to save its state and end, and waits for that.
    func end() -> Ending {
        if process.isRunning { process.terminate() }
        return wait()
    }

    /// Waits until the program has ended.
    func wait() -> Ending {
        process.waitUntilExit()
        return process.terminationReason == .exit
            ? .status(process.terminationStatus) : .signal(process.terminationStatus)
    }

    /// How a program ended.
    enum Ending: Equatable {
        case status(Int32)
        case signal(Int32)

        /// The exit status by which a shell tells of it.
        var code: Int32 {
            switch self {
            case .status(let status): status
            case .signal(let signal): 128 + signal
            }
        }

        /// The sentence about a program that did not end as it should; `nil` if it did.
        func complaint(about name: String) -> String? {
            switch self {
            case .status(0): nil
            case .status(let status): "\(name) ended with the status \(status)"
            case .signal(let signal):
                "\(name) crashed: \(strsignal(signal).map { String(cString: $0) } ?? "signal \(signal)")"
            }
        }
    }
}
