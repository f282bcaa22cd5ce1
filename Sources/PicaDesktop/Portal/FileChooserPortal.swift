import Foundation
import PicaBus
import PicaFoundation
import PicaViews

/// A file dialog of the desktop's portal.
@MainActor final class FileChooserPortal: FileDialog {
    private var request: PortalRequest?

    /// Shows a dialog.
    ///
    /// - Parameters:
    ///   - parent: The parent window's identifier for portals; empty for none.
    ///   - address: The address of the session bus.
    ///   - answered: Called once, unless the dialog is closed before.
    init(
        _ wanted: FileRequest, over parent: String, at address: String,
        answered: @escaping @MainActor (FileAnswer) -> Void
    ) {
        var options: [(name: String, value: BusArgument)] = [("modal", .bool(true))]
        if let label = wanted.confirmation { options.append(("accept_label", .string(label))) }
        if let folder = wanted.folder, folder.isFileURL {
            options.append(
                ("current_folder", .array(of: "y", folder.path.utf8.map { .byte($0) } + [.byte(0)])))
        }
        var method = "OpenFile"
        switch wanted.purpose {
        case .open(let folders, let several):
            if folders { options.append(("directory", .bool(true))) }
            if several { options.append(("multiple", .bool(true))) }
        case .save(let name):
            method = "SaveFile"
            if !name.isEmpty { options.append(("current_name", .string(name))) }
        }
        // The filter is named by its types and extensions. The dialog has its own name for all files.
        let patterns =
            wanted.types.map { BusArgument.structure([.unsigned(1), .string($0)]) }
            + wanted.endings.map { BusArgument.structure([.unsigned(0), .string("*." + $0)]) }
        if !patterns.isEmpty {
            let name = (wanted.types + wanted.endings.map { "*." + $0 }).joined(separator: ", ")
            let filter = BusArgument.structure([.string(name), .array(of: "(us)", patterns)])
            options.append(("filters", .array(of: "(sa(us))", [filter])))
        }
        request = PortalRequest(
            method, of: "org.freedesktop.portal.FileChooser", at: address,
            [.string(parent), .string(wanted.title ?? "")],
            options: options
        ) { answer in
            switch answer {
            case .cancelled: answered(.cancelled)
            case .failed: answered(.failed(PortalError()))
            case .results(let results):
                guard case .list(let places) = results["uris"] else { return answered(.cancelled) }
                answered(
                    .chosen(
                        places.compactMap { place in
                            guard case .string(let text) = place else { return nil }
                            return URL(string: text)
                        }))
            }
        }
    }

    func close() { request = nil }
}

/// The error when the desktop's portal is missing or failed.
struct PortalError: LocalizedError {
    var errorDescription: String? { "The desktop has no file dialog: its portal did not answer." }
}
