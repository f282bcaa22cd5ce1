import Foundation

/// The streams to and from the compiler. Each message follows its length, in eight bytes.
package enum PluginStream {
    /// The maximum length of a message, in bytes; a longer one is invalid.
    private static let longest: UInt64 = 1 << 30

    /// Returns the next message; `nil` at the end.
    package static func read(from descriptor: Int32) -> Data? {
        guard let head = bytes(8, from: descriptor) else { return nil }
        let length = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length <= longest else { return nil }
        return bytes(Int(length), from: descriptor)
    }

    private static func bytes(_ count: Int, from descriptor: Int32) -> Data? {
        var data = Data()
        while data.count < count {
            var chunk = [UInt8](repeating: 0, count: min(count - data.count, 1 << 16))
            let got = Glibc.read(descriptor, &chunk, chunk.count)
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { return nil }
            data += chunk[..<got]
        }
        return data
    }

    /// - Returns: Whether the compiler still reads the stream.
    package static func write(_ message: Data, to descriptor: Int32) -> Bool {
        var rest = withUnsafeBytes(of: UInt64(message.count).littleEndian) { Array($0) } + message
        while !rest.isEmpty {
            let done = Glibc.write(descriptor, rest, rest.count)
            if done < 0, errno == EINTR { continue }
            guard done > 0 else { return false }
            rest.removeFirst(done)
        }
        return true
    }
}
