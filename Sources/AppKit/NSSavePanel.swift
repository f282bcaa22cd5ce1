import Foundation
import PicaFoundation
import PicaScenes
import PicaUI

/// The desktop's dialog for choosing where to save a file.
///
/// The desktop's portal shows it, in the style of the desktop. It needs a running app.
@MainActor @preconcurrency public class NSSavePanel: NSObject {
    /// Creates a dialog.
    public override init() { super.init() }

    /// The title of the dialog; empty for the desktop's own.
    public var title = ""
    /// The text that explains the choice. The desktop shows it as the title if there is no other.
    public var message = ""
    /// The label of the button that confirms; empty for the desktop's own.
    public var prompt = ""
    /// The suggested name of the file.
    public var nameFieldStringValue = ""
    /// The folder that the dialog shows first; `nil` leaves it to the desktop.
    public var directoryURL: URL?
    /// The content types of files; empty for all.
    public var allowedContentTypes: [UTType] = []
    /// Has no effect: desktops let the person make folders.
    public var canCreateDirectories = true
    /// Has no effect: the person chooses in the dialog whether hidden files show.
    public var showsHiddenFiles = false
    /// Has no effect: desktops show extensions.
    public var isExtensionHidden = false
    /// Has no effect: desktops let the person write any extension.
    public var allowsOtherFileTypes = true

    fileprivate(set) var chosen: [URL] = []
    private var dialog: (any FileDialog)?
    /// Called with the answer; `nil` while the dialog is closed.
    private var answered: (@MainActor (NSApplication.ModalResponse) -> Void)?

    /// The chosen file; `nil` before and without a choice.
    public var url: URL? { chosen.first }

    package var request: FileRequest {
        var request = FileRequest(
            saving: allowedContentTypes.first, name: nameFieldStringValue.isEmpty ? nil : nameFieldStringValue
        )
        complete(&request)
        return request
    }

    fileprivate func complete(_ request: inout FileRequest) {
        let shown = title.isEmpty ? message : title
        request.title = shown.isEmpty ? nil : shown
        request.confirmation = prompt.isEmpty ? nil : prompt
        request.folder = directoryURL
    }

    /// Shows the dialog.
    ///
    /// - Parameter handler: Called once with `.OK` if the person chose, and otherwise with `.cancel`.
    public func begin(completionHandler handler: @escaping @MainActor (NSApplication.ModalResponse) -> Void) {
        guard answered == nil else { return handler(.cancel) }
        chosen = []
        answered = handler
        // The closure keeps the panel until the answer.
        dialog = Program.running?.fileDialogs(request) { answer in
            if case .chosen(let places) = answer { self.chosen = places }
            if case .failed(let error) = answer {
                Logger(subsystem: "Pica", category: "AppKit").warning("no file dialog: \(error)")
            }
            self.end()
        }
        if dialog == nil { end() }
    }

    private func end() {
        let handler = answered
        (dialog, answered) = (nil, nil)
        handler?(chosen.isEmpty ? .cancel : .OK)
    }

    /// Shows the dialog and returns `.OK` if the person chose, and otherwise `.cancel`.
    public func begin() async -> NSApplication.ModalResponse {
        await withCheckedContinuation { continuation in begin { continuation.resume(returning: $0) } }
    }

    /// Shows the dialog over the focused window, whatever the parameter.
    public func beginSheetModal(
        for window: NSWindow,
        completionHandler handler: @escaping @MainActor (NSApplication.ModalResponse) -> Void
    ) { begin(completionHandler: handler) }

    /// Shows the dialog over the focused window and returns the answer.
    public func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse { await begin() }

    /// Closes the dialog, as if the person had canceled it.
    public func close() {
        dialog?.close()
        end()
    }

    /// Shows the dialog and waits for the answer in place.
    @available(
        *, unavailable,
        message:
            "Pica cannot wait in place; use begin(completionHandler:), or fileImporter and fileExporter in a view"
    )
    public func runModal() -> NSApplication.ModalResponse { .cancel }
}

/// The desktop's dialog for choosing files or folders.
@MainActor @preconcurrency public final class NSOpenPanel: NSSavePanel {
    /// Whether files can be chosen.
    public var canChooseFiles = true
    /// Whether folders can be chosen. Desktops let people choose files or folders but not both; files win.
    public var canChooseDirectories = false
    /// Whether several can be chosen.
    public var allowsMultipleSelection = false
    /// Has no effect: desktops return the chosen file.
    public var resolvesAliases = true

    /// The chosen files or folders; empty before and without a choice.
    public var urls: [URL] { chosen }

    package override var request: FileRequest {
        let types = canChooseDirectories && !canChooseFiles ? [UTType.folder] : allowedContentTypes
        var request = FileRequest(opening: types, several: allowsMultipleSelection)
        complete(&request)
        return request
    }
}
