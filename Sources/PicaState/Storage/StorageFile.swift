import Foundation
import PicaFoundation

/// A value in a file of its own: a header line with its type and length, then its bytes.
///
/// If the program or the machine stops at any time, the file is whole, either as before or as after a change.
struct StorageFile {
    let path: String

    private static let mark = "pica-value 1"
    /// The maximum length of the header line, in bytes.
    private static let longestLine = 64

    // MARK: Reading

    /// Reads the value; `nil` if there is no file.
    ///
    /// - Throws: ``StorageFailure`` if it cannot be read or is damaged.
    func read() throws -> StorageValue? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw StorageFailure(errno)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw StorageFailure(errno) }
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            while count < buffer.count {
                let read = Foundation.read(
                    descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
                if read < 0, errno == EINTR { continue }
                guard read > 0 else { return }
                count += read
            }
        }
        guard let value = Self.value(of: bytes) else { throw StorageFailure.damaged }
        return value
    }

    private static func value(of bytes: [UInt8]) -> StorageValue? {
        guard let end = bytes.prefix(longestLine).firstIndex(of: UInt8(ascii: "\n")),
            let line = String(validating: bytes[..<end], as: UTF8.self), line.hasPrefix(mark)
        else { return nil }
        let words = line.dropFirst(mark.count).split(separator: " ")
        let rest = bytes[(end + 1)...]
        guard words.count == 2, Int(words[1]) == rest.count else { return nil }
        if words[0] == "data" { return .data(Data(rest)) }
        guard let text = String(validating: rest, as: UTF8.self) else { return nil }
        switch words[0] {
        case "bool": return Bool(text).map(StorageValue.bool)
        case "integer": return Int(text).map(StorageValue.integer)
        case "number": return Double(text).map(StorageValue.number)
        case "text": return .text(text)
        case "url": return URL(string: text).map(StorageValue.url)
        default: return nil
        }
    }

    // MARK: Writing

    /// Writes a value.
    ///
    /// - Parameter value: The value; `nil` to remove the file.
    /// - Throws: ``StorageFailure``; the old file stays.
    func write(_ value: StorageValue?) throws {
        switch value {
        case nil:
            guard unlink(path) == 0 || errno == ENOENT else { throw StorageFailure(errno) }
        case .data(let data)?: try data.withUnsafeBytes { try write("data", $0) }
        case .text(let text)?: try write("text", text)
        case .url(let url)?: try write("url", url.absoluteString)
        case .bool(let value)?: try write("bool", String(value))
        case .integer(let value)?: try write("integer", String(value))
        case .number(let value)?: try write("number", String(value))
        }
    }

    private func write(_ kind: String, _ text: String) throws {
        var text = text
        try text.withUTF8 { try write(kind, UnsafeRawBufferPointer($0)) }
    }

    private func write(_ kind: String, _ bytes: UnsafeRawBufferPointer) throws {
        let line = Array("\(Self.mark) \(kind) \(bytes.count)\n".utf8)
        do {
            try line.withUnsafeBytes { try SafeWrite.write([$0, bytes], toPath: path, mode: 0o600) }
        } catch {
            throw StorageFailure(error)
        }
    }

    /// Renames a file that cannot be read, so that the user can inspect it.
    ///
    /// - Returns: The new path.
    func setAside() -> String {
        let other = path + ".damaged"
        rename(path, other)
        return other
    }
}

/// The reason why a value could not be stored or read.
struct StorageFailure: Error, CustomStringConvertible {
    let description: String

    private init(description: String) { self.description = description }

    /// Creates a failure from a system error.
    ///
    /// - Parameter error: The value of `errno`.
    init(_ error: CInt) { description = String(cString: strerror(error)) }

    /// Creates a failure from another error.
    ///
    /// - Parameter error: The error of the write.
    init(_ error: any Error) { description = error.localizedDescription }

    static let damaged = StorageFailure(description: "it is damaged")
}
