import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// The severity of a dialog.
public struct DialogSeverity: Equatable, Sendable {
    private let name: String

    /// The usual behavior.
    public static let automatic = DialogSeverity(name: "automatic")
    /// Nothing is lost.
    public static let standard = DialogSeverity(name: "standard")
    /// Something may be lost permanently; an icon warns of it.
    public static let critical = DialogSeverity(name: "critical")
}

/// The options that outer views set for alerts and confirmation dialogs.
struct DialogOptions {
    var icon: Image?
    var severity = DialogSeverity.automatic
    var suppression: DialogSuppression?

    var shownIcon: Image? {
        icon ?? (severity == .critical ? Image(systemName: "exclamationmark.triangle.fill") : nil)
    }
}

/// A check box that suppresses the dialog in the future.
struct DialogSuppression {
    let label: Text
    let isSuppressed: Binding<Bool>
}

private enum DialogOptionsKey: EnvironmentKey { static var defaultValue: DialogOptions { DialogOptions() } }

extension EnvironmentValues {
    var dialogOptions: DialogOptions {
        get { self[DialogOptionsKey.self] }
        set { self[DialogOptionsKey.self] = newValue }
    }
}

extension View {
    /// Sets the icon of alerts and confirmation dialogs presented inside the view; `nil` for none.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View {
        environment(\.dialogOptions.icon, icon)
    }

    /// Sets the severity of alerts and confirmation dialogs presented inside the view.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        environment(\.dialogOptions.severity, severity)
    }

    /// Adds a check box to alerts and confirmation dialogs presented inside the view, by which the person asks not to
    /// be asked again. The app must respect the value.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text(DialogWord(key: .doNotAskAgain)), isSuppressed: isSuppressed)
    }

    /// Adds a check box by which the person asks not to be asked again; see `dialogSuppressionToggle(isSuppressed:)`.
    /// - Parameters:
    ///   - titleKey: The key of the check box's title.
    ///   - isSuppressed: Whether the box is checked.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View { dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed) }

    /// Adds a check box titled by a resource; see `dialogSuppressionToggle(isSuppressed:)`.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle(
        _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
    ) -> some View { dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed) }

    /// Adds a check box with a title that is not localized; see `dialogSuppressionToggle(isSuppressed:)`.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View { dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed) }

    /// Adds a check box titled by a text; see `dialogSuppressionToggle(isSuppressed:)`.
    nonisolated public func dialogSuppressionToggle(
        _ label: Text, isSuppressed: Binding<Bool>
    ) -> some View {
        environment(
            \.dialogOptions.suppression, DialogSuppression(label: label, isSuppressed: isSuppressed))
    }
}
