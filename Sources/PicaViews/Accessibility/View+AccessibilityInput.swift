import Foundation
import PicaFoundation
import PicaGraph

extension View {
    /// What people may say to reach the view, the best first, where its label is long or not what they would say.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        modifier(AccessibilityInputLabels(labels: inputLabels))
    }

    /// What people may say to reach the view, by keys of the app's translations.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// What people may say to reach the view, word for word.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// What people may say to reach the view, unless that is not enabled.
    nonisolated public func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool
    ) -> some View {
        modifier(AccessibilityInputLabels(labels: inputLabels, isEnabled: isEnabled))
    }

    /// What people may say to reach the view, by keys of the app's translations, unless that is not enabled.
    nonisolated public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
    }

    /// What people may say to reach the view, word for word, unless that is not enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S], isEnabled: Bool
    ) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
    }

    /// Shows a picture of what is too small to grow with the text while it is held. Everything grows with the text on
    /// Linux, and no desktop has such pictures, so the view stays as it is.
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Shows something large of what is too small to grow with the text while it is held. Everything grows with the
    /// text on Linux, and no desktop has such pictures, so the view stays as it is.
    nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }
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
