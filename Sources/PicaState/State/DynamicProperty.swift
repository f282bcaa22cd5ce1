/// A stored property of a view that is updated before each evaluation of `body`.
public protocol DynamicProperty {
    /// Updates the property. Called before `body` is evaluated, after nested dynamic properties are up to date.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing by default.
    public mutating func update() {}
}

/// A dynamic property with storage in the view's node, such as state, focus or the environment.
///
/// Its `isSame` tells whether a new value of the property changes the view.
package protocol NodeProperty: DynamicProperty, SelfComparing {
    /// Connects the property to its storage and to the environment; `slot` is `nil` the first time.
    @MainActor mutating func connect(to slot: inout AnyObject?, in environment: EnvironmentValues)
}

extension NodeProperty {
    @MainActor package static func connect(
        at pointer: UnsafeMutableRawPointer, to slot: inout AnyObject?, in environment: EnvironmentValues
    ) {
        pointer.assumingMemoryBound(to: Self.self).pointee.connect(to: &slot, in: environment)
    }
}

/// The storage of a view's dynamic properties in its node, in the order of `ViewType.properties`. Many properties need
/// none.
package struct PropertySlots {
    package init() {}

    private var objects: [AnyObject?] = []

    package subscript(index: Int) -> AnyObject? {
        get { index < objects.count ? objects[index] : nil }
        set {
            if index >= objects.count {
                guard newValue != nil else { return }
                objects += Array(repeating: nil, count: index + 1 - objects.count)
            }
            objects[index] = newValue
        }
    }

    /// Whether any storage was written since the view was made.
    package var wereWritten: Bool { objects.contains { ($0 as? any WritableSlot)?.wasWritten == true } }
}

/// Storage that the app can write to.
package protocol WritableSlot: AnyObject {
    /// Whether the app has written to it, so that the value must survive while a lazy row is parked.
    var wasWritten: Bool { get }
}
