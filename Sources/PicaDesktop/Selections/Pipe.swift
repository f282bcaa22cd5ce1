import CFiles
import Foundation
import PicaFoundation
import PicaGraph

/// Pipes between programs, read and written on threads of their own, as far as the other end goes along.
enum Pipe {
    /// Of a pipe and of what is read at once, in bytes.
    private static let size = 1 << 20
    /// F_SETPIPE_SZ, which Linux alone has.
    private static let setSize: Int32 = 1031

    /// Makes one that other programs do not inherit: where it is read and where it is written.
    static func make() -> (out: Int32, into: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pica_pipe(&ends) == 0 else { return nil }
        _ = fcntl(ends[0], setSize, Int32(size))
        return (ends[0], ends[1])
    }

    /// Reads all that comes until the other end is closed, and closes this one.
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

    private static func contents(of descriptor: Int32, limit: Int) -> Result<[UInt8], ClipboardError> {
        var all: [UInt8] = []
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
        defer { chunk.deallocate() }
        while wait(for: descriptor, POLLIN, Timeout.withOwners) {
            let count = Foundation.read(descriptor, chunk.baseAddress, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 ? .success(all) : .failure(.ownerGone) }
            guard all.count + count <= limit else { return .failure(.tooLarge) }
            all.append(contentsOf: UnsafeRawBufferPointer(rebasing: chunk[..<count]))
        }
        return .failure(.silence)
    }

    /// Writes bytes and closes the pipe; gives up where nobody reads.
    static func write(_ bytes: [UInt8], to descriptor: Int32) {
        let isStarted = startThread {
            // Where the other end is closed the thread shall hear of it, not the program die of it.
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

    /// - Returns: Whether something can be done before the time is up.
    private static func wait(for descriptor: Int32, _ event: Int32, _ seconds: TimeInterval) -> Bool {
        var descriptor = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        while true {
            let found = poll(&descriptor, 1, Int32(seconds * 1000))
            if found < 0, errno == EINTR { continue }
            return found > 0
        }
    }
}
