import Foundation
import PicaViews

/// A file dialog opened by a view under test, to be answered by the test.
@MainActor public final class TestFileDialog: FileDialog {
    private let request: FileRequest
    private var answered: (@MainActor (FileAnswer) -> Void)?

    init(_ request: FileRequest, answered: @escaping @MainActor (FileAnswer) -> Void) {
        self.request = request
        self.answered = answered
    }

    /// Whether the dialog waits for an answer.
    public var isOpen: Bool { answered != nil }

    package func close() { answered = nil }

    /// Whether the dialog asks where to save a file.
    public var isForSaving: Bool {
        if case .save = request.purpose { true } else { false }
    }

    /// Whether the user chooses folders rather than files.
    public var isForFolders: Bool {
        if case .open(folders: true, _) = request.purpose { true } else { false }
    }

    /// Whether several files can be chosen.
    public var allowsMultipleSelection: Bool {
        if case .open(_, several: true) = request.purpose { true } else { false }
    }

    /// The suggested name of a file to save; `nil` if there is none.
    public var fileName: String? {
        if case .save(let name) = request.purpose, !name.isEmpty { name } else { nil }
    }

    /// The kinds of files shown, as MIME types or name patterns such as `*.note`; empty for all.
    public var kinds: [String] { request.types + request.endings.map { "*." + $0 } }

    /// The message set by the app; `nil` if there is none.
    public var message: String? { request.title }

    /// The label of the confirmation button set by the app; `nil` for the default.
    public var confirmationLabel: String? { request.confirmation }

    /// The initial folder set by the app; `nil` for the default.
    public var defaultDirectory: URL? { request.folder }

    /// Chooses files, folders or the place to save to.
    public func choose(_ places: URL...) { answer(.chosen(places)) }

    /// Cancels the dialog.
    public func cancel() { answer(.cancelled) }

    /// Fails the dialog, as if no desktop could show it.
    public func fail(_ error: any Error) { answer(.failed(error)) }

    private func answer(_ answer: FileAnswer) {
        let answered = answered
        self.answered = nil
        answered?(answer)
    }
}
