import PicaState

/// The text sizes a person may choose, under their older name; ``DynamicTypeSize`` is the newer one.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// ``DynamicTypeSize/xSmall``.
    case extraSmall
    /// ``DynamicTypeSize/small``.
    case small
    /// ``DynamicTypeSize/medium``.
    case medium
    /// ``DynamicTypeSize/large``, the default.
    case large
    /// ``DynamicTypeSize/xLarge``.
    case extraLarge
    /// ``DynamicTypeSize/xxLarge``.
    case extraExtraLarge
    /// ``DynamicTypeSize/xxxLarge``.
    case extraExtraExtraLarge
    /// ``DynamicTypeSize/accessibility1``.
    case accessibilityMedium
    /// ``DynamicTypeSize/accessibility2``.
    case accessibilityLarge
    /// ``DynamicTypeSize/accessibility3``.
    case accessibilityExtraLarge
    /// ``DynamicTypeSize/accessibility4``.
    case accessibilityExtraExtraLarge
    /// ``DynamicTypeSize/accessibility5``.
    case accessibilityExtraExtraExtraLarge

    /// Whether the size is one of those meant for people with low vision.
    public var isAccessibilityCategory: Bool { DynamicTypeSize(self).isAccessibilitySize }

    /// Creates the category that corresponds to a text size.
    init(_ size: DynamicTypeSize) { self = Self.allCases[size.index] }

    /// Returns whether the first size is smaller than the second.
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
        DynamicTypeSize(lhs) < DynamicTypeSize(rhs)
    }
    /// Returns whether the first size is smaller than the second or equal to it.
    public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { !(rhs < lhs) }
    /// Returns whether the first size is larger than the second.
    public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { rhs < lhs }
    /// Returns whether the first size is larger than the second or equal to it.
    public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { !(lhs < rhs) }
}

extension DynamicTypeSize {
    /// Creates the text size that corresponds to a category.
    public init(_ category: ContentSizeCategory) {
        self = Self.allCases[ContentSizeCategory.allCases.firstIndex(of: category) ?? 3]
    }
}

extension EnvironmentValues {
    /// The text size in force, as the older type.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = DynamicTypeSize(newValue) }
    }
}
