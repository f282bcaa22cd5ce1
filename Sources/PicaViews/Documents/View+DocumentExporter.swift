import Foundation
import PicaFoundation
import PicaGraph

/// A document whose type is forgotten.
private struct AnyDocument: Sendable {
    /// Makes the file, on any thread.
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

    /// As what it is written: the first of the kinds that are asked for that it can be.
    func kind(among wanted: [UTType]) -> UTType? {
        wanted.first { wanted in kinds.contains { $0.conforms(to: wanted) || wanted.conforms(to: $0) } }
            ?? wanted.first ?? kinds.first
    }

    /// Writes the document as it is now, beside the main thread.
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
                // Answers come on the main actor.
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

    /// Has a person choose a place for a document in the desktop's own dialog, while a condition is true, and writes it
    /// there.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is there; false once it has been answered.
    ///   - document: What is to be written; without it no dialog is shown.
    ///   - contentType: As what it is written.
    ///   - defaultFilename: The name that the file has unless the person chooses another.
    ///   - onCompletion: Told where it was written, or what went wrong; not where the person cancels.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        export(
            document.map { AnyDocument($0) }, isPresented, [contentType], defaultFilename, onCompletion, {})
    }

    /// Has a person choose a place for a document that is an object, and writes it there.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is there; false once it has been answered.
    ///   - document: What is to be written; without it no dialog is shown.
    ///   - contentType: As what it is written.
    ///   - defaultFilename: The name that the file has unless the person chooses another.
    ///   - onCompletion: Told where it was written, or what went wrong; not where the person cancels.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        export(
            document.map { AnyDocument($0) }, isPresented, [contentType], defaultFilename, onCompletion, {})
    }

    /// Has a person choose a place for a document, and writes it there.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is there; false once it has been answered.
    ///   - document: What is to be written; without it no dialog is shown.
    ///   - contentTypes: The kinds that it may be written as, of which the first that it can be is taken; by default the
    ///     first that it can be.
    ///   - defaultFilename: The name that the file has unless the person chooses another.
    ///   - onCompletion: Told where it was written, or what went wrong.
    ///   - onCancellation: Runs where the person cancels.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        export(
            document.map { AnyDocument($0) }, isPresented, contentTypes, defaultFilename, onCompletion,
            onCancellation)
    }

    /// Has a person choose a place for a document that is an object, and writes it there.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is there; false once it has been answered.
    ///   - document: What is to be written; without it no dialog is shown.
    ///   - contentTypes: The kinds that it may be written as, of which the first that it can be is taken; by default the
    ///     first that it can be.
    ///   - defaultFilename: The name that the file has unless the person chooses another.
    ///   - onCompletion: Told where it was written, or what went wrong.
    ///   - onCancellation: Runs where the person cancels.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        export(
            document.map { AnyDocument($0) }, isPresented, contentTypes, defaultFilename, onCompletion,
            onCancellation)
    }

    /// Has a person choose a folder for documents, and writes them there, each under a name that is free.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is there; false once it has been answered.
    ///   - documents: What is to be written; without any no dialog is shown.
    ///   - contentType: As what they are written.
    ///   - onCompletion: Told where they were written, or what went wrong; not where the person cancels.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        export(documents.map { AnyDocument($0) }, isPresented, [contentType], onCompletion, {})
    }

    /// Has a person choose a folder for documents that are objects, and writes them there, each under a name that is
    /// free.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is there; false once it has been answered.
    ///   - documents: What is to be written; without any no dialog is shown.
    ///   - contentType: As what they are written.
    ///   - onCompletion: Told where they were written, or what went wrong; not where the person cancels.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        export(documents.map { AnyDocument($0) }, isPresented, [contentType], onCompletion, {})
    }

    /// Has a person choose a folder for documents, and writes them there, each under a name that is free.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is there; false once it has been answered.
    ///   - documents: What is to be written; without any no dialog is shown.
    ///   - contentTypes: The kinds that they may be written as, of which the first that they can be is taken.
    ///   - onCompletion: Told where they were written, or what went wrong.
    ///   - onCancellation: Runs where the person cancels.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        export(documents.map { AnyDocument($0) }, isPresented, contentTypes, onCompletion, onCancellation)
    }

    /// Has a person choose a folder for documents that are objects, and writes them there, each under a name that is
    /// free.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is there; false once it has been answered.
    ///   - documents: What is to be written; without any no dialog is shown.
    ///   - contentTypes: The kinds that they may be written as, of which the first that they can be is taken.
    ///   - onCompletion: Told where they were written, or what went wrong.
    ///   - onCancellation: Runs where the person cancels.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: ReferenceFileDocument {
        export(documents.map { AnyDocument($0) }, isPresented, contentTypes, onCompletion, onCancellation)
    }
}

extension URL {
    /// Where a file of a kind can be written in the folder that this is: under a name, or one with a number.
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
