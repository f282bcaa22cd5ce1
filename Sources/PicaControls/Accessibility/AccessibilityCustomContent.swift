import Foundation
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// A key for custom accessibility content, with its label. A later value for the same key replaces the earlier one.
public struct AccessibilityCustomContentKey: Sendable {
    let id: String
    let label: Text

    /// Creates a key with a label.
    ///
    /// - Parameters:
    ///   - label: The label of the content.
    ///   - id: The identifier of the content.
    public init(_ label: Text, id: String) {
        self.id = id
        self.label = label
    }

    /// Creates a key with a localized label.
    ///
    /// - Parameters:
    ///   - labelKey: The localization key of the label.
    ///   - id: The identifier of the content.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
}

/// The time at which custom accessibility content is read out.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
    /// The content is read out on request.
    case `default`
    /// The content is read out together with the element.
    case high
}

extension View {
    /// Adds content about the view that assistive technology reads out on request.
    ///
    /// - Parameters:
    ///   - key: The key of the content, with its label.
    ///   - value: The content; `nil` removes the content that inner views set for the key.
    ///   - importance: The time at which the content is read out.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        modifier(CustomContent(key: key, value: value, importance: importance))
    }

    /// Adds content about the view, with a localized value, that assistive technology reads out on request.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    /// Adds content about the view that assistive technology reads out on request. The value is used as it is, without
    /// localization.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }

    /// Adds content with a label to the view that assistive technology reads out on request.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        modifier(CustomContent(label: label, value: value, importance: importance))
    }

    /// Adds content with a localized label and value that assistive technology reads out on request.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    /// Adds content with a localized label to the view that assistive technology reads out on request.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }

    /// Adds content with a localized label that assistive technology reads out on request. The value is used as it is,
    /// without localization.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
    }
}

private struct CustomContent {
    /// The identifier of the content; `nil` if its label identifies it.
    let id: String?
    let label: Text
    let value: Text?
    let importance: AccessibilityCustomContentImportance

    nonisolated init(
        key: AccessibilityCustomContentKey, value: Text?, importance: AccessibilityCustomContentImportance
    ) {
        (id, label, self.value, self.importance) = (key.id, key.label, value, importance)
    }

    nonisolated init(label: Text, value: Text, importance: AccessibilityCustomContentImportance) {
        (id, self.label, self.value, self.importance) = (nil, label, value, importance)
    }
}

extension CustomContent: AccessibilityModifier {
    typealias Body = Never

    func attributes(in environment: EnvironmentValues) -> AccessibilityAttributes {
        let name = ResolvedText(label, in: environment).string
        var attributes = AccessibilityAttributes()
        attributes.customContent = [
            AccessibilityContent(
                key: id ?? name, label: name,
                value: value.map { ResolvedText($0, in: environment).string },
                isImportant: importance == .high)
        ]
        return attributes
    }
}
