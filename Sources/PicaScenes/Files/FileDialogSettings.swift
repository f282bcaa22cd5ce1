import Foundation
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// The settings of file dialogs in a part of the interface.
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

/// A modifier that sets a text of file dialogs, localized in its environment.
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

/// The options for the display of files in dialogs.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    /// The bits of the set, one for each option.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Shows packages as folders.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    /// Shows hidden files.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    /// Shows filename extensions.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
    /// Sets the message of file dialogs in the view. The desktop shows it as their title.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
        modifier(FileDialogWords(part: \.message, text: message))
    }

    /// Sets the localized message of file dialogs in the view.
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// Sets the message of file dialogs in the view. It is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    /// Sets the text of a resource as the message of file dialogs in the view.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage(_ message: LocalizedStringResource) -> some View {
        fileDialogMessage(Text(message))
    }

    /// Sets the label of the confirmation button of file dialogs in the view.
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        modifier(FileDialogWords(part: \.confirmation, text: label))
    }

    /// Sets the localized label of the confirmation button of file dialogs in the view.
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// Sets the label of the confirmation button of file dialogs in the view. It is shown as it is, without
    /// localization.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// Sets the text of a resource as the label of the confirmation button of file dialogs in the view.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel(_ label: LocalizedStringResource) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// Sets the folder in which file dialogs in the view open.
    ///
    /// - Parameter defaultDirectory: The folder; `nil` leaves it to the desktop.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        transformEnvironment(\.fileDialogSettings) { $0.folder = defaultDirectory }
    }

    /// Sets the label of the name field in save dialogs. It has no effect in Pica: dialogs of Linux desktops use their
    /// own words.
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

    /// Sets the localized label of the name field in save dialogs. It has no effect in Pica.
    nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

    /// Sets the label of the name field in save dialogs. It has no effect in Pica.
    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }

    /// Sets the identifier by which file dialogs in the view remember their folder. It has no effect in Pica: desktops
    /// remember the folder for each app.
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }

    /// Sets whether file dialogs in the view return links rather than their targets. It has no effect in Pica: desktops
    /// return the chosen file.
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

    /// Sets the options for the display of files in dialogs of the view. It has no effect in Pica: the person chooses
    /// them in the dialog.
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        self
    }
}
