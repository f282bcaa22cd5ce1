import Foundation
import PicaFoundation
import PicaGraph

/// A button with a menu of ways to hand something on: it is copied, kept as a file, or sent by e-mail.
///
/// Linux has no list of programs that things are shared with. Whatever has a form besides its address can be kept as a
/// file, in the desktop's own dialog; words and addresses can be sent, by the program that opens `mailto` links.
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
    /// Whether a place is asked for.
    @State private var isSaving = false
    @Environment(\.self) private var environment

    /// - Parameter titles: What each is called; nil for what it says itself.
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

    /// What can be kept as a file, and under which name.
    @MainActor private var files: [SharedFile] {
        data.compactMap { item in
            let forms = TransferItem(item).exports.filter { $0.visibility == .all }
            guard let form = forms.first(where: { !$0.type.conforms(to: .url) }) else { return nil }
            // An address is what its words are, too.
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

    /// What opens the person's mail program with a message; nil where there is something else than words.
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

/// Something that is to become a file.
private struct SharedFile: Sendable {
    let form: TransferItem.Export
    let name: String?

    static func warn(_ result: Result<URL, any Error>) {
        guard case .failure(let error) = result else { return }
        Logger(subsystem: "Pica", category: "sharing")
            .warning("What was shared could not be written: \(error.localizedDescription)")
    }
}

/// What links that share show where the app says nothing else.
public struct DefaultShareLinkLabel {
    let title: Text?

    nonisolated init(title: Text?) { self.title = title }
}

extension DefaultShareLinkLabel: View {
    /// A title with the sign of sharing.
    public var body: some View {
        Label {
            title ?? Text(ShareWord(key: .share))
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension CharacterSet {
    /// What stands for itself in an address that begins a message.
    fileprivate static let mailtoAllowed = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
