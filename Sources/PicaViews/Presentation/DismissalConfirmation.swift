import Foundation
import PicaGraph

/// Asks in a dialog before the window of what it modifies closes.
struct DismissalConfirmation<Actions: View, Message: View> {
    let title: Text
    let shouldPresent: Bool
    let actions: Actions
    let message: Message
    /// Closes the window; nil while nobody wants that.
    @State private var closing: WindowClosing?

    init(title: Text, shouldPresent: Bool, actions: Actions, message: Message) {
        self.title = title
        self.shouldPresent = shouldPresent
        self.actions = actions
        self.message = message
    }
}

extension DismissalConfirmation: ViewModifier {
    func body(content: Content) -> some View {
        content
            .modifier(CloseQuestion(isAsked: shouldPresent) { closing = WindowClosing(close: $0) })
            .confirmationDialog(
                title, isPresented: Binding(get: { closing != nil }, set: { if !$0 { closing = nil } }),
                titleVisibility: .visible
            ) {
                actions.environment(\.windowClosing, closing)
            } message: {
                message
            }
    }
}

/// What a person is asked about.
@MainActor final class WindowClosing {
    private let close: @MainActor () -> Void

    init(close: @escaping @MainActor () -> Void) { self.close = close }

    /// Closes the window once the event is over that this comes from, as the event is the window's.
    func confirm() {
        Task { close() }
    }
}

private enum WindowClosingKey: EnvironmentKey { static var defaultValue: WindowClosing? { nil } }

extension EnvironmentValues {
    /// In a dialog that is about closing its window: what closes it.
    var windowClosing: WindowClosing? {
        get { self[WindowClosingKey.self] }
        set { self[WindowClosingKey.self] = newValue }
    }
}

private struct CloseQuestion {
    let isAsked: Bool
    let ask: @MainActor (@escaping @MainActor () -> Void) -> Void
}

extension CloseQuestion: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> CloseQuestionBehavior { CloseQuestionBehavior(element, self) }
}

private final class CloseQuestionBehavior: ElementBehavior, CloseResponder {
    unowned let element: Element
    private var question: CloseQuestion

    init(_ element: Element, _ question: CloseQuestion) {
        self.element = element
        self.question = question
    }

    func update(_ value: CloseQuestion, _ environment: EnvironmentValues) { question = value }

    var responder: (any Responder)? { self }
    var asksBeforeClosing: Bool { question.isAsked }
    func ask(_ close: @escaping @MainActor () -> Void) { question.ask(close) }
}
