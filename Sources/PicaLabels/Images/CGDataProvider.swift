import Foundation

/// The bytes from which a ``CGImage`` is made.
public final class CGDataProvider: Sendable {
    /// The bytes.
    public let data: Data?

    /// Creates a provider of bytes in memory. On Apple's systems the parameter is a `CFData`, which Linux lacks.
    public init?(data: Data) { self.data = data }

    /// Creates a provider of a file's bytes; `nil` if the file cannot be read or is larger than 256 MiB.
    public init?(url: URL) {
        guard url.isFileURL, let bytes = try? ImageStore.bytes(ofFile: url.path) else { return nil }
        data = bytes
    }
}
