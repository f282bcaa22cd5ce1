import Foundation
import PicaFoundation
import PicaGraph

extension View {
    /// What the view is called by assistive technology and in tests, in place of what it shows.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        modifier(AccessibilityText(kind: .label, text: label))
    }

    /// What the view is called, by a key of the app's translations.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// What the view is called, word for word.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// What the view is called, by a resource in its table.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(label))
    }

    /// What the view is called, unless that is not enabled: then it is called by what it shows.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        modifier(AccessibilityText(kind: .label, text: label, isEnabled: isEnabled))
    }

    /// What the view is called, by a key of the app's translations, unless that is not enabled.
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// What the view is called, word for word, unless that is not enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// What the view is called, by a resource in its table, unless that is not enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(
        _ label: LocalizedStringResource, isEnabled: Bool
    ) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// What the view holds, such as a number that is drawn as a bar.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        modifier(AccessibilityText(kind: .value, text: value))
    }

    /// What the view holds, by a key of the app's translations.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// What the view holds, word for word.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// What happens when the view is used.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        modifier(AccessibilityText(kind: .hint, text: hint))
    }

    /// What happens when the view is used, by a key of the app's translations.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// What happens when the view is used, word for word.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// What the view holds, by a resource in its table.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ value: LocalizedStringResource) -> some View {
        accessibilityValue(Text(value))
    }

    /// What the view holds, unless that is not enabled.
    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        modifier(AccessibilityText(kind: .value, text: value, isEnabled: isEnabled))
    }

    /// What the view holds, by a key of the app's translations, unless that is not enabled.
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// What the view holds, word for word, unless that is not enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool
    ) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// What the view holds, by a resource in its table, unless that is not enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(
        _ value: LocalizedStringResource, isEnabled: Bool
    ) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// What happens when the view is used, by a resource in its table.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
        accessibilityHint(Text(hint))
    }

    /// What happens when the view is used, unless that is not enabled.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        modifier(AccessibilityText(kind: .hint, text: hint, isEnabled: isEnabled))
    }

    /// What happens when the view is used, by a key of the app's translations, unless that is not enabled.
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// What happens when the view is used, word for word, unless that is not enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool
    ) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// What happens when the view is used, by a resource in its table, unless that is not enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(
        _ hint: LocalizedStringResource, isEnabled: Bool
    ) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }
}

struct AccessibilityText {
    enum Kind { case label, value, hint }

    let kind: Kind
    let text: Text
    var isEnabled = true
}

extension AccessibilityText: AccessibilityModifier {
    typealias Body = Never

    func attributes(in environment: EnvironmentValues) -> AccessibilityAttributes {
        var attributes = AccessibilityAttributes()
        guard isEnabled else { return attributes }
        let string = ResolvedText(text, in: environment).string
        switch kind {
        case .label: attributes.label = string
        case .value: attributes.value = string
        case .hint: attributes.hint = string
        }
        return attributes
    }
}
