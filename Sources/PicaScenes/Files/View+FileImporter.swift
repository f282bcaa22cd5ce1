import Foundation
import PicaFoundation
import PicaGraph
import PicaState

extension View {
    /// Presents the desktop's dialog for choosing a file while a condition is true.
    ///
    /// The dialog is the file chooser of the desktop's portal. Without a portal the completion receives an error.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is open. It becomes `false` once the person has answered.
    ///   - allowedContentTypes: The content types that can be chosen; `.folder` for a folder.
    ///   - onCompletion: The closure called with the chosen URL, or with an error. It is not called if the person
    ///     cancels.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        let request = FileRequest(opening: allowedContentTypes, several: false)
        return modifier(
            FileAsking(isPresented, request) { result in
                if let place = result.firstPlace(onCompletion) { onCompletion(.success(place)) }
            })
    }

    /// Presents the desktop's dialog for choosing files while a condition is true; see
    /// `fileImporter(isPresented:allowedContentTypes:onCompletion:)`.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is open. It becomes `false` once the person has answered.
    ///   - allowedContentTypes: The content types that can be chosen; `.folder` for folders.
    ///   - allowsMultipleSelection: Whether the person can choose several files.
    ///   - onCompletion: The closure called with the chosen URLs, or with an error. It is not called if the person
    ///     cancels.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Presents the desktop's dialog for choosing files while a condition is true; see
    /// `fileImporter(isPresented:allowedContentTypes:onCompletion:)`.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is open. It becomes `false` once the person has answered.
    ///   - allowedContentTypes: The content types that can be chosen; `.folder` for folders.
    ///   - allowsMultipleSelection: Whether the person can choose several files.
    ///   - onCompletion: The closure called with the chosen URLs, or with an error.
    ///   - onCancellation: The closure called if the person cancels.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        let request = FileRequest(opening: allowedContentTypes, several: allowsMultipleSelection)
        return modifier(
            FileAsking(isPresented, request, cancelled: onCancellation, answered: onCompletion))
    }
}
