import Foundation
import PicaFoundation

/// A value in a file of its own: a line that says what it is and how long, and its bytes.
///
/// Whenever the program or the machine ends, the file as it was before a change or after it is there.
struct StorageFile {
    let path: String

    private static let mark = "pica-value 1"
    /// The most that the first line takes, in bytes.
    private static let longestLine = 64

    // MARK: Reading

    /// nil where there is no file.
    /// - Throws: ``StorageFailure`` where it cannot be read, or is not whole.
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

    /// - Parameter value: nil to have no file.
    /// - Throws: ``StorageFailure``; what was there stays.
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

    /// Puts a file that cannot be read out of the way, for a person to look at.
    /// - Returns: Where it is now.
    func setAside() -> String {
        let other = path + ".damaged"
        rename(path, other)
        return other
    }
}

/// Why something could not be kept or read.
struct StorageFailure: Error, CustomStringConvertible {
    let description: String

    private init(description: String) { self.description = description }

    /// - Parameter error: The system's number.
    init(_ error: CInt) { description = String(cString: strerror(error)) }

    /// - Parameter error: What writing says of itself.
    init(_ error: any Error) { description = error.localizedDescription }

    static let damaged = StorageFailure(description: "it is damaged")
}
