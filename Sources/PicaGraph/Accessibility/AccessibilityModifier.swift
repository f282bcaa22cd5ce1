import PicaState

/// The accessibility attributes set by a modifier; `nil` values change nothing.
package struct AccessibilityAttributes {
    package var label: String?
    package var value: String?
    package var hint: String?
    package var identifier: String?
    package var addedTraits: AccessibilityTraits = []
    package var removedTraits: AccessibilityTraits = []
    package var headingLevel: AccessibilityHeadingLevel?
    package var textContentType: AccessibilityTextContentType?
    package var inputLabels: [String]?
    package var customContent: [AccessibilityContent] = []
    package var respondsToUserInteraction: Bool?
    package var activationPoint: ActivationPoint?
    package var actions: [AccessibilityAction] = []
    /// The speech attributes. Those of the view itself take precedence.
    package var speech = SpeechAttributes()

    package init() {}

    func apply(to properties: inout AccessibilityProperties) {
        if let label { properties.rename(label) }
        if let value { properties.value = value }
        if let hint { properties.hint = hint }
        if let identifier { properties.identifier = identifier }
        removedTraits.remove(from: &properties)
        addedTraits.add(to: &properties)
        if let headingLevel { properties.setHeading(headingLevel) }
        if let textContentType { properties.textContentType = textContentType }
        if let inputLabels { properties.inputLabels = inputLabels }
        for content in customContent { content.add(to: &properties.customContent) }
        if let respondsToUserInteraction {
            properties.respondsToUserInteraction = respondsToUserInteraction
        }
        if let activationPoint { properties.activationPoint = activationPoint }
        if properties.isEnabled { properties.actions += actions }
        properties.speech = properties.speech.merging(outer: speech)
    }
}

/// A modifier, written as a value with one function, that only sets accessibility attributes.
///
/// They apply to all descendants, and an outer modifier takes precedence. A view without a descendant that has a role
/// becomes a group.
@MainActor package protocol AccessibilityModifier: ElementModifier {
    func attributes(in environment: EnvironmentValues) -> AccessibilityAttributes
}

/// A modifier with attributes that do not depend on the environment.
package struct AccessibilityChange {
    private let attributes: AccessibilityAttributes

    nonisolated package init(_ change: (inout AccessibilityAttributes) -> Void) {
        var attributes = AccessibilityAttributes()
        change(&attributes)
        self.attributes = attributes
    }
}

extension AccessibilityChange: AccessibilityModifier {
    package typealias Body = Never

    package func attributes(in environment: EnvironmentValues) -> AccessibilityAttributes { attributes }
}

extension AccessibilityModifier {
    package func makeBehavior(_ element: Element) -> AccessibilityModifierBehavior<Self> {
        AccessibilityModifierBehavior(element)
    }
}

package final class AccessibilityModifierBehavior<Modifier: AccessibilityModifier>: ElementBehavior {
    package unowned let element: Element
    private var attributes = AccessibilityAttributes()

    init(_ element: Element) { self.element = element }

    package func update(_ value: Modifier, _ environment: EnvironmentValues) {
        attributes = value.attributes(in: environment)
    }

    package var standsForEmptyContent: Bool { true }

    package func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        attributes.apply(to: &properties)
    }
}
