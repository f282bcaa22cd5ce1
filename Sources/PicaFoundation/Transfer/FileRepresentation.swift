import Foundation

/// A transfer representation of values as files.
///
/// Other programs receive the file's contents. They also receive its URL, which file managers use, if both the
/// representation and the sent file allow opening in place (`shouldAllowToOpenInPlace` and
/// ``SentTransferredFile/allowAccessingOriginalFile``).
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    /// No body; Pica handles the representation itself.
    public typealias Body = Never
    private let forms: [TransferForm<Item>]

    /// Creates a representation for export and import.
    /// - Parameters:
    ///   - contentType: The content type of the file.
    ///   - shouldAttemptToOpenInPlace: Whether a received file should be the sender's original, if there is one.
    ///   - exporting: Returns the file of a value; not called on the main thread.
    ///   - importing: Returns a value for a file; not called on the main thread. A file that is not the sender's
    ///     original is deleted when this returns.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        forms = [
            Self.form(contentType, exporting: exporting, opensInPlace: shouldAttemptToOpenInPlace, importing)
        ]
    }

    /// Creates a representation for export only.
    /// - Parameters:
    ///   - exportedContentType: The content type of the file.
    ///   - shouldAllowToOpenInPlace: Whether others receive the file's URL, too.
    ///   - exporting: Returns the file of a value; not called on the main thread.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        var forms = [Self.form(exportedContentType, exporting: exporting, opensInPlace: false, nil)]
        if shouldAllowToOpenInPlace {
            forms.append(
                TransferForm(
                    type: .fileURL,
                    export: { item in
                        let file = try await exporting(item)
                        guard file.allowAccessingOriginalFile else { throw TransferError.noSuchForm }
                        return .data(Data(file.file.absoluteString.utf8), fileName: nil)
                    }))
        }
        self.forms = forms
    }

    /// Creates a representation for import only.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        forms = [
            Self.form(
                importedContentType, exporting: nil, opensInPlace: shouldAttemptToOpenInPlace, importing)
        ]
    }

    private static func form(
        _ type: UTType, exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
        opensInPlace: Bool, _ importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
    ) -> TransferForm<Item> {
        var form = TransferForm<Item>(type: type, opensInPlace: opensInPlace)
        if let exporting {
            form.export = { item in
                let sent = try await exporting(item)
                // A file that may not be opened in place is read at once.
                let content = TransferContent.file(sent.file)
                return sent.allowAccessingOriginalFile
                    ? content : .data(try content.data(), fileName: sent.file.lastPathComponent)
            }
        }
        if let importing {
            form.importing = { content in
                try await content.withFile(type, opensInPlace: opensInPlace, importing)
            }
        }
        return form
    }

    /// For Pica's own use.
    public func _forms(_ inputs: _TransferInputs) -> _TransferForms<Item> { _TransferForms(forms: forms) }
}

/// A file to send.
public struct SentTransferredFile: Sendable {
    /// The file's URL.
    public let file: URL
    /// Whether the receiver may open the original file, and change it.
    public let allowAccessingOriginalFile: Bool

    /// - Parameters:
    ///   - file: The file's URL.
    ///   - allowAccessingOriginalFile: Whether the receiver may open the original file; by default it receives the
    ///     contents.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A received file.
public struct ReceivedTransferredFile: Sendable {
    /// The file's URL.
    public let file: URL
    /// Whether it is the sender's original; otherwise it is a copy, which is deleted after the import.
    public let isOriginalFile: Bool
}
