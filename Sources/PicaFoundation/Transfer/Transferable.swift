import Foundation

/// What can be copied, pasted, dragged and dropped: a type that says in which forms its values travel.
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
/// The form that keeps most comes first: whoever takes a value asks for the first that it knows.
@preconcurrency public protocol Transferable: Sendable {
    /// The forms.
    associatedtype Representation: TransferRepresentation

    /// The forms in which values travel, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
    /// The kinds of data that values can be exported as, the best first. A value may have fewer.
    /// - Parameter visibility: Who is to take them.
    public static func exportedContentTypes(
        _ visibility: TransferRepresentationVisibility = .all
    ) -> [UTType] {
        unique(
            Self.transferForms.filter { $0.export != nil && $0.visibility.includes(visibility) }.map(\.type))
    }

    /// The kinds of data that values can be made of, the best first.
    public static func importedContentTypes() -> [UTType] {
        unique(Self.transferForms.filter { $0.importing != nil }.map(\.type))
    }

    private static func unique(_ types: [UTType]) -> [UTType] {
        types.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The kinds of data that this value can be exported as, the best first.
    /// - Parameter visibility: Who is to take it.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        Self.unique(TransferItem(self).exports.filter { $0.visibility.includes(visibility) }.map(\.type))
    }

    /// The name that a file of the value is to have; nil where it says none.
    public var suggestedFilename: String? { TransferItem(self).exports.lazy.compactMap(\.fileName).first }

    /// The value in a form.
    /// - Parameter contentType: The kind of data that is asked for; the first form that is of it.
    /// - Throws: What the form throws, or a ``TransferError``.
    public func exported(as contentType: UTType) async throws -> Data {
        guard let export = TransferItem(self).exports.first(where: { $0.type.conforms(to: contentType) })
        else { throw TransferError.noSuchForm }
        return try await export.data()
    }

    /// A value of data.
    /// - Parameters:
    ///   - data: The data.
    ///   - contentType: What kind of data it is; nil where that is not known, and the first form that takes it is to.
    /// - Throws: What the form throws, or a ``TransferError``.
    public init(importing data: Data, contentType: UTType?) async throws {
        self = try await Self.importing(.data(data, fileName: nil), contentType)
    }

    /// A value of a file.
    /// - Parameters:
    ///   - file: The file.
    ///   - contentType: What kind of data it is; by default what its name says.
    /// - Throws: What the form throws, or a ``TransferError``.
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

/// Why something cannot be exported or imported.
public enum TransferError: Error, Hashable, Sendable {
    /// There is no form of the kind that is asked for.
    case noSuchForm
    /// The data is not what it is said to be.
    case malformed
    /// There is more of it than a program should be made to hold.
    case tooLarge
}

extension Never: Transferable, TransferRepresentation {
    /// Nothing travels.
    public typealias Item = Never
    /// It is made of nothing.
    public typealias Body = Never
    /// Cannot be read, as there is no value.
    public static var transferRepresentation: Never { noForm }
    /// None, as there is no value.
    public func _forms(_ inputs: _TransferInputs) -> _TransferForms<Never> { _TransferForms(forms: []) }
    static var noForm: Never { preconditionFailure("There is no value, and so no form that it is made of.") }
}
