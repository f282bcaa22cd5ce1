import Foundation
import PicaFoundation
import PicaGraph

extension View {
    /// Has a person choose a place for a value in the desktop's own dialog, while a condition is true, and writes it
    /// there.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is there; false once it has been answered.
    ///   - item: What is to be written; without it no dialog is shown.
    ///   - contentTypes: The kinds that it may be written as, of which the first that it can be is taken; by default the
    ///     best that it can.
    ///   - defaultFilename: The name that the file has unless the person chooses another; by default what the item says.
    ///   - onCompletion: Told where it was written, or what went wrong.
    ///   - onCancellation: Runs where the person cancels.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let kinds = item?.exportedContentTypes() ?? []
        let kind = contentTypes.first { wanted in kinds.contains { $0.conforms(to: wanted) } } ?? kinds.first
        let request = FileRequest(saving: kind, name: defaultFilename ?? item?.suggestedFilename)
        return modifier(
            FileAsking(isPresented.and(item != nil), request, cancelled: onCancellation) { result in
                guard let item, let place = result.firstPlace(onCompletion) else { return }
                // Answers come on the main actor.
                nonisolated(unsafe) let tell = onCompletion
                Task { @MainActor in
                    do {
                        let data = try await item.exported(as: kind ?? .data)
                        try await Task.detached { try SafeWrite.write(data, to: place) }.value
                        tell(.success(place))
                    } catch {
                        tell(.failure(error))
                    }
                }
            })
    }

    /// Has a person choose a folder for a file in the desktop's own dialog, while a condition is true, and moves it
    /// there.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is there; false once it has been answered.
    ///   - file: What is to be moved; without it no dialog is shown.
    ///   - onCompletion: Told where it is now, or what went wrong; not where the person cancels.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Has a person choose a folder for a file, and moves it there; see `fileMover(isPresented:file:onCompletion:)`.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is there; false once it has been answered.
    ///   - file: What is to be moved; without it no dialog is shown.
    ///   - onCompletion: Told where it is now, or what went wrong.
    ///   - onCancellation: Runs where the person cancels.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        fileMover(
            isPresented: isPresented, files: [file].compactMap(\.self),
            onCompletion: { result in
                if let place = result.firstPlace(onCompletion) { onCompletion(.success(place)) }
            }, onCancellation: onCancellation)
    }

    /// Has a person choose a folder for files, and moves them there; see `fileMover(isPresented:file:onCompletion:)`.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is there; false once it has been answered.
    ///   - files: What is to be moved; without any no dialog is shown.
    ///   - onCompletion: Told where they are now, or what went wrong; not where the person cancels.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }

    /// Has a person choose a folder for files, and moves them there; see `fileMover(isPresented:file:onCompletion:)`.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is there; false once it has been answered.
    ///   - files: What is to be moved; without any no dialog is shown.
    ///   - onCompletion: Told where they are now, or what went wrong.
    ///   - onCancellation: Runs where the person cancels.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        let files = Array(files)
        let request = FileRequest(.open(folders: true, several: false))
        return modifier(
            FileAsking(isPresented.and(!files.isEmpty), request, cancelled: onCancellation) { result in
                guard let folder = result.firstPlace(onCompletion) else { return }
                onCompletion(
                    Result {
                        try files.map { file in
                            let place = folder.appendingPathComponent(file.lastPathComponent)
                            try FileManager.default.moveItem(at: file, to: place)
                            return place
                        }
                    })
            })
    }
}

extension Result<[URL], any Error> {
    /// The first place that was chosen; where something went wrong that is told, and nil where there is none.
    func firstPlace<Value>(_ tell: (Result<Value, any Error>) -> Void) -> URL? {
        switch self {
        case .success(let places): return places.first
        case .failure(let error):
            tell(.failure(error))
            return nil
        }
    }
}
