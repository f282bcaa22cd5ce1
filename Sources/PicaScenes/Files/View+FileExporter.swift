import Foundation
import PicaFoundation
import PicaGraph
import PicaState

extension View {
    /// Presents the desktop's dialog for saving a transferable value while a condition is true, and writes the value.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is open. It becomes `false` once the person has answered.
    ///   - item: The value to write; `nil` shows no dialog.
    ///   - contentTypes: The allowed content types; the first that the value supports is used. If empty, the best
    ///     content type of the value is used.
    ///   - defaultFilename: The suggested name of the file; by default that of the item.
    ///   - onCompletion: The closure called with the URL of the written file, or with an error.
    ///   - onCancellation: The closure called if the person cancels.
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
                // The answer arrives on the main actor.
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

    /// Presents the desktop's dialog for choosing a folder while a condition is true, and moves a file there.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is open. It becomes `false` once the person has answered.
    ///   - file: The file to move; `nil` shows no dialog.
    ///   - onCompletion: The closure called with the new URL of the file, or with an error. It is not called if the
    ///     person cancels.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Presents the desktop's dialog for choosing a folder, and moves a file there; see
    /// `fileMover(isPresented:file:onCompletion:)`.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is open. It becomes `false` once the person has answered.
    ///   - file: The file to move; `nil` shows no dialog.
    ///   - onCompletion: The closure called with the new URL of the file, or with an error.
    ///   - onCancellation: The closure called if the person cancels.
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

    /// Presents the desktop's dialog for choosing a folder, and moves files there; see
    /// `fileMover(isPresented:file:onCompletion:)`.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is open. It becomes `false` once the person has answered.
    ///   - files: The files to move; an empty collection shows no dialog.
    ///   - onCompletion: The closure called with the new URLs of the files, or with an error. It is not called if the
    ///     person cancels.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }

    /// Presents the desktop's dialog for choosing a folder, and moves files there; see
    /// `fileMover(isPresented:file:onCompletion:)`.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is open. It becomes `false` once the person has answered.
    ///   - files: The files to move; an empty collection shows no dialog.
    ///   - onCompletion: The closure called with the new URLs of the files, or with an error.
    ///   - onCancellation: The closure called if the person cancels.
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
    /// Returns the first chosen place, or `nil` if there is none. Reports the error if the dialog failed.
    func firstPlace<Value>(_ tell: (Result<Value, any Error>) -> Void) -> URL? {
        switch self {
        case .success(let places): return places.first
        case .failure(let error):
            tell(.failure(error))
            return nil
        }
    }
}
