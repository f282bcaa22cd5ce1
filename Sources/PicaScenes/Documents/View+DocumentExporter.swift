import Foundation
import PicaFoundation
import PicaGraph
import PicaState

/// A type-erased document.
private struct AnyDocument: Sendable {
    /// A closure that creates the file, on any thread.
    typealias Making = @Sendable (FileDocumentWriteConfiguration) throws -> FileWrapper

    let kinds: [UTType]
    private let snapshot: @MainActor @Sendable (UTType) throws -> Making

    init<Document: FileDocument>(_ document: Document) {
        kinds = Document.writableContentTypes
        snapshot = { _ in { try document.fileWrapper(configuration: $0) } }
    }

    init<Document: ReferenceFileDocument>(_ document: Document) {
        kinds = Document.writableContentTypes
        snapshot = { kind in
            nonisolated(unsafe) let snapshot = try document.snapshot(contentType: kind)
            return { try document.fileWrapper(snapshot: snapshot, configuration: $0) }
        }
    }

    /// Returns the content type to write: the first of the wanted ones that the document supports.
    func kind(among wanted: [UTType]) -> UTType? {
        wanted.first { wanted in kinds.contains { $0.conforms(to: wanted) || wanted.conforms(to: $0) } }
            ?? wanted.first ?? kinds.first
    }

    /// Writes a snapshot of the document, off the main thread.
    @MainActor func write(to place: URL, as kind: UTType) async throws {
        let make = try snapshot(kind)
        try await Task.detached {
            let existing =
                FileManager.default.fileExists(atPath: place.path) ? try? FileWrapper(url: place) : nil
            try make(FileDocumentWriteConfiguration(contentType: kind, existingFile: existing))
                .write(to: place, options: .atomic, originalContentsURL: nil)
        }.value
    }
}

extension View {
    nonisolated private func export(
        _ document: AnyDocument?, _ isPresented: Binding<Bool>, _ kinds: [UTType], _ name: String?,
        _ onCompletion: @escaping (Result<URL, any Error>) -> Void, _ onCancellation: @escaping () -> Void
    ) -> some View {
        let kind = document?.kind(among: kinds) ?? .data
        return modifier(
            FileAsking(
                isPresented.and(document != nil), FileRequest(saving: kind, name: name),
                cancelled: onCancellation
            ) { result in
                guard let document, let place = result.firstPlace(onCompletion) else { return }
                // The answer arrives on the main actor.
                nonisolated(unsafe) let tell = onCompletion
                Task { @MainActor in
                    do {
                        try await document.write(to: place, as: kind)
                        tell(.success(place))
                    } catch {
                        tell(.failure(error))
                    }
                }
            })
    }

    nonisolated private func export(
        _ documents: [AnyDocument], _ isPresented: Binding<Bool>, _ kinds: [UTType],
        _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void
    ) -> some View {
        let kind = documents.first?.kind(among: kinds) ?? .data
        let request = FileRequest(.open(folders: true, several: false))
        return modifier(
            FileAsking(isPresented.and(!documents.isEmpty), request, cancelled: onCancellation) { result in
                guard let folder = result.firstPlace(onCompletion) else { return }
                nonisolated(unsafe) let tell = onCompletion
                Task { @MainActor in
                    do {
                        var places: [URL] = []
                        for document in documents {
                            let place = folder.firstFreeFile(for: kind, named: "Untitled")
                            try await document.write(to: place, as: kind)
                            places.append(place)
                        }
                        tell(.success(places))
                    } catch {
                        tell(.failure(error))
                    }
                }
            })
    }

