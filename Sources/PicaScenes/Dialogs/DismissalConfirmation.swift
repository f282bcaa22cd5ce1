import Foundation
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// Shows a dialog before the window of the content closes.
struct DismissalConfirmation<Actions: View, Message: View> {
    let title: Text
    let shouldPresent: Bool
    let actions: Actions
    let message: Message
    /// The pending request to close the window; `nil` if there is none.
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

/// A pending request to close a window.
@MainActor final class WindowClosing {
    private let close: @MainActor () -> Void

    init(close: @escaping @MainActor () -> Void) { self.close = close }

    /// Closes the window after the current event, because that event still belongs to the window.
    func confirm() {
        Task { close() }
    }
}

private enum WindowClosingKey: EnvironmentKey { static var defaultValue: WindowClosing? { nil } }

extension EnvironmentValues {
    /// The pending request to close the window, in a dialog that asks about it.
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
