import Foundation

extension Font {
    /// A role of text, whose size follows the text size in force.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// The style of ``Font/extraLargeTitle``.
        case extraLargeTitle
        /// The style of ``Font/extraLargeTitle2``.
        case extraLargeTitle2
        /// The style of ``Font/largeTitle``.
        case largeTitle
        /// The style of ``Font/title``.
        case title
        /// The style of ``Font/title2``.
        case title2
        /// The style of ``Font/title3``.
        case title3
        /// The style of ``Font/headline``.
        case headline
        /// The style of ``Font/subheadline``.
        case subheadline
        /// The style of ``Font/body``.
        case body
        /// The style of ``Font/callout``.
        case callout
        /// The style of ``Font/footnote``.
        case footnote
        /// The style of ``Font/caption``.
        case caption
        /// The style of ``Font/caption2``.
        case caption2

        /// Returns the size in points. The sizes are those of the Human Interface Guidelines for iOS.
        func size(at size: DynamicTypeSize) -> Double {
            switch self {
            case .extraLargeTitle: 36 * Self.largeTitle.scale(at: size)
            case .extraLargeTitle2: 28 * Self.title.scale(at: size)
            default: Double(Self.table[size.index][column])
            }
        }

        /// Returns the style's size at a text size, as a factor of its size at the default one.
        package func scale(at size: DynamicTypeSize) -> Double {
            self.size(at: size) / self.size(at: .large)
        }

        var weight: Weight {
            switch self {
            case .headline: .semibold
            case .extraLargeTitle, .extraLargeTitle2: .bold
            default: .regular
            }
        }

        private var column: Int {
            switch self {
            case .extraLargeTitle, .largeTitle: 0
            case .extraLargeTitle2, .title: 1
            case .title2: 2
            case .title3: 3
            case .headline: 4
            case .body: 5
            case .callout: 6
            case .subheadline: 7
            case .footnote: 8
            case .caption: 9
            case .caption2: 10
            }
        }

        /// The sizes in points, with one row for each `DynamicTypeSize`.
        private static let table: [[UInt8]] = [
            [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
            [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
            [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
            [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
            [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
            [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
            [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
            [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
            [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
            [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
            [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
            [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
        ]
    }
}
