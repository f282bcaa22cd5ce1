import Foundation

extension AttributedString {
    /// Where the lines of a paragraph stand, whichever way it runs.
    public enum TextAlignment: Hashable, Codable, CaseIterable, Sendable {
        /// All begin at the left.
        case left
        /// All end at the right.
        case right
        /// All have the same middle.
        case center
    }
}

extension AttributeScopes {
    /// Attributes of text that several frameworks' scopes share.
    public struct CoreTextAttributes {
        /// Where the lines of a paragraph stand.
        public enum TextAlignmentAttribute: CodableAttributedStringKey {
            /// A side or the middle.
            public typealias Value = AttributedString.TextAlignment
            /// What the attribute is stored under.
            public static let name = "CoreText.TextAlignment"
            /// A paragraph has it as a whole.
            public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
        }

        /// The distance between the baselines of a paragraph's lines.
        public enum LineHeightAttribute: CodableAttributedStringKey {
            /// A distance.
            public typealias Value = AttributedString.LineHeight
            /// What the attribute is stored under.
            public static let name = "CoreText.LineHeight"
            /// A paragraph has it as a whole.
            public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
        }
    }
}
