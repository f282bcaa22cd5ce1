import Foundation
import PicaCombine
import PicaFoundation

/// The configuration for reading a document from a file.
public struct FileDocumentReadConfiguration {
    /// The content type of the file.
    public let contentType: UTType
    /// The file or folder.
    public let file: FileWrapper

    package init(contentType: UTType, file: FileWrapper) {
        self.contentType = contentType
        self.file = file
    }
}

/// The configuration for writing a document to a file.
public struct FileDocumentWriteConfiguration {
    /// The content type of the file to write.
    public let contentType: UTType
    /// The file that is replaced; `nil` for a new file.
    public let existingFile: FileWrapper?

    package init(contentType: UTType, existingFile: FileWrapper?) {
        self.contentType = contentType
        self.existingFile = existingFile
    }
}

/// A document that is a value, read from and written to files.
///
///     struct Letter: FileDocument {
///         static let readableContentTypes = [UTType.plainText]
///         var words = ""
///
///         init(configuration: ReadConfiguration) throws {
///             words = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///         }
///
///         func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///             FileWrapper(regularFileWithContents: Data(words.utf8))
///         }
///     }
@preconcurrency public protocol FileDocument: Sendable {
    /// The configuration for reading the document.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The configuration for writing the document.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The content types that can be read.
    static var readableContentTypes: [UTType] { get }
    /// The content types that can be written; by default those that can be read.
    static var writableContentTypes: [UTType] { get }

    /// Creates a document from a file.
    init(configuration: ReadConfiguration) throws
    /// Returns the file for the document.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The content types that can be read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, read from and written to files. Pica writes a snapshot that is taken on the main
/// thread.
@preconcurrency public protocol ReferenceFileDocument: ObservableObject, Sendable {
    /// The type of the snapshots.
    associatedtype Snapshot
    /// The configuration for reading the document.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// The configuration for writing the document.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The content types that can be read.
    static var readableContentTypes: [UTType] { get }
    /// The content types that can be written; by default those that can be read.
    static var writableContentTypes: [UTType] { get }

    /// Creates a document from a file.
    init(configuration: ReadConfiguration) throws
    /// Returns a snapshot of the current document.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// Returns the file for a snapshot.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The content types that can be read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
