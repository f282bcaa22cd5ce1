import Foundation
import PicaViews

/// A file dialog that a view under test has opened, to be answered as a person would.
@MainActor public final class TestFileDialog: FileDialog {
    private let request: FileRequest
    private var answered: (@MainActor (FileAnswer) -> Void)?

    init(_ request: FileRequest, answered: @escaping @MainActor (FileAnswer) -> Void) {
        self.request = request
        self.answered = answered
    }

    /// Whether it still waits for an answer.
    public var isOpen: Bool { answered != nil }

    package func close() { answered = nil }

    /// Whether it is for a place where something is to be kept.
    public var isForSaving: Bool {
        if case .save = request.purpose { true } else { false }
    }

    /// Whether folders are chosen in it, and not files.
    public var isForFolders: Bool {
        if case .open(folders: true, _) = request.purpose { true } else { false }
    }

    /// Whether several can be chosen.
    public var allowsMultipleSelection: Bool {
        if case .open(_, several: true) = request.purpose { true } else { false }
    }

    /// The name that a file to be kept has at first; nil where there is none.
    public var fileName: String? {
        if case .save(let name) = request.purpose, !name.isEmpty { name } else { nil }
    }

    /// What kinds of files it shows, as MIME types or as patterns of names such as `*.note`; empty for all.
    public var kinds: [String] { request.types + request.endings.map { "*." + $0 } }

    /// What it says, where the app has it say something.
    public var message: String? { request.title }

    /// What is on the button that chooses, where the app has put something there.
    public var confirmationLabel: String? { request.confirmation }

    /// Where it begins, where the app has said so.
    public var defaultDirectory: URL? { request.folder }

    /// Chooses files or folders, or a place for something.
    public func choose(_ places: URL...) { answer(.chosen(places)) }

    /// Chooses nothing.
    public func cancel() { answer(.cancelled) }

    /// Fails, as where no desktop is there to show it.
    public func fail(_ error: any Error) { answer(.failed(error)) }

    private func answer(_ answer: FileAnswer) {
        let answered = answered
        self.answered = nil
        answered?(answer)
    }
}
