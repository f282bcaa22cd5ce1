import Foundation

/// A responder that can ask the user before its window closes.
@MainActor package protocol CloseResponder: Responder {
    /// Whether there is something to ask now.
    var asksBeforeClosing: Bool { get }
    /// Asks the user.
    ///
    /// - Parameter close: Closes the window; called if the user agrees.
    func ask(_ close: @escaping @MainActor () -> Void)
}

extension ViewHost {
    package func closeRequested(_ close: @escaping @MainActor () -> Void) {
        layOut()
        let asking: (any CloseResponder)? = rootElement.first { element in
            (element.responder as? any CloseResponder).flatMap { $0.asksBeforeClosing ? $0 : nil }
        }
        if let asking { asking.ask(close) } else { close() }
    }
}
