/// Something that a person does with the pointer, as a value that can be attached to any view.
///
/// A gesture of an app's own is made of others in its `body`. State and environment of its own are not
/// joined to it yet; keep them in the view.
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// What is told of the gesture.
    associatedtype Value
    /// The gesture that this one is made of.
    associatedtype Body: Gesture
    /// What the gesture is made of.
    var body: Self.Body { get }
    /// Makes what follows the pointer for the gesture; for Pica itself.
    func _makeRecognizer() -> _GestureRecognizer<Value>
    /// Gives a new value of the gesture to the recogniser that an earlier one made; for Pica itself.
    func _update(_ recognizer: _GestureRecognizer<Value>)
}

extension Gesture {
    /// Makes what the body's gestures make.
    public func _makeRecognizer() -> _GestureRecognizer<Body.Value> { body._makeRecognizer() }
    /// Gives the body's new value to it.
    public func _update(_ recognizer: _GestureRecognizer<Body.Value>) { body._update(recognizer) }
}

extension Gesture where Body == Never {
    /// Gestures that Pica recognises itself have no content; their `body` is never read by it.
    public var body: Never { fatalError("\(Self.self) is recognised by Pica and has no body") }
}

extension Never: Gesture {
    /// There is no gesture, so nothing is told of it.
    public typealias Value = Never
}

/// A gesture that makes its own recogniser.
@MainActor protocol PrimitiveGesture: Gesture where Body == Never {
    associatedtype Recognizer: _GestureRecognizer<Value>
    func makeRecognizer() -> Recognizer
    /// Takes over what can differ between values of the gesture.
    func update(_ recognizer: Recognizer)
}

extension PrimitiveGesture {
    /// Makes the recogniser of a gesture that Pica recognises itself; for Pica alone.
    public func _makeRecognizer() -> _GestureRecognizer<Value> {
        let recognizer = makeRecognizer()
        update(recognizer)
        return recognizer
    }

    /// Gives a new value of the gesture to its recogniser; for Pica alone.
    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        if let recognizer = recognizer as? Recognizer { update(recognizer) }
    }
}
