import Foundation
import PicaControls
import PicaDrawing
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

extension View {
    /// Sets the file that the view shows. The bar shows its icon beside the title; the person can drag the icon, and
    /// its menu opens the enclosing folders.
    ///
    /// - Parameter url: The URL of the file.
    nonisolated public func navigationDocument(_ url: URL) -> some View {
        let icon = AnyView(FileIcon(url: url))
        return bar { $0.documentIcon = $0.documentIcon ?? icon }
    }

    /// Sets the value that the view shows. The bar shows an icon beside the title, which the person can drag.
    ///
    /// - Parameter document: The dragged value.
    nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View {
        let icon = AnyView(DocumentIcon(name: "doc").draggable(document))
        return bar { $0.documentIcon = $0.documentIcon ?? icon }
    }
}

/// The icon of a document in a bar.
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

/// The icon of a file, with a menu of its enclosing folders.
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