    /// Presents the desktop's dialog for saving a document while a condition is true, and writes the document.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is open. It becomes `false` once the person has answered.
    ///   - document: The document to write; `nil` shows no dialog.
    ///   - contentType: The content type of the file.
    ///   - defaultFilename: The suggested name of the file.
    ///   - onCompletion: The closure called with the URL of the written file, or with an error. It is not called if the
    ///     person cancels.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        export(
            document.map { AnyDocument($0) }, isPresented, [contentType], defaultFilename, onCompletion, {})
    }

    /// Presents the desktop's dialog for saving a reference document while a condition is true, and writes the
    /// document.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is open. It becomes `false` once the person has answered.
    ///   - document: The document to write; `nil` shows no dialog.
    ///   - contentType: The content type of the file.
    ///   - defaultFilename: The suggested name of the file.
    ///   - onCompletion: The closure called with the URL of the written file, or with an error. It is not called if the
    ///     person cancels.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        export(
            document.map { AnyDocument($0) }, isPresented, [contentType], defaultFilename, onCompletion, {})
    }

    /// Presents the desktop's dialog for saving a document in one of several content types, and writes the document.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is open. It becomes `false` once the person has answered.
    ///   - document: The document to write; `nil` shows no dialog.
    ///   - contentTypes: The allowed content types; the first that the document supports is used. If empty, the first
    ///     content type of the document is used.
    ///   - defaultFilename: The suggested name of the file.
    ///   - onCompletion: The closure called with the URL of the written file, or with an error.
    ///   - onCancellation: The closure called if the person cancels.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        export(
            document.map { AnyDocument($0) }, isPresented, contentTypes, defaultFilename, onCompletion,
            onCancellation)
    }

    /// Presents the desktop's dialog for saving a reference document in one of several content types, and writes the
    /// document.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is open. It becomes `false` once the person has answered.
    ///   - document: The document to write; `nil` shows no dialog.
    ///   - contentTypes: The allowed content types; the first that the document supports is used. If empty, the first
    ///     content type of the document is used.
    ///   - defaultFilename: The suggested name of the file.
    ///   - onCompletion: The closure called with the URL of the written file, or with an error.
    ///   - onCancellation: The closure called if the person cancels.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        export(
            document.map { AnyDocument($0) }, isPresented, contentTypes, defaultFilename, onCompletion,
            onCancellation)
    }

    /// Presents the desktop's dialog for choosing a folder, and writes documents there, each under an unused name.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is open. It becomes `false` once the person has answered.
    ///   - documents: The documents to write; an empty collection shows no dialog.
    ///   - contentType: The content type of the files.
    ///   - onCompletion: The closure called with the URLs of the written files, or with an error. It is not called if
    ///     the person cancels.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        export(documents.map { AnyDocument($0) }, isPresented, [contentType], onCompletion, {})
    }

    /// Presents the desktop's dialog for choosing a folder, and writes reference documents there, each under an unused
    /// name.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is open. It becomes `false` once the person has answered.
    ///   - documents: The documents to write; an empty collection shows no dialog.
    ///   - contentType: The content type of the files.
    ///   - onCompletion: The closure called with the URLs of the written files, or with an error. It is not called if
    ///     the person cancels.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        export(documents.map { AnyDocument($0) }, isPresented, [contentType], onCompletion, {})
    }

    /// Presents the desktop's dialog for choosing a folder, and writes documents there, each under an unused name.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is open. It becomes `false` once the person has answered.
    ///   - documents: The documents to write; an empty collection shows no dialog.
    ///   - contentTypes: The allowed content types; the first that a document supports is used.
    ///   - onCompletion: The closure called with the URLs of the written files, or with an error.
    ///   - onCancellation: The closure called if the person cancels.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        export(documents.map { AnyDocument($0) }, isPresented, contentTypes, onCompletion, onCancellation)
    }

    /// Presents the desktop's dialog for choosing a folder, and writes reference documents there, each under an unused
    /// name.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is open. It becomes `false` once the person has answered.
    ///   - documents: The documents to write; an empty collection shows no dialog.
    ///   - contentTypes: The allowed content types; the first that a document supports is used.
    ///   - onCompletion: The closure called with the URLs of the written files, or with an error.
    ///   - onCancellation: The closure called if the person cancels.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: ReferenceFileDocument {
        export(documents.map { AnyDocument($0) }, isPresented, contentTypes, onCompletion, onCancellation)
    }
}

extension URL {
    /// Returns an unused file in the folder: with the name itself, or with a number added.
    func firstFreeFile(for kind: UTType, named name: String) -> URL {
        let request = FileRequest(saving: kind, name: name)
        var name = name
        if case .save(let whole) = request.purpose { name = whole }
        name = name.replacing("/", with: "-")
        let (stem, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
        var place = appendingPathComponent(name)
        var number = 1
        while (try? FileManager.default.attributesOfItem(atPath: place.path)) != nil {
            number += 1
            place = appendingPathComponent("\(stem) \(number)" + (ending.isEmpty ? "" : "." + ending))
        }
        return place
    }
}
