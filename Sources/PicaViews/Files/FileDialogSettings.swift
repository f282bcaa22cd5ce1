import Foundation
import PicaFoundation
import PicaGraph

/// What an app says of the file dialogs in a part of its interface.
struct FileDialogSettings: Equatable {
    var message: String?
    var confirmation: String?
    var folder: URL?
}

private enum FileDialogSettingsKey: EnvironmentKey {
    static var defaultValue: FileDialogSettings { FileDialogSettings() }
}

extension EnvironmentValues {
    var fileDialogSettings: FileDialogSettings {
        get { self[FileDialogSettingsKey.self] }
        set { self[FileDialogSettingsKey.self] = newValue }
    }
}

/// Sets words of file dialogs, in the language of the place.
private struct FileDialogWords {
    let part: WritableKeyPath<FileDialogSettings, String?>
    let text: Text?
}

extension FileDialogWords: EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        var settings = values.fileDialogSettings
        settings[keyPath: part] = text.map { String(ResolvedText($0, in: values).styled.text) }
        values.fileDialogSettings = settings
    }
}

/// How files are shown in dialogs.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    /// Bits of the options.
    public let rawValue: Int
    /// Options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Packages are folders.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    /// Hidden files are shown.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    /// Endings of names are shown.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
    /// Sets what file dialogs in the view say. The desktop shows it as their title.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
        modifier(FileDialogWords(part: \.message, text: message))
    }

    /// Sets what file dialogs in the view say, looked up in the app's tables.
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// Sets what file dialogs in the view say.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    /// Sets what file dialogs in the view say, a resource's text.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage(_ message: LocalizedStringResource) -> some View {
        fileDialogMessage(Text(message))
    }

    /// Sets what is on the button of file dialogs in the view that chooses.
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        modifier(FileDialogWords(part: \.confirmation, text: label))
    }

    /// Sets what is on the button of file dialogs in the view that chooses, looked up in the app's tables.
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// Sets what is on the button of file dialogs in the view that chooses.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// Sets what is on the button of file dialogs in the view that chooses, a resource's text.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel(_ label: LocalizedStringResource) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// Sets where file dialogs in the view begin.
    ///
    /// - Parameter defaultDirectory: A folder; nil leaves it to the desktop.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        transformEnvironment(\.fileDialogSettings) { $0.folder = defaultDirectory }
    }

    /// Sets what stands before the field for a name in dialogs that save. Accepted, without effect here: dialogs of
    /// Linux's desktops have words of their own there.
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

    /// Sets what stands before the field for a name in dialogs that save. Accepted, without effect here.
    nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

    /// Sets what stands before the field for a name in dialogs that save. Accepted, without effect here.
    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }

    /// Sets by what file dialogs in the view remember where they were. Accepted, without effect here: desktops
    /// remember it for each app.
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }

    /// Sets whether file dialogs in the view give links instead of what they lead to. Accepted, without effect here:
    /// desktops give what was chosen.
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

    /// Sets how files are shown in file dialogs in the view. Accepted, without effect here: that is the person's to
    /// choose.
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        self
    }
}
