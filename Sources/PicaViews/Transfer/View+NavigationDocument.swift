import Foundation
import PicaFoundation
import PicaGraph

extension View {
    /// Says which file the view is about: the bar shows an icon beside its title, which can be dragged to where the file is
    /// to be used, and whose menu opens the folders that the file is in.
    ///
    /// - Parameter url: Where the file is.
    nonisolated public func navigationDocument(_ url: URL) -> some View {
        let icon = AnyView(FileIcon(url: url))
        return bar { $0.documentIcon = $0.documentIcon ?? icon }
    }

    /// Says which value the view is about: the bar shows an icon beside its title, which can be dragged to where the value
    /// is to be used.
    ///
    /// - Parameter document: What is dragged.
    nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View {
        let icon = AnyView(DocumentIcon(name: "doc").draggable(document))
        return bar { $0.documentIcon = $0.documentIcon ?? icon }
    }
}

/// An icon that stands for a document in a bar.
private struct DocumentIcon: View {
    let name: String

    nonisolated init(name: String) { self.name = name }

    var body: some View {
        Image(systemName: name)
            .imageScale(.small)
            .foregroundStyle(.secondary)
            .padding(4)
            .contentShape(Rectangle())
    }
}

/// The icon of a file, with the folders that it is in.
private struct FileIcon {
    let url: URL
    @Environment(\.openURL) private var openURL

    nonisolated init(url: URL) { self.url = url }

    /// The folders around the file, the nearest first.
    private var folders: [URL] {
        guard url.isFileURL else { return [] }
        var folders: [URL] = []
        var folder = url.standardizedFileURL.deletingLastPathComponent()
        while folders.last?.path != folder.path {
            folders.append(folder)
            guard folder.path != "/" else { break }
            folder = folder.deletingLastPathComponent()
        }
        return folders
    }
}

extension FileIcon: View {
    var body: some View {
        DocumentIcon(name: url.hasDirectoryPath ? "folder" : "doc")
            .draggable(url)
            .contextMenu {
                ForEach(folders, id: \.path) { folder in
                    Button(folder.path == "/" ? "/" : folder.lastPathComponent, systemImage: "folder") {
                        openURL(folder)
                    }
                }
            }
            .help(Text(verbatim: url.isFileURL ? url.path : url.absoluteString))
    }
}
