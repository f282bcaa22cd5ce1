/// A pointer gesture, as a value that can be attached to any view.
///
/// A custom gesture is composed of others in its `body`. Its own dynamic properties are not supported yet; keep state
/// in the view.
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// The type of the gesture's value.
    associatedtype Value
    /// The type of the gesture's body.
    associatedtype Body: Gesture
    /// The gesture that this one is composed of.
    var body: Self.Body { get }
    /// Makes the recognizer of the gesture. For Pica's own use.
    func _makeRecognizer() -> _GestureRecognizer<Value>
    /// Passes a new value of the gesture to a recognizer that an earlier value made. For Pica's own use.
    func _update(_ recognizer: _GestureRecognizer<Value>)
}

extension Gesture {
    /// Makes the recognizer of the body.
    public func _makeRecognizer() -> _GestureRecognizer<Body.Value> { body._makeRecognizer() }
    /// Passes the body's new value to its recognizer.
    public func _update(_ recognizer: _GestureRecognizer<Body.Value>) { body._update(recognizer) }
}

extension Gesture where Body == Never {
    /// Traps if read: gestures that Pica recognizes have no body, and Pica never reads it.
    public var body: Never { fatalError("\(Self.self) is recognised by Pica and has no body") }
}

extension Never: Gesture {
    /// `Never`, as there is no gesture.
    public typealias Value = Never
}

/// A gesture that makes its own recognizer.
@MainActor protocol PrimitiveGesture: Gesture where Body == Never {
    associatedtype Recognizer: _GestureRecognizer<Value>
    func makeRecognizer() -> Recognizer
    /// Updates the recognizer with the properties of the gesture.
    func update(_ recognizer: Recognizer)
}

extension PrimitiveGesture {
    /// Makes the recognizer of a gesture that Pica recognizes itself. For Pica's own use.
    public func _makeRecognizer() -> _GestureRecognizer<Value> {
        let recognizer = makeRecognizer()
        update(recognizer)
        return recognizer
    }

    /// Passes a new value of the gesture to its recognizer. For Pica's own use.
    public func _update(_ recognizer: _GestureRecognizer<Value>) {
        if let recognizer = recognizer as? Recognizer { update(recognizer) }
    }
}
