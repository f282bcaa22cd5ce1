import Foundation
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

extension View {
    /// Sets the label of the view for assistive technology and tests, in place of its visible text.
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        modifier(AccessibilityText(kind: .label, text: label))
    }

    /// Sets the localized label of the view for assistive technology.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the label of the view for assistive technology, without localization.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets the text of a resource as the label of the view for assistive technology.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets the label of the view for assistive technology, if it is enabled. Otherwise its visible text is the label.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        modifier(AccessibilityText(kind: .label, text: label, isEnabled: isEnabled))
    }

    /// Sets the localized label of the view for assistive technology, if it is enabled.
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Sets the label of the view for assistive technology, without localization, if it is enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the text of a resource as the label of the view for assistive technology, if it is enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(
        _ label: LocalizedStringResource, isEnabled: Bool
    ) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the value of the view for assistive technology, such as a number that is drawn as a bar.
    nonisolated public func accessibilityValue(_ value: Text) -> some View {
        modifier(AccessibilityText(kind: .value, text: value))
    }

    /// Sets the localized value of the view for assistive technology.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Sets the value of the view for assistive technology, without localization.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Sets the hint of the view for assistive technology: the result of using the view.
    nonisolated public func accessibilityHint(_ hint: Text) -> some View {
        modifier(AccessibilityText(kind: .hint, text: hint))
    }

    /// Sets the localized hint of the view for assistive technology: the result of using the view.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Sets the hint of the view for assistive technology, without localization: the result of using the view.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Sets the text of a resource as the value of the view for assistive technology.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ value: LocalizedStringResource) -> some View {
        accessibilityValue(Text(value))
    }

    /// Sets the value of the view for assistive technology, if it is enabled.
    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        modifier(AccessibilityText(kind: .value, text: value, isEnabled: isEnabled))
    }

    /// Sets the localized value of the view for assistive technology, if it is enabled.
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }

    /// Sets the value of the view for assistive technology, without localization, if it is enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool
    ) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets the text of a resource as the value of the view for assistive technology, if it is enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(
        _ value: LocalizedStringResource, isEnabled: Bool
    ) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Sets the text of a resource as the hint of the view: the result of using the view.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Sets the hint of the view for assistive technology, if it is enabled.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        modifier(AccessibilityText(kind: .hint, text: hint, isEnabled: isEnabled))
    }

    /// Sets the localized hint of the view for assistive technology, if it is enabled.
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }

    /// Sets the hint of the view for assistive technology, without localization, if it is enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool
    ) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Sets the text of a resource as the hint of the view for assistive technology, if it is enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(
        _ hint: LocalizedStringResource, isEnabled: Bool
    ) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }
}

package struct AccessibilityText {
    package enum Kind { case label, value, hint }

    package let kind: Kind
    package let text: Text
    var isEnabled = true

    package init(kind: Kind, text: Text, isEnabled: Bool = true) {
        self.kind = kind
        self.text = text
        self.isEnabled = isEnabled
    }
}

extension AccessibilityText: AccessibilityModifier {
    package typealias Body = Never

    package func attributes(in environment: EnvironmentValues) -> AccessibilityAttributes {
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
