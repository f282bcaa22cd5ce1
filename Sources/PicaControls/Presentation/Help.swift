import Foundation
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

extension View {
    /// Adds help to the view. It is a tooltip once the pointer rests on the view for half a second, and a hint for
    /// assistive technology.
    ///
    /// The tooltip disappears when the pointer leaves the view, or on a press, a key or a turn of the wheel. An empty
    /// text shows none. A truncated `Text` shows its whole content in a tooltip, unless it or a view around it has
    /// help.
    nonisolated public func help(_ text: Text) -> some View {
        modifier(AccessibilityText(kind: .hint, text: text)).modifier(Help(text: text))
    }

    /// Adds localized help to the view; see `help(_:)` with a `Text`.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Adds the text of a resource as help to the view; see `help(_:)` with a `Text`.
    @_disfavoredOverload
    nonisolated public func help(_ resource: LocalizedStringResource) -> some View { help(Text(resource)) }

    /// Adds help that is not localized to the view; see `help(_:)` with a `Text`.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

package struct Help {
    package let text: Text
    /// Whether help from further out takes precedence.
    package var isRepetition = false

    package init(text: Text, isRepetition: Bool = false) {
        self.text = text
        self.isRepetition = isRepetition
    }
}

extension Help: ElementModifier {
    package typealias Body = Never

    package func makeBehavior(_ element: Element) -> HelpBehavior { HelpBehavior(element) }
}

package final class HelpBehavior: ElementBehavior, TooltipResponder {
    package unowned let element: Element
    private var value = Help(text: Text(verbatim: ""))
    private var environment = EnvironmentValues()

    init(_ element: Element) { self.element = element }

    package func update(_ value: Help, _ environment: EnvironmentValues) {
        self.value = value
        self.environment = environment
    }

    package var responder: (any Responder)? { self }

    package func tooltip(at point: CGPoint) -> Tooltip? {
        let isEmpty = ResolvedText(value.text, in: environment).styled.text.isEmpty
        return isEmpty
            ? nil : Tooltip(value.text, isRepetition: value.isRepetition, for: element, in: environment)
    }
}
