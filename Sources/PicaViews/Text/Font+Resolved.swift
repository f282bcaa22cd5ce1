import Foundation
import PicaGraph

extension Font {
    /// What a font's size depends on where it is shown: the text size in force.
    public struct Context: Hashable, Sendable {
        let typeSize: DynamicTypeSize
    }

    /// A font as it is where it is shown.
    public struct Resolved: Hashable, Sendable {
        /// In points.
        public let pointSize: CGFloat
        /// In points: what has come of factors is not quite what was meant.
        var shownSize: CGFloat { (pointSize * 100).rounded() / 100 }
        /// How heavy it is; at least bold where that was asked for.
        public let weight: Weight
        /// How wide it is.
        public let width: Width
        /// How far apart lines stand.
        public let leading: Leading
        /// Whether it is bold or heavier.
        public let isBold: Bool
        /// Whether it is in italics.
        public let isItalic: Bool
        /// Whether letters of one width were asked for.
        public let isMonospaced: Bool
        /// Whether lower case letters become small capitals.
        public let isLowercaseSmallCaps: Bool
        /// Whether capitals become small capitals.
        public let isUppercaseSmallCaps: Bool
        /// Whether all letters become small capitals.
        public let isSmallCaps: Bool
    }

    /// The font as it is in a context, which a view has from the environment's `fontResolutionContext`.
    public func resolve(in context: Context) -> Resolved {
        let descriptor = descriptor(traits: Traits(), size: context.typeSize)
        let weight = Weight(openType: descriptor.weight)
        return Resolved(
            pointSize: CGFloat(descriptor.size), weight: weight, width: traits.width ?? .standard,
            leading: traits.leading, isBold: weight.openType >= Weight.bold.openType,
            isItalic: descriptor.isItalic, isMonospaced: descriptor.design == .monospaced,
            isLowercaseSmallCaps: descriptor.features.contains(.lowercaseSmallCaps),
            isUppercaseSmallCaps: descriptor.features.contains(.uppercaseSmallCaps),
            isSmallCaps: descriptor.features.contains(.smallCaps))
    }
}

extension EnvironmentValues {
    /// What fonts are resolved in: the text size in force.
    public var fontResolutionContext: Font.Context {
        Font.Context(typeSize: dynamicTypeSize)
    }
}
