import Foundation
import PicaFoundation
import PicaGraph

extension View {
    /// Says what the view is for: in a tooltip, once the pointer rests on it for half a second, and as its
    /// hint for assistive technology.
    ///
    /// The tooltip goes when the pointer leaves the view, at a press, a key or a turn of the wheel. An empty
    /// text shows none. A `Text` that is cut short shows all of it in a tooltip by itself, unless it or what is
    /// around has help.
    nonisolated public func help(_ text: Text) -> some View {
        modifier(AccessibilityText(kind: .hint, text: text)).modifier(Help(text: text))
    }

    /// Says what the view is for, by a key of the app's translations; see `help(_:)` with a `Text`.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Says what the view is for, by a resource in its table; see `help(_:)` with a `Text`.
    @_disfavoredOverload
    nonisolated public func help(_ resource: LocalizedStringResource) -> some View { help(Text(resource)) }

    /// Says what the view is for, word for word; see `help(_:)` with a `Text`.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

struct Help {
    let text: Text
    /// Whether help from further out goes first.
    var isRepetition = false
}

extension Help: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> HelpBehavior { HelpBehavior(element) }
}

final class HelpBehavior: ElementBehavior, TooltipResponder {
    unowned let element: Element
    private var value = Help(text: Text(verbatim: ""))
    private var environment = EnvironmentValues()

    init(_ element: Element) { self.element = element }

    func update(_ value: Help, _ environment: EnvironmentValues) {
        self.value = value
        self.environment = environment
    }

    var responder: (any Responder)? { self }

    func tooltip(at point: CGPoint) -> Tooltip? {
        let isEmpty = ResolvedText(value.text, in: environment).styled.text.isEmpty
        return isEmpty
            ? nil : Tooltip(value.text, isRepetition: value.isRepetition, for: element, in: environment)
    }
}
