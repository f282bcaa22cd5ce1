import Foundation
import PicaFoundation
import PicaGraph
import PicaState
import PicaLabels
import PicaUI

/// The desktop: its programs, files and settings.
@MainActor @preconcurrency public final class NSWorkspace: NSObject {
    /// The desktop.
    public static let shared = NSWorkspace()

    private override init() {}

    /// Opens a URL or a file in the program that the person prefers for it.
    ///
    /// - Returns: Whether a program was asked; `false` without a running app.
    @discardableResult
    public func open(_ url: URL) -> Bool { Program.running?.open(url) ?? false }

    /// Shows files in the desktop's file manager, selected in their folder.
    public func activateFileViewerSelecting(_ fileURLs: [URL]) { Program.running?.reveal(fileURLs) }

    /// Shows a file in the desktop's file manager, selected in its folder.
    ///
    /// - Parameters:
    ///   - fullPath: The path of the file; `nil` opens the folder.
    ///   - rootFullPath: The path of the folder, used without a file.
    /// - Returns: Whether the file exists and a program was asked.
    @discardableResult
    public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
        guard let fullPath else { return open(URL(fileURLWithPath: rootFullPath)) }
        guard FileManager.default.fileExists(atPath: fullPath), let program = Program.running else {
            return false
        }
        program.reveal([URL(fileURLWithPath: fullPath)])
        return true
    }

    // MARK: Icons

    /// Returns an icon for a file: a symbol of Pica's own for its kind. The desktop's icon themes are not read.
    public func icon(forFile fullPath: String) -> NSImage {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: fullPath, isDirectory: &isFolder)
        if isThere && isFolder.boolValue { return icon(for: .folder) }
        let url = URL(fileURLWithPath: fullPath)
        return icon(for: UTType(filenameExtension: url.pathExtension) ?? .data)
    }

    /// Returns an icon for a content type: a symbol of Pica's own. The desktop's icon themes are not read.
    public func icon(for contentType: UTType) -> NSImage {
        let kinds: [(type: UTType, symbol: String)] = [
            (.folder, "folder"), (.directory, "folder"), (.image, "photo"), (.movie, "film"),
            (.audio, "music.note"),
            (.archive, "archivebox"), (.font, "textformat"), (.text, "doc.text"), (.pdf, "doc.text"),
        ]
        let symbol = kinds.first { contentType.conforms(to: $0.type) && Symbol.named($0.symbol) != nil }?
            .symbol
        return NSImage(symbol: symbol ?? "doc")
    }

    // MARK: Programs

    /// Returns the program that the person prefers for a URL or a file; `nil` if there is none.
    ///
    /// - Returns: The program's desktop entry, a file whose name ends in `.desktop`.
    public func urlForApplication(toOpen url: URL) -> URL? {
        let type =
            if url.isFileURL {
                UTType(filenameExtension: url.pathExtension)?.preferredMIMEType ?? "application/octet-stream"
            } else { "x-scheme-handler/\(url.scheme ?? "")" }
        return DesktopEntries().preferred(for: type)
    }

    /// Returns the program that the person prefers for a content type, as a desktop entry; `nil` if there is none.
    public func urlForApplication(toOpen contentType: UTType) -> URL? {
        contentType.preferredMIMEType.flatMap { DesktopEntries().preferred(for: $0) }
    }

    /// Returns the desktop entry of a program's identifier; `nil` if none is installed.
    public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? {
        DesktopEntries().entry(bundleIdentifier + ".desktop")
    }

    // MARK: Settings

    /// Whether the person wants less motion.
    public var accessibilityDisplayShouldReduceMotion: Bool {
        Program.environment.accessibilityReduceMotion
    }

    /// Whether the person wants more contrast.
    public var accessibilityDisplayShouldIncreaseContrast: Bool {
        Program.environment.colorSchemeContrast == .increased
    }

    // MARK: Notifications

    /// The center of the desktop's notifications.
    @available(
        *, unavailable,
        message: "Pica announces no sleep, sessions or other programs; use scenePhase for windows"
    )
    public var notificationCenter: NotificationCenter { .default }

    /// The programs that run.
    @available(*, unavailable, message: "Linux desktops do not tell a program which others run")
    public var runningApplications: [Any] { [] }

    /// The program that has the keyboard focus.
    @available(*, unavailable, message: "Linux desktops do not tell a program which others run")
    public var frontmostApplication: Any? { nil }
}

// The desktop's notifications. Source that observes them names them before it asks for their center.
extension NSWorkspace {
    /// The computer wakes up.
    @available(*, unavailable, message: "Pica announces no sleep; use scenePhase for windows")
    nonisolated public static var didWakeNotification: Notification.Name { Notification.Name("") }
    /// The computer goes to sleep.
    @available(*, unavailable, message: "Pica announces no sleep; use scenePhase for windows")
    nonisolated public static var willSleepNotification: Notification.Name { Notification.Name("") }
    /// The screens go dark.
    @available(*, unavailable, message: "Pica announces no sleep; use scenePhase for windows")
    nonisolated public static var screensDidSleepNotification: Notification.Name { Notification.Name("") }
    /// The screens go on.
    @available(*, unavailable, message: "Pica announces no sleep; use scenePhase for windows")
    nonisolated public static var screensDidWakeNotification: Notification.Name { Notification.Name("") }
    /// Another program has the keyboard focus.
    @available(*, unavailable, message: "Linux desktops do not tell a program which others run")
    nonisolated public static var didActivateApplicationNotification: Notification.Name {
        Notification.Name("")
    }
    /// A program has started.
    @available(*, unavailable, message: "Linux desktops do not tell a program which others run")
    nonisolated public static var didLaunchApplicationNotification: Notification.Name {
        Notification.Name("")
    }
    /// A program has ended.
    @available(*, unavailable, message: "Linux desktops do not tell a program which others run")
    nonisolated public static var didTerminateApplicationNotification: Notification.Name {
        Notification.Name("")
    }
}
