import Foundation

extension AttributedString {
    /// The distance between the baselines of a paragraph's lines.
    ///
    /// All except ``variable`` depend on font sizes alone, so a word in a fallback font moves no line.
    public struct LineHeight: Hashable, Codable, Sendable {
        package enum Kind: Hashable, Codable, Sendable {
            case normal, tight, loose, variable
            case exact(CGFloat)
            case multiple(CGFloat)
            case leading(CGFloat)
        }

        package let kind: Kind

        /// A multiple of the font size for normal spacing.
        public static let normal = LineHeight(kind: .normal)
        /// A multiple of the font size for tight spacing.
        public static let tight = LineHeight(kind: .tight)
        /// A multiple of the font size for loose spacing.
        public static let loose = LineHeight(kind: .loose)
        /// The height that the fonts of each line recommend.
        public static let variable = LineHeight(kind: .variable)

        /// Returns a fixed height for every line, whatever its fonts.
        ///
        /// - Parameter points: The height in points; negative values count as 0.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }

        /// Returns a multiple of the font size.
        ///
        /// - Parameter factor: The factor for the largest font size of the paragraph.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple(factor)) }

        /// Returns the font size plus an amount.
        ///
        /// - Parameter increase: The amount added to the largest font size of the paragraph, in points.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .leading(increase)) }
    }
}
