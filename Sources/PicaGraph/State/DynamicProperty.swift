/// A stored property of a view that brings its own value up to date before each reading of `body`.
public protocol DynamicProperty {
    /// Called before `body` is read, after the properties inside have their values.
    mutating func update()
}

extension DynamicProperty {
    /// Nothing to do, unless a property says otherwise.
    public mutating func update() {}
}

/// A dynamic property with something kept in the view's node: state, focus, the environment. What
/// `isSame` says is whether a new value of the property makes the view another one.
package protocol NodeProperty: DynamicProperty, SelfComparing {
    /// Joins the property to what the view's node keeps for it and inherits; `slot` is nil the first time.
    @MainActor mutating func connect(to slot: inout AnyObject?, in environment: EnvironmentValues)
}

extension NodeProperty {
    @MainActor package static func connect(
        at pointer: UnsafeMutableRawPointer, to slot: inout AnyObject?, in environment: EnvironmentValues
    ) {
        pointer.assumingMemoryBound(to: Self.self).pointee.connect(to: &slot, in: environment)
    }
}

/// What a node keeps for its view's dynamic properties, in the order of `ViewType.properties`. Many keep
/// nothing.
package struct PropertySlots {
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

    /// Whether something kept here is no longer as it was when the view came.
    var wereWritten: Bool { objects.contains { ($0 as? any WritableSlot)?.wasWritten == true } }
}

/// A slot that the app can write to.
protocol WritableSlot: AnyObject {
    /// Whether it has been, so that its value must outlive a row that is out of sight.
    var wasWritten: Bool { get }
}
