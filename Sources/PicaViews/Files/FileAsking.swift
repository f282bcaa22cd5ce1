import Foundation
import PicaFoundation
import PicaGraph

/// Shows a file dialog while a condition is true, and says what it came to.
struct FileAsking {
    private let isPresented: Binding<Bool>
    private let request: FileRequest
    private let answered: (Result<[URL], any Error>) -> Void
    private let cancelled: () -> Void
    @State private var dialog: (any FileDialog)?
    /// How often the dialog has been answered.
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
            // What has been answered may be asked again before anybody sees that.
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
    /// For files of kinds, of which folders are one.
    init(opening kinds: [UTType], several: Bool) {
        let files = kinds.filter { !$0.conforms(to: .folder) && !$0.conforms(to: .directory) }
        self.init(.open(folders: !kinds.isEmpty && files.isEmpty, several: several))
        show(files)
    }

    /// For a place for something of a kind.
    init(saving kind: UTType?, name: String?) {
        var name = name ?? ""
        if !name.isEmpty, (name as NSString).pathExtension.isEmpty, let ending = kind?.fileNameEnding {
            name += "." + ending
        }
        self.init(.save(name: name))
        if let kind { show([kind]) }
    }

    /// Shows files of kinds; where one of them may be anything, all.
    private mutating func show(_ kinds: [UTType]) {
        for kind in kinds {
            if let type = kind.preferredMIMEType {
                // Dialogs know nothing of what follows a semicolon.
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

    /// Kinds of kinds.
    private static let wideTypes: [(kind: UTType, type: String)] = [
        (.image, "image/*"), (.text, "text/*"), (.audio, "audio/*"), (.movie, "video/*"), (.video, "video/*"),
        (.audiovisualContent, "video/*"), (.font, "font/*"),
    ]
}

extension UTType {
    /// What names of files of the kind end with, or of what it is besides.
    fileprivate var fileNameEnding: String? {
        let outer = supertypes.sorted { $0.identifier < $1.identifier }
        return ([self] + outer).lazy.compactMap(\.preferredFilenameExtension).first
    }
}
