import Foundation

/// A form of values as files.
///
/// Other programs are sent what is in the file. They are told its address as well, which is what file managers take,
/// where the form says that files may be opened in place (`shouldAllowToOpenInPlace`) and the file that is sent does, too
/// (``SentTransferredFile/allowAccessingOriginalFile``).
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    /// None: Pica knows what the form is.
    public typealias Body = Never
    private let forms: [TransferForm<Item>]

    /// One that goes both ways.
    /// - Parameters:
    ///   - contentType: What kind of file it is.
    ///   - shouldAttemptToOpenInPlace: Whether a file that is received is to be the sender's own, where there is one.
    ///   - exporting: Names the file of a value; not on the main thread.
    ///   - importing: Makes a value of a file, not on the main thread. A file that is not the sender's own is gone
    ///     when this returns.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        forms = [
            Self.form(contentType, exporting: exporting, opensInPlace: shouldAttemptToOpenInPlace, importing)
        ]
    }

    /// One in which values are sent only.
    /// - Parameters:
    ///   - exportedContentType: What kind of file it is.
    ///   - shouldAllowToOpenInPlace: Whether others are to be told the file's address, too.
    ///   - exporting: Names the file of a value; not on the main thread.
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

    /// One in which values are received only.
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
                // What may not be opened where it is is read at once.
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

    /// What it comes to.
    public func _forms(_ inputs: _TransferInputs) -> _TransferForms<Item> { _TransferForms(forms: forms) }
}

/// A file that is sent.
public struct SentTransferredFile: Sendable {
    /// Where it is.
    public let file: URL
    /// Whether whoever takes it may open it where it is, and change it there.
    public let allowAccessingOriginalFile: Bool

    /// - Parameters:
    ///   - file: Where it is.
    ///   - allowAccessingOriginalFile: Whether whoever takes it may open it where it is; by default they get what is
    ///     in it.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that is received.
public struct ReceivedTransferredFile: Sendable {
    /// Where it is.
    public let file: URL
    /// Whether it is the sender's own; otherwise it is a copy, which goes when it has been imported.
    public let isOriginalFile: Bool
}
