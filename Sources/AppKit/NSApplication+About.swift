import Foundation
import PicaUI

extension NSApplication {
    /// A text of the panel about the app.
    public struct AboutPanelOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name on the Mac.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The app's name: a `String`; the program's name by default.
        public static let applicationName = AboutPanelOptionKey(rawValue: "ApplicationName")
        /// The app's version: a `String`; that of the main bundle by default.
        public static let applicationVersion = AboutPanelOptionKey(rawValue: "ApplicationVersion")
        /// The number of the build: a `String`; that of the main bundle by default.
        public static let version = AboutPanelOptionKey(rawValue: "Version")
        /// More words: an `NSAttributedString`, whose attributes have no effect.
        public static let credits = AboutPanelOptionKey(rawValue: "Credits")
        /// The icon, which the panel does not show.
        public static let applicationIcon = AboutPanelOptionKey(rawValue: "ApplicationIcon")
    }

    /// Shows the app's name and version over the window with the keyboard focus.
    public func orderFrontStandardAboutPanel(_ sender: Any?) { orderFrontStandardAboutPanel(options: [:]) }

    /// Shows the app's name, its version and more words over the window with the keyboard focus, or else over the first
    /// one. Without a window it has no effect.
    ///
    /// - Parameter options: The words, in place of those of the main bundle.
    public func orderFrontStandardAboutPanel(options: [AboutPanelOptionKey: Any] = [:]) {
        let running = Program.running?.windows ?? []
        let alert = Self.aboutAlert(options, Bundle.main.infoDictionary ?? [:])
        (running.first(where: \.isFocused) ?? running.first)?.show(alert) { _ in }
    }

    static func aboutAlert(_ options: [AboutPanelOptionKey: Any], _ bundle: [String: Any]) -> ProgramAlert {
        func text(_ key: AboutPanelOptionKey, _ names: String...) -> String? {
            options[key] as? String ?? names.lazy.compactMap { bundle[$0] as? String }.first
        }
        let name =
            text(.applicationName, "CFBundleDisplayName", "CFBundleName")
            ?? ProcessInfo.processInfo.processName
        let version = text(.applicationVersion, "CFBundleShortVersionString")
        let build = text(.version, "CFBundleVersion")
        let numbers = [version, build.map { version == nil ? $0 : "(\($0))" }].compactMap(\.self)
            .joined(separator: " ")
        let credits = (options[.credits] as? NSAttributedString)?.string
        let message = [numbers, credits ?? ""].filter { !$0.isEmpty }.joined(separator: "\n\n")
        return ProgramAlert(title: name, message: message, buttons: [.init(title: "OK")])
    }
}
