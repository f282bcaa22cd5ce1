import Foundation
import PicaFoundation
import PicaGraph

extension View {
    /// Has a person choose a file in the desktop's own dialog, while a condition is true.
    ///
    /// The dialog is the file chooser of the desktop's portal. Where there is none the completion is told an error.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is there; false once it has been answered.
    ///   - allowedContentTypes: The kinds of files that can be chosen; `.folder` for a folder.
    ///   - onCompletion: Told what was chosen, or what went wrong; not where the person cancels.
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

    /// Has a person choose files in the desktop's own dialog, while a condition is true; see
    /// `fileImporter(isPresented:allowedContentTypes:onCompletion:)`.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is there; false once it has been answered.
    ///   - allowedContentTypes: The kinds of files that can be chosen; `.folder` for folders.
    ///   - allowsMultipleSelection: Whether it may be several.
    ///   - onCompletion: Told what was chosen, or what went wrong; not where the person cancels.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Has a person choose files in the desktop's own dialog, while a condition is true; see
    /// `fileImporter(isPresented:allowedContentTypes:onCompletion:)`.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is there; false once it has been answered.
    ///   - allowedContentTypes: The kinds of files that can be chosen; `.folder` for folders.
    ///   - allowsMultipleSelection: Whether it may be several.
    ///   - onCompletion: Told what was chosen, or what went wrong.
    ///   - onCancellation: Runs where the person cancels.
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
