import Foundation

extension AttributedString {
    /// The alignment of a paragraph's lines, whatever its direction.
    public enum TextAlignment: Hashable, Codable, CaseIterable, Sendable {
        /// Left alignment.
        case left
        /// Right alignment.
        case right
        /// Center alignment.
        case center
    }
}

extension AttributeScopes {
    /// The text attributes that several frameworks' scopes share.
    public struct CoreTextAttributes {
        /// The attribute for the alignment of a paragraph's lines.
        public enum TextAlignmentAttribute: CodableAttributedStringKey {
            /// The attribute's value.
            public typealias Value = AttributedString.TextAlignment
            /// The name under which the attribute is stored.
            public static let name = "CoreText.TextAlignment"
            /// The attribute applies to whole paragraphs.
            public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
        }

        /// The attribute for the distance between the baselines of a paragraph's lines.
        public enum LineHeightAttribute: CodableAttributedStringKey {
            /// The attribute's value.
            public typealias Value = AttributedString.LineHeight
            /// The name under which the attribute is stored.
            public static let name = "CoreText.LineHeight"
            /// The attribute applies to whole paragraphs.
            public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
        }
    }
}
