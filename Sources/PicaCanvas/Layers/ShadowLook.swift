/// The options for compositing a shadow with its object.
package struct ShadowLook: Hashable, Sendable {
    /// The blend mode over what is below it in the layer.
    package var blend = BlendOperation.normal
    /// Whether the shadow is above its object.
    package var isAbove = false
    /// Whether the object is omitted.
    package var isAlone = false
    /// Whether the shadow is inverted: it covers only pixels without a shadow.
    package var isInverted = false

    package init() {}

    /// Whether the shadow is visible at any distance from the drawing.
    var isBoundless: Bool { isInverted && blend.blend(.one, over: .zero) != .zero }
}
