import CPicaFiles
import Foundation
import PicaFoundation
import PicaState

/// Pipes between programs, read and written on dedicated threads at the pace of the other end.
enum Pipe {
    /// The size of a pipe and of a read buffer, in bytes.
    private static let size = 1 << 20
    /// F_SETPIPE_SZ, which only Linux has.
    private static let setSize: Int32 = 1031

    /// Creates a pipe that child processes do not inherit, and returns its read and write ends.
    static func make() -> (out: Int32, into: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pica_pipe(&ends) == 0 else { return nil }
        _ = fcntl(ends[0], setSize, Int32(size))
        return (ends[0], ends[1])
    }

    /// Reads everything until the other end is closed, then closes this end.
    static func read(
        from descriptor: Int32, limit: Int,
        completion: @escaping @MainActor (Result<[UInt8], ClipboardError>) -> Void
    ) {
        let isStarted = startThread {
            let result = Pipe.contents(of: descriptor, limit: limit)
            close(descriptor)
            Task { @MainActor in completion(result) }
        }
        guard !isStarted else { return }
        close(descriptor)
        Task { @MainActor in completion(.failure(.silence)) }
    }

    /// Reads everything that arrives in time on this thread, then closes this end; `nil` if the rest is late.
    static func readNow(from descriptor: Int32, limit: Int, seconds: TimeInterval) -> [UInt8]? {
        defer { close(descriptor) }
        return try? contents(of: descriptor, limit: limit, timeout: seconds).get()
    }

    private static func contents(
        of descriptor: Int32, limit: Int, timeout: TimeInterval = Timeout.withOwners
    ) -> Result<[UInt8], ClipboardError> {
        var all: [UInt8] = []
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
        defer { chunk.deallocate() }
        while wait(for: descriptor, POLLIN, timeout) {
            let count = Foundation.read(descriptor, chunk.baseAddress, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 ? .success(all) : .failure(.ownerGone) }
            guard all.count + count <= limit else { return .failure(.tooLarge) }
            all.append(contentsOf: UnsafeRawBufferPointer(rebasing: chunk[..<count]))
        }
        return .failure(.silence)
    }

    /// Writes bytes and closes the pipe; gives up if they are not read.
    static func write(_ bytes: [UInt8], to descriptor: Int32) {
        let isStarted = startThread {
            // If the other end is closed, this thread gets an error instead of the program being killed.
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGPIPE)
            pthread_sigmask(SIG_BLOCK, &signals, nil)
            _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
            var rest = bytes[...]
            while !rest.isEmpty, wait(for: descriptor, POLLOUT, Timeout.withReaders) {
                let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
                if count < 0, errno == EINTR || errno == EAGAIN { continue }
                guard count > 0 else { break }
                rest = rest.dropFirst(count)
            }
            close(descriptor)
        }
        if !isStarted { close(descriptor) }
    }

    /// Waits for an event on a descriptor and returns whether it occurred in time.
    private static func wait(for descriptor: Int32, _ event: Int32, _ seconds: TimeInterval) -> Bool {
        var descriptor = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        while true {
            let found = poll(&descriptor, 1, Int32(seconds * 1000))
            if found < 0, errno == EINTR { continue }
            return found > 0
        }
    }
}
