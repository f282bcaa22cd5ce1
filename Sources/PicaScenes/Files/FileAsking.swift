import Foundation
import PicaFoundation
import PicaGraph
import PicaState

/// A modifier that shows a file dialog while a condition is true, and reports its result.
struct FileAsking {
    private let isPresented: Binding<Bool>
    private let request: FileRequest
    private let answered: (Result<[URL], any Error>) -> Void
    private let cancelled: () -> Void
    @State private var dialog: (any FileDialog)?
    /// The number of answered dialogs.
    @State private var answers = 0
    @Environment(\.fileDialogs) private var dialogs
    @Environment(\.fileDialogSettings) private var settings

    nonisolated init(
        _ isPresented: Binding<Bool>, _ request: FileRequest, cancelled: @escaping () -> Void = {},
        answered: @escaping (Result<[URL], any Error>) -> Void
    ) {
        self.isPresented = isPresented
        self.request = request
        self.cancelled = cancelled
        self.answered = answered
    }
}

extension FileAsking: ViewModifier {
    func body(content: Content) -> some View {
        content
            // The app may present the dialog again before the view sees that the condition was false.
            .onChange(of: Wish(isPresented: isPresented.wrappedValue, answers: answers), initial: true) {
                if $1.isPresented { open() } else { close() }
            }
            .onDisappear { close() }
    }

    private struct Wish: Equatable {
        let isPresented: Bool
        let answers: Int
    }

    @MainActor private func open() {
        guard dialog == nil else { return }
        var request = request
        request.title = settings.message
        request.confirmation = settings.confirmation
        request.folder = settings.folder
        dialog = dialogs?(request) { end(with: $0) }
        if dialog == nil { end(with: .failed(NoFileDialog())) }
    }

    @MainActor private func close() {
        dialog?.close()
        dialog = nil
    }

    @MainActor private func end(with answer: FileAnswer) {
        dialog = nil
        answers += 1
        isPresented.wrappedValue = false
        switch answer {
        case .chosen(let places): answered(.success(places))
        case .cancelled: cancelled()
        case .failed(let error): answered(.failure(error))
        }
    }
}

extension FileRequest {
    /// Creates a request for files of given content types; folders are a content type, too.
    package init(opening kinds: [UTType], several: Bool) {
        let files = kinds.filter { !$0.conforms(to: .folder) && !$0.conforms(to: .directory) }
        self.init(.open(folders: !kinds.isEmpty && files.isEmpty, several: several))
        show(files)
    }

    /// Creates a request for a place to save a file of a content type.
    package init(saving kind: UTType?, name: String?) {
        var name = name ?? ""
        if !name.isEmpty, (name as NSString).pathExtension.isEmpty, let ending = kind?.fileNameEnding {
            name += "." + ending
        }
        self.init(.save(name: name))
        if let kind { show([kind]) }
    }

    /// Limits the shown files to content types; shows all files if one of the types matches any file.
    private mutating func show(_ kinds: [UTType]) {
        for kind in kinds {
            if let type = kind.preferredMIMEType {
                // Dialogs do not understand parameters after a semicolon.
                types.append(type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces))
            } else if let wide = Self.wideTypes.first(where: { $0.kind == kind }) {
                types.append(wide.type)
            } else if let ending = kind.preferredFilenameExtension {
                endings.append(ending)
            } else {
                (types, endings) = ([], [])
                return
            }
        }
    }

    /// The content types that comprise others, with their MIME type patterns.
    private static let wideTypes: [(kind: UTType, type: String)] = [
        (.image, "image/*"), (.text, "text/*"), (.audio, "audio/*"), (.movie, "video/*"), (.video, "video/*"),
        (.audiovisualContent, "video/*"), (.font, "font/*"),
    ]
}

extension UTType {
    /// The filename extension of the content type, or of one of its supertypes.
    fileprivate var fileNameEnding: String? {
        let outer = supertypes.sorted { $0.identifier < $1.identifier }
        return ([self] + outer).lazy.compactMap(\.preferredFilenameExtension).first
    }
}
