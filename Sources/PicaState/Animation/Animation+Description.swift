import Foundation

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// A description with SwiftUI's type names, such as "DefaultAnimation()".
    public var description: String { self == .default ? "DefaultAnimation()" : kind.description }

    /// A description as a type-erased animator.
    public var debugDescription: String { "AnyAnimator(\(description))" }

    /// A mirror that contains the base animation.
    public var customMirror: Mirror { Mirror(self, children: ["base": base], displayStyle: .struct) }
}

extension Animation.Kind: CustomStringConvertible {
    var description: String {
        switch self {
        case .curve(let curve, let duration): "BezierAnimation(duration: \(duration), curve: \(curve))"
        case .spring(let motion):
            "FluidSpringAnimation(response: \(2 * .pi / motion.frequency), "
                + "dampingFraction: \(motion.damping), blendDuration: 0.0)"
        case .interpolatingSpring(let motion):
            "SpringAnimation(frequency: \(motion.frequency), dampingFraction: \(motion.damping), "
                + "initialVelocity: \(motion.initialVelocity))"
        case .delayed(let kind, let delay): "DelayAnimation(delay: \(delay), animation: \(kind))"
        case .faster(let kind, let speed): "SpeedAnimation(speed: \(speed), animation: \(kind))"
        case .repeated(let kind, let times, let autoreverses):
            "RepeatAnimation(repeatCount: \(times.map { "\($0)" } ?? "nil"), "
                + "autoreverses: \(autoreverses), animation: \(kind))"
        case .complete(let kind, let duration):
            "LogicallyCompleteAnimation(duration: \(duration), animation: \(kind))"
        case .custom(let custom): String(describing: custom.base)
        }
    }
}

extension BuiltInAnimation: CustomStringConvertible {
    var description: String { animation.description }
}
