import Foundation
import PicaCombine
import PicaFoundation

/// What a document is made of as it is read.
public struct FileDocumentReadConfiguration {
    /// What kind of file it is.
    public let contentType: UTType
    /// The file, or the folder.
    public let file: FileWrapper

    package init(contentType: UTType, file: FileWrapper) {
        self.contentType = contentType
        self.file = file
    }
}

/// As what a document is to be written.
public struct FileDocumentWriteConfiguration {
    /// What kind of file it is to be.
    public let contentType: UTType
    /// What was there before; nil for a new file.
    public let existingFile: FileWrapper?

    package init(contentType: UTType, existingFile: FileWrapper?) {
        self.contentType = contentType
        self.existingFile = existingFile
    }
}

/// A document that is a value: what an app makes of a file, and a file of.
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
    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// As what a document is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The kinds of files that can be read.
    static var readableContentTypes: [UTType] { get }
    /// The kinds of files that can be written; by default those that can be read.
    static var writableContentTypes: [UTType] { get }

    /// A document of a file.
    init(configuration: ReadConfiguration) throws
    /// The file that the document is.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// Those that can be read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object. What is written is a snapshot of it, which is taken on the main thread.
@preconcurrency public protocol ReferenceFileDocument: ObservableObject, Sendable {
    /// What a file is made of.
    associatedtype Snapshot
    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// As what a document is written.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The kinds of files that can be read.
    static var readableContentTypes: [UTType] { get }
    /// The kinds of files that can be written; by default those that can be read.
    static var writableContentTypes: [UTType] { get }

    /// A document of a file.
    init(configuration: ReadConfiguration) throws
    /// What the document is now.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// The file of a snapshot.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// Those that can be read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
