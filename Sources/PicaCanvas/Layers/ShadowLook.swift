/// How a shadow stands to what throws it.
package struct ShadowLook: Hashable, Sendable {
    /// How it is laid over what is below it in the layer.
    package var blend = BlendOperation.normal
    /// Whether it lies above what throws it.
    package var isAbove = false
    /// Whether what throws it is left out.
    package var isAlone = false
    /// Whether it is where nothing throws it, and only there.
    package var isInverted = false

    package init() {}

    /// Whether it is seen where nothing is drawn, however far away.
    var isBoundless: Bool { isInverted && blend.blend(.one, over: .zero) != .zero }
}
