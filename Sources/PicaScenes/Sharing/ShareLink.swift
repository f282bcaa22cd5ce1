import Foundation
import PicaControls
import PicaDrawing
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// A button with a menu for sharing: it copies a value, saves it as a file, or sends it by email.
///
/// Linux has no list of programs for sharing. The desktop's save dialog is offered for values that have a form other
/// than a URL. Email is offered for texts and URLs; the program that handles `mailto` links sends it.
///
///     ShareLink(item: page.address, subject: Text(page.title))
///
///     ShareLink(item: drawing, preview: SharePreview("Drawing")) {
///         Label("Hand on", systemImage: "square.and.arrow.up")
///     }
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where
    Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable,
    PreviewIcon: Transferable, Label: View
{
    private let data: Data
    private let subject: Text?
    private let message: Text?
    private let titles: (Data.Element) -> Text?
    private let label: Label
    @State private var connection = ClipboardConnection()
    /// Whether the save dialog is open.
    @State private var isSaving = false
    @Environment(\.self) private var environment

    /// - Parameter titles: Returns the title of an element; `nil` for the element's own name.
    nonisolated init(
        _ data: Data, subject: Text?, message: Text?, titles: @escaping (Data.Element) -> Text?, label: Label
    ) {
        self.data = data
        self.subject = subject
        self.message = message
        self.titles = titles
        self.label = label
    }
}

extension ShareLink: View {
    /// The button.
    public var body: some View {
        let files = files
        Menu {
            Button {
                copy()
            } label: {
                Text(MenuWord(key: .copy))
            }
            if !files.isEmpty {
                Button {
                    isSaving = true
                } label: {
                    Text(ShareWord(key: .save))
                }
            }
            if let mail {
                Button {
                    environment.openURL(mail)
                } label: {
                    Text(ShareWord(key: .email))
                }
            }
        } label: {
            label
        }
        .menuIndicator(.hidden)
        .disabled(data.isEmpty)
        .modifier(ClipboardConnector(connection: connection))
        .modifier(FileAsking($isSaving, request(files)) { save(files, $0) })
    }

    @MainActor private func copy() {
        connection.put(ClipboardContent(items: data.map { TransferItem($0) }))
    }

    // MARK: Files

    /// The elements that can be saved as files, with their names.
    @MainActor private var files: [SharedFile] {
        data.compactMap { item in
            let forms = TransferItem(item).exports.filter { $0.visibility == .all }
            guard let form = forms.first(where: { !$0.type.conforms(to: .url) }) else { return nil }
            // The text of a URL is no more than its address.
            guard !(item is URL) else { return nil }
            return SharedFile(form: form, name: form.fileName ?? titles(item).map(words))
        }
    }

    private func request(_ files: [SharedFile]) -> FileRequest {
        files.count == 1
            ? FileRequest(saving: files[0].form.type, name: files[0].name)
            : FileRequest(.open(folders: true, several: false))
    }

    @MainActor private func save(_ files: [SharedFile], _ result: Result<[URL], any Error>) {
        guard let place = result.firstPlace({ (failure: Result<URL, any Error>) in SharedFile.warn(failure) })
        else { return }
        let isFolder = files.count > 1
        Task {
            for file in files {
                do {
                    let place =
                        isFolder
                        ? place.firstFreeFile(for: file.form.type, named: file.name ?? "Untitled") : place
                    let data = try await file.form.data()
                    try await Task.detached { try SafeWrite.write(data, to: place) }.value
                } catch {
                    SharedFile.warn(Result<URL, any Error>.failure(error))
                }
            }
        }
    }

    // MARK: Mail

    /// The `mailto` URL with a message of the shared texts and URLs; `nil` if any element is neither.
    @MainActor private var mail: URL? {
        let words = data.compactMap { item in
            switch item {
            case let text as String: text
            case let place as URL: place.isFileURL ? nil : place.absoluteString
            case let text as AttributedString: String(text.characters)
            default: nil
            }
        }
        guard !words.isEmpty, words.count == data.count else { return nil }
        let body = ((message.map { [self.words($0)] } ?? []) + words).joined(separator: "\n\n")
        let title = (subject ?? data.first.flatMap(titles)).map(self.words)
        let parts = [("subject", title), ("body", body)].compactMap { name, value in
            value.flatMap { $0.addingPercentEncoding(withAllowedCharacters: .mailtoAllowed) }.map {
                "\(name)=\($0)"
            }
        }
        return URL(string: "mailto:?" + parts.joined(separator: "&"))
    }

    @MainActor private func words(_ text: Text) -> String {
        String(ResolvedText(text, in: environment).styled.text)
    }
}

/// An element that is saved as a file.
private struct SharedFile: Sendable {
    let form: TransferItem.Export
    let name: String?

    static func warn(_ result: Result<URL, any Error>) {
        guard case .failure(let error) = result else { return }
        Logger(subsystem: "Pica", category: "sharing")
            .warning("What was shared could not be written: \(error.localizedDescription)")
    }
}

/// The default label of share links.
public struct DefaultShareLinkLabel {
    let title: Text?

    nonisolated init(title: Text?) { self.title = title }
}

extension DefaultShareLinkLabel: View {
    /// The title with a share symbol.
    public var body: some View {
        Label {
            title ?? Text(ShareWord(key: .share))
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension CharacterSet {
    /// The characters that need no escaping in a `mailto` URL.
    fileprivate static let mailtoAllowed = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
