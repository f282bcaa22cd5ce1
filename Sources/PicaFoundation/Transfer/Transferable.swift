import Foundation

/// A type whose values can be copied, pasted, dragged and dropped, in the representations that it declares.
///
///     struct Note: Codable, Transferable {
///         var title: String
///         var words: String
///
///         static var transferRepresentation: some TransferRepresentation {
///             CodableRepresentation(contentType: .note)
///             ProxyRepresentation(exporting: \.words)
///         }
///     }
///
///     extension UTType {
///         static let note = UTType(exportedAs: "com.example.note")
///     }
///
/// The representation that preserves most comes first: a receiver uses the first one that it supports.
@preconcurrency public protocol Transferable: Sendable {
    /// The type of the representations.
    associatedtype Representation: TransferRepresentation

    /// The representations of values, best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
    /// Returns the content types in which values can be exported, best first. A value may have fewer.
    /// - Parameter visibility: The programs that receive them.
    public static func exportedContentTypes(
        _ visibility: TransferRepresentationVisibility = .all
    ) -> [UTType] {
        unique(
            Self.transferForms.filter { $0.export != nil && $0.visibility.includes(visibility) }.map(\.type))
    }

    /// Returns the content types from which values can be created, best first.
    public static func importedContentTypes() -> [UTType] {
        unique(Self.transferForms.filter { $0.importing != nil }.map(\.type))
    }

    private static func unique(_ types: [UTType]) -> [UTType] {
        types.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Returns the content types in which this value can be exported, best first.
    /// - Parameter visibility: The programs that receive it.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        Self.unique(TransferItem(self).exports.filter { $0.visibility.includes(visibility) }.map(\.type))
    }

    /// The suggested name of a file with the value; `nil` for none.
    public var suggestedFilename: String? { TransferItem(self).exports.lazy.compactMap(\.fileName).first }

    /// Returns the value as data.
    /// - Parameter contentType: The requested content type; the first representation that conforms to it is used.
    /// - Throws: The representation's error, or a ``TransferError``.
    public func exported(as contentType: UTType) async throws -> Data {
        guard let export = TransferItem(self).exports.first(where: { $0.type.conforms(to: contentType) })
        else { throw TransferError.noSuchForm }
        return try await export.data()
    }

    /// Creates a value from data.
    /// - Parameters:
    ///   - data: The data.
    ///   - contentType: The content type of the data; if it is `nil`, the first representation that accepts the data is
    ///     used.
    /// - Throws: The representation's error, or a ``TransferError``.
    public init(importing data: Data, contentType: UTType?) async throws {
        self = try await Self.importing(.data(data, fileName: nil), contentType)
    }

    /// Creates a value from a file.
    /// - Parameters:
    ///   - file: The file's URL.
    ///   - contentType: The content type; by default that of its name.
    /// - Throws: The representation's error, or a ``TransferError``.
    public init(importing file: URL, contentType: UTType?) async throws {
        self = try await Self.importing(
            .file(file), contentType ?? UTType(filenameExtension: file.pathExtension))
    }

    private static func importing(_ content: TransferContent, _ type: UTType?) async throws -> Self {
        var failure: any Error = TransferError.noSuchForm
        for form in transferForms {
            guard let importing = form.importing, type.map({ $0.conforms(to: form.type) }) ?? true
            else { continue }
            do {
                return try await importing(content)
            } catch {
                failure = error
                if type != nil { break }
            }
        }
        throw failure
    }
}

/// The reason why a value cannot be exported or imported.
public enum TransferError: Error, Hashable, Sendable {
    /// There is no representation of the requested content type.
    case noSuchForm
    /// The data is invalid.
    case malformed
    /// The data exceeds the limit.
    case tooLarge
}

extension Never: Transferable, TransferRepresentation {
    /// There are no values.
    public typealias Item = Never
    /// There is no body.
    public typealias Body = Never
    /// There are no values, so it cannot be read.
    public static var transferRepresentation: Never { noForm }
    /// There are no values, so there are no representations.
    public func _forms(_ inputs: _TransferInputs) -> _TransferForms<Never> { _TransferForms(forms: []) }
    static var noForm: Never { preconditionFailure("There is no value, and so no form that it is made of.") }
}
