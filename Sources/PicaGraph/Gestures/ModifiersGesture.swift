import Foundation

/// A gesture that begins only while modifier keys are held; made by `modifiers(_:)`.
public struct _ModifiersGesture<Content: Gesture> {
    let content: Content
    let modifiers: Modifiers

    /// Creates a gesture that begins only while all of the keys are held.
    nonisolated package init(content: Content, modifiers: Modifiers) {
        self.content = content
        self.modifiers = modifiers
    }
}

extension _ModifiersGesture: PrimitiveGesture {
    /// The value of the wrapped gesture.
    public typealias Value = Content.Value
    /// No body; Pica recognizes the wrapped gesture.
    public typealias Body = Never

    func makeRecognizer() -> ModifiersRelay<Value> { ModifiersRelay(content._makeRecognizer()) }

    func update(_ recognizer: ModifiersRelay<Value>) {
        content._update(recognizer.inner)
        recognizer.modifiers = modifiers
    }
}

final class ModifiersRelay<Value>: GestureRelay<Value, Value> {
    var modifiers: Modifiers = []

    override var value: Value? { inner.value }
    override var isTap: Bool { modifiers.isEmpty && inner.isTap }

    override func receive(_ event: PointerEvent) {
        if event.kind.isBeginning, !event.modifiers.isSuperset(of: modifiers) {
            inner.cancel()
        } else {
            inner.receive(event)
        }
    }
}
