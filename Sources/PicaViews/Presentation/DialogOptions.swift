import PicaFoundation
import PicaGraph

/// How grave it is what a dialog is about.
public struct DialogSeverity: Equatable, Sendable {
    private let name: String

    /// What is usual.
    public static let automatic = DialogSeverity(name: "automatic")
    /// Nothing is lost by it.
    public static let standard = DialogSeverity(name: "standard")
    /// Something may be lost for good: a sign warns of it.
    public static let critical = DialogSeverity(name: "critical")
}

/// What is said of alerts and confirmation dialogs from outside.
struct DialogOptions {
    var icon: Image?
    var severity = DialogSeverity.automatic
    var suppression: DialogSuppression?

    var shownIcon: Image? {
        icon ?? (severity == .critical ? Image(systemName: "exclamationmark.triangle.fill") : nil)
    }
}

/// A box by which a person is not asked again.
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
    /// Sets the icon of alerts and confirmation dialogs that are presented inside; nil for none.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View {
        environment(\.dialogOptions.icon, icon)
    }

    /// Sets how grave it is what alerts and confirmation dialogs that are presented inside are about.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        environment(\.dialogOptions.severity, severity)
    }

    /// Lets a person say in alerts and confirmation dialogs that are presented inside that they are not to be asked
    /// again, by a box to tick. The app is to follow that.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle(Text(DialogWord(key: .doNotAskAgain)), isSuppressed: isSuppressed)
    }

    /// Lets a person say that they are not to be asked again; see `dialogSuppressionToggle(isSuppressed:)`.
    /// - Parameters:
    ///   - titleKey: What the box says, by a key of the app's translations.
    ///   - isSuppressed: Whether it is ticked.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> some View { dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed) }

    /// Lets a person say that they are not to be asked again, by a resource in its table; see
    /// `dialogSuppressionToggle(isSuppressed:)`.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle(
        _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
    ) -> some View { dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed) }

    /// Lets a person say that they are not to be asked again, word for word; see
    /// `dialogSuppressionToggle(isSuppressed:)`.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S, isSuppressed: Binding<Bool>
    ) -> some View { dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed) }

    /// Lets a person say that they are not to be asked again; see `dialogSuppressionToggle(isSuppressed:)`.
    nonisolated public func dialogSuppressionToggle(
        _ label: Text, isSuppressed: Binding<Bool>
    ) -> some View {
        environment(
            \.dialogOptions.suppression, DialogSuppression(label: label, isSuppressed: isSuppressed))
    }
}
