import Foundation

/// A representation in an item provider.
struct ItemRepresentation: Sendable {
    let export: TransferItem.Export
    /// Whether it is a file that may be opened in place.
    let opensInPlace: Bool
    /// The object from which it was made; `nil` for none.
    let item: Passed<any NSSecureCoding>?

    var type: UTType { export.type }

    init(export: TransferItem.Export, opensInPlace: Bool, item: Passed<any NSSecureCoding>?) {
        self.export = export
        self.opensInPlace = opensInPlace
        self.item = item
    }

    init(
        type: UTType, visibility: NSItemProviderRepresentationVisibility = .all, opensInPlace: Bool = false,
        content: @escaping @Sendable () async throws -> TransferContent
    ) {
        export = TransferItem.Export(
            type: type, visibility: visibility.transferVisibility, fileName: nil, content: content)
        self.opensInPlace = opensInPlace
        item = nil
    }

    /// Creates a representation of an object that can be archived.
    init(
        _ item: any NSSecureCoding, as type: UTType,
        visibility: NSItemProviderRepresentationVisibility = .all
    ) {
        let passed = Passed(item)
        export = TransferItem.Export(
            type: type, visibility: visibility.transferVisibility, fileName: nil,
            content: { try Self.content(of: passed.value, as: type) })
        opensInPlace = false
        self.item = passed
    }

    func has(_ options: NSItemProviderFileOptions) -> Bool { !options.contains(.openInPlace) || opensInPlace }

    // MARK: Contents

    /// - Parameter opensInPlace: Whether the file stays in place; otherwise it is read at once.
    static func content(of file: URL, opensInPlace: Bool) throws -> TransferContent {
        let content = TransferContent.file(file)
        return opensInPlace ? content : .data(try content.data(), fileName: file.lastPathComponent)
    }

    /// Returns the content type of an object by its class.
    static func identifier(of item: any NSSecureCoding) -> String? {
        switch item {
        case is NSString: UTType.utf8PlainText.identifier
        case let url as NSURL: (url.isFileURL ? UTType.fileURL : .url).identifier
        default: UTType.data.identifier
        }
    }

    static func content(of item: any NSSecureCoding, as type: UTType) throws -> TransferContent {
        switch item {
        case let text as NSString: return .data(Data((text as String).utf8), fileName: nil)
        case let data as NSData: return .data(data as Data, fileName: nil)
        case let address as NSURL:
            let url = address as URL
            if url.isFileURL, !type.conforms(to: .url), !type.conforms(to: .text) { return .file(url) }
            return .data(Data(url.absoluteString.utf8), fileName: nil)
        default:
            return .data(
                try NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true),
                fileName: nil)
        }
    }
}

/// A value that is passed between threads by code that knows this to be safe.
struct Passed<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// Waits for a completion handler, which an app may call more than once.
func awaiting<Value: Sendable>(
    _ begin: (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Void
) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        let answer = Answer(continuation)
        begin { answer.give($0) }
    }
}

private final class Answer<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Value, any Error>?

    init(_ continuation: CheckedContinuation<Value, any Error>) { self.continuation = continuation }

    /// Resumes with the first result and ignores further ones.
    func give(_ result: Result<Value, any Error>) {
        let waiting = lock.withLock {
            defer { continuation = nil }
            return continuation
        }
        waiting?.resume(with: result)
    }

    // The handler was released without a call.
    deinit { continuation?.resume(throwing: NSItemProvider.error(.itemUnavailableError)) }
}
