import Foundation
import PicaGraph

/// What a person is asked for by the desktop's file dialog.
package struct FileRequest: Equatable {
    package enum Purpose: Equatable {
        /// Files or folders that are there.
        case open(folders: Bool, several: Bool)
        /// A place for something to be kept, by the name that it would have.
        case save(name: String)
    }

    package var purpose: Purpose
    /// What kinds of files are shown: MIME types. Empty for all.
    package var types: [String] = []
    /// What their names end with, for kinds without a MIME type.
    package var endings: [String] = []
    /// What the dialog says; nil for what the desktop has it say.
    package var title: String?
    /// What is on the button that chooses; nil for what the desktop has there.
    package var confirmation: String?
    /// Where the dialog begins; nil leaves it to the desktop.
    package var folder: URL?

    package init(_ purpose: Purpose) { self.purpose = purpose }
}

/// What a file dialog came to.
package enum FileAnswer {
    case chosen([URL])
    case cancelled
    case failed(any Error)
}

/// Shows the desktop's file dialogs.
package struct FileDialogs {
    private let open: @MainActor (FileRequest, @escaping @MainActor (FileAnswer) -> Void) -> FileDialog?

    /// - Parameter open: Shows a dialog, and says once what it came to; nil where there is none to be shown.
    nonisolated package init(
        open: @escaping @MainActor (FileRequest, @escaping @MainActor (FileAnswer) -> Void) -> FileDialog?
    ) { self.open = open }

    @MainActor func callAsFunction(
        _ request: FileRequest, answer: @escaping @MainActor (FileAnswer) -> Void
    ) -> FileDialog? { open(request, answer) }
}

/// A file dialog that is open.
@MainActor package protocol FileDialog: AnyObject {
    /// Takes it away, without an answer.
    func close()
}

/// No desktop is there that could show a file dialog.
struct NoFileDialog: LocalizedError {
    var errorDescription: String? { "There is no file dialog on this desktop." }
}

private enum FileDialogsKey: EnvironmentKey { static var defaultValue: FileDialogs? { nil } }

extension EnvironmentValues {
    /// The desktop's file dialogs; nil in pictures, where there is no desktop.
    package var fileDialogs: FileDialogs? {
        get { self[FileDialogsKey.self] }
        set { self[FileDialogsKey.self] = newValue }
    }
}
