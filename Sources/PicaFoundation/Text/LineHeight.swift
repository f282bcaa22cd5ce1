import Foundation

extension AttributedString {
    /// The distance between the baselines of a paragraph's lines.
    ///
    /// All but ``variable`` go by font sizes alone: a word that falls back to another font moves no line.
    public struct LineHeight: Hashable, Codable, Sendable {
        package enum Kind: Hashable, Codable, Sendable {
            case normal, tight, loose, variable
            case exact(CGFloat)
            case multiple(CGFloat)
            case leading(CGFloat)
        }

        package let kind: Kind

        /// A multiple of the font size that looks normal.
        public static let normal = LineHeight(kind: .normal)
        /// A multiple of the font size that looks tight.
        public static let tight = LineHeight(kind: .tight)
        /// A multiple of the font size that looks loose.
        public static let loose = LineHeight(kind: .loose)
        /// Line by line, as high as its fonts ask.
        public static let variable = LineHeight(kind: .variable)

        /// The same height for every line, whatever its fonts.
        ///
        /// - Parameter points: The height; less than 0 counts as 0.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }

        /// A multiple of the font size.
        ///
        /// - Parameter factor: By which the largest font size of the paragraph is multiplied.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple(factor)) }

        /// The font size and so much more.
        ///
        /// - Parameter increase: What is added to the largest font size of the paragraph, in points.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .leading(increase)) }
    }
}
