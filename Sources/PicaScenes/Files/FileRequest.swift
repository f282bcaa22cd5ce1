import Foundation
import PicaState

/// A request to the desktop's file dialog.
package struct FileRequest: Equatable {
    package enum Purpose: Equatable {
        /// Opens existing files or folders.
        case open(folders: Bool, several: Bool)
        /// Saves a file, with a suggested name.
        case save(name: String)
    }

    package var purpose: Purpose
    /// The MIME types of the shown files; empty for all.
    package var types: [String] = []
    /// The filename extensions of content types without a MIME type.
    package var endings: [String] = []
    /// The title of the dialog; `nil` for the default of the desktop.
    package var title: String?
    /// The label of the confirmation button; `nil` for the default of the desktop.
    package var confirmation: String?
    /// The initial folder of the dialog; `nil` leaves it to the desktop.
    package var folder: URL?

    package init(_ purpose: Purpose) { self.purpose = purpose }
}

/// The result of a file dialog.
package enum FileAnswer {
    case chosen([URL])
    case cancelled
    case failed(any Error)
}

/// An action that shows the desktop's file dialogs.
package struct FileDialogs {
    private let open: @MainActor (FileRequest, @escaping @MainActor (FileAnswer) -> Void) -> FileDialog?

    /// - Parameter open: The closure that shows a dialog and reports its result once. It returns `nil` if no dialog can
    ///   be shown.
    nonisolated package init(
        open: @escaping @MainActor (FileRequest, @escaping @MainActor (FileAnswer) -> Void) -> FileDialog?
    ) { self.open = open }

    @MainActor package func callAsFunction(
        _ request: FileRequest, answer: @escaping @MainActor (FileAnswer) -> Void
    ) -> FileDialog? { open(request, answer) }
}

/// An open file dialog.
@MainActor package protocol FileDialog: AnyObject {
    /// Closes the dialog without an answer.
    func close()
}

/// The error for a desktop that cannot show a file dialog.
struct NoFileDialog: LocalizedError {
    var errorDescription: String? { "There is no file dialog on this desktop." }
}

private enum FileDialogsKey: EnvironmentKey { static var defaultValue: FileDialogs? { nil } }

extension EnvironmentValues {
    /// The desktop's file dialogs; `nil` in pictures, which have no desktop.
    package var fileDialogs: FileDialogs? {
        get { self[FileDialogsKey.self] }
        set { self[FileDialogsKey.self] = newValue }
    }
}
