import Foundation
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

extension View {
    /// Sets the names by which voice control finds the view, the best first. They help if the label is long or not what
    /// people would say.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        modifier(AccessibilityInputLabels(labels: inputLabels))
    }

    /// Sets the localized names by which voice control finds the view.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// Sets the names by which voice control finds the view, without localization.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Sets the names by which voice control finds the view, if they are enabled.
    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool
    ) -> some View {
        modifier(AccessibilityInputLabels(labels: inputLabels, isEnabled: isEnabled))
    }

    /// Sets the localized names by which voice control finds the view, if they are enabled.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Sets the names by which voice control finds the view, without localization, if they are enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool
    ) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Shows a large version of the view while it is held, if it does not grow with the text. It has no effect in Pica:
    /// everything grows with the text on Linux, and no desktop has such a viewer.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Shows a large replacement of the view while it is held, if it does not grow with the text. It has no effect in
    /// Pica: everything grows with the text on Linux, and no desktop has such a viewer.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }

    /// Leaves the pointer and touches to the view while a screen reader is on. It has no effect in Pica: screen readers
    /// on Linux never take them for themselves.
    ///
    /// - Parameters:
    ///   - isDirectTouchArea: Whether touches go to the view.
    ///   - options: When they do.
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { self }
}

/// The behavior of a view that gets touches while a screen reader is on.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The screen reader says nothing when the view is touched.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    /// The view gets touches only after it was activated.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

struct AccessibilityInputLabels {
    let labels: [Text]
    var isEnabled = true
}

extension AccessibilityInputLabels: AccessibilityModifier {
    typealias Body = Never

    func attributes(in environment: EnvironmentValues) -> AccessibilityAttributes {
        var attributes = AccessibilityAttributes()
        if isEnabled {
            attributes.inputLabels = labels.map { ResolvedText($0, in: environment).string }
        }
        return attributes
    }
}
