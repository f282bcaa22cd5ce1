import Foundation
import PicaGraph
import PicaState
import PicaUI

/// A question over a window, shown by Pica's own alert.
@MainActor @preconcurrency public final class NSAlert: NSObject {
    /// The weight of an alert. All look the same in Pica.
    public enum Style: UInt, Sendable {
        /// Something may go wrong.
        case warning = 0
        /// Something to know.
        case informational
        /// Something may be lost.
        case critical
    }

    /// A button of an alert; `NSButton` in AppKit.
    public final class Button {
        /// The label.
        public var title: String
        /// Whether the button destroys something. Return does not press it then.
        public var hasDestructiveAction = false
        /// The key that presses the button: Escape makes it the one that cancels. Others have no effect.
        public var keyEquivalent = ""
        /// The number of the answer; `nil` counts from ``NSApplication/ModalResponse/alertFirstButtonReturn``.
        public var tag: Int?

        fileprivate init(_ title: String) {
            self.title = title
        }
    }

    /// The question, in bold.
    public var messageText = ""
    /// The advice below the message.
    public var informativeText = ""
    /// The weight, without effect.
    public var alertStyle = Style.warning
    /// The buttons, the default one first.
    public private(set) var buttons: [Button] = []

    /// Creates an alert with an OK button, unless others are added.
    public override init() { super.init() }

    /// Creates an alert that shows an error.
    public convenience init(error: any Error) {
        self.init()
        let localized = error as? any LocalizedError
        messageText = localized?.errorDescription ?? error.localizedDescription
        informativeText = [localized?.failureReason, localized?.recoverySuggestion].compactMap(\.self)
            .joined(separator: " ")
    }

    /// Adds a button after the others. The first is pressed by Return, one titled "Cancel" by Escape.
    @discardableResult
    public func addButton(withTitle title: String) -> Button {
        let button = Button(title)
        buttons.append(button)
        return button
    }

    package var alert: ProgramAlert {
        ProgramAlert(
            title: messageText, message: informativeText,
            buttons: buttons.map { button in
                let isCancel = button.keyEquivalent == "\u{1B}" || button.title == "Cancel"
                return ProgramAlert.Button(
                    title: button.title,
                    role: button.hasDestructiveAction ? .destructive : isCancel ? .cancel : nil)
            })
    }

    package func response(to index: Int) -> NSApplication.ModalResponse {
        guard buttons.indices.contains(index) else { return .alertFirstButtonReturn }
        return NSApplication.ModalResponse(buttons[index].tag ?? 1000 + index)
    }

    /// Shows the alert over a window.
    ///
    /// - Parameters:
    ///   - sheetWindow: The window.
    ///   - handler: Called with the number of the pressed button.
    public func beginSheetModal(
        for sheetWindow: NSWindow,
        completionHandler handler: (@MainActor (NSApplication.ModalResponse) -> Void)? = nil
    ) {
        // Without buttons Pica's alert has an OK button of its own, localized.
        sheetWindow.window.show(alert) { index in handler?(self.response(to: index)) }
    }

    /// Shows the alert over a window and returns the number of the pressed button.
    public func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
        await withCheckedContinuation { continuation in
            beginSheetModal(for: sheetWindow) { continuation.resume(returning: $0) }
        }
    }

    /// Shows the alert and waits for the answer in place.
    @available(
        *, unavailable,
        message:
            "Pica cannot wait in place; use beginSheetModal(for:), or alert(_:isPresented:actions:) in a view"
    )
    public func runModal() -> NSApplication.ModalResponse { .cancel }
}
