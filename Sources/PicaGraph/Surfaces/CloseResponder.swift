import Foundation

/// Asks a person before the window that it is in closes.
@MainActor package protocol CloseResponder: Responder {
    /// Whether there is something to ask now.
    var asksBeforeClosing: Bool { get }
    /// Asks.
    /// - Parameter close: Closes the window, where the person wants that.
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
