import Foundation
import PicaFoundation
import PicaGraph

/// What a segment of custom content is known by, and called: saying another value under the same key takes its place.
public struct AccessibilityCustomContentKey: Sendable {
    let id: String
    let label: Text

    /// A key with a name of its own.
    ///
    /// - Parameters:
    ///   - label: What the content is called.
    ///   - id: What it is known by.
    public init(_ label: Text, id: String) {
        self.id = id
        self.label = label
    }

    /// A key with a name of its own.
    ///
    /// - Parameters:
    ///   - labelKey: What the content is called, by a key of the app's translations.
    ///   - id: What it is known by.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
}

/// When a segment of custom content is read out.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
    /// When a person asks for it.
    case `default`
    /// With the rest of the element.
    case high
}

extension View {
    /// Adds what can be read out about the view on demand.
    ///
    /// - Parameters:
    ///   - key: What it is called, and known by.
    ///   - value: What it is; nil takes away what was said under the key inside.
    ///   - importance: When it is read out.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        modifier(CustomContent(key: key, value: value, importance: importance))
    }

    /// Adds what can be read out about the view on demand, by a key of the app's translations.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    /// Adds what can be read out about the view on demand, word for word.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }

    /// Adds what can be read out about the view on demand.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        modifier(CustomContent(label: label, value: value, importance: importance))
    }

    /// Adds what can be read out about the view on demand, by keys of the app's translations.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    /// Adds what can be read out about the view on demand, its name by a key of the app's translations.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }

    /// Adds what can be read out about the view on demand, its name by a key of the app's translations.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
    }
}

private struct CustomContent {
    /// nil where it is known by what it is called.
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
