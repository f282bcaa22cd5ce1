import Foundation
import PicaState

extension Font {
    /// The context that a font's size depends on: the text size in force.
    public struct Context: Hashable, Sendable {
        let typeSize: DynamicTypeSize

        /// The default text size.
        package static let standard = Context(typeSize: .large)
    }

    /// A font with its size and style resolved for the place where it is shown.
    public struct Resolved: Hashable, Sendable {
        /// The size of the font, in points.
        public let pointSize: CGFloat
        /// The size to show to people, in points, rounded to hundredths because multiplied factors leave rounding
        /// errors.
        package var shownSize: CGFloat { (pointSize * 100).rounded() / 100 }
        /// The weight of the font; at least bold if bold was asked for.
        public let weight: Weight
        /// The width of the font.
        public let width: Width
        /// The distance between lines.
        public let leading: Leading
        /// Whether the font is bold or heavier.
        public let isBold: Bool
        /// Whether the font is italic.
        public let isItalic: Bool
        /// Whether letters of equal width were asked for.
        public let isMonospaced: Bool
        /// Whether lowercase letters become small capitals.
        public let isLowercaseSmallCaps: Bool
        /// Whether capitals become small capitals.
        public let isUppercaseSmallCaps: Bool
        /// Whether all letters become small capitals.
        public let isSmallCaps: Bool
    }

    /// Resolves the font in a context, which a view gets from the environment's `fontResolutionContext`.
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
    /// The context that fonts are resolved in: the text size in force.
    public var fontResolutionContext: Font.Context {
        Font.Context(typeSize: dynamicTypeSize)
    }
}
