import PicaGraph

/// The older name of the sizes that a person may choose for text; ``DynamicTypeSize`` is the newer.
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

    /// Whether the size is one of those made for people with low vision.
    public var isAccessibilityCategory: Bool { DynamicTypeSize(self).isAccessibilitySize }

    /// The category that a text size is.
    init(_ size: DynamicTypeSize) { self = Self.allCases[size.index] }

    /// Whether the first is smaller.
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
        DynamicTypeSize(lhs) < DynamicTypeSize(rhs)
    }
    /// Whether the first is no larger.
    public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { !(rhs < lhs) }
    /// Whether the first is larger.
    public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { rhs < lhs }
    /// Whether the first is no smaller.
    public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { !(lhs < rhs) }
}

extension DynamicTypeSize {
    /// The text size that a category is.
    public init(_ category: ContentSizeCategory) {
        self = Self.allCases[ContentSizeCategory.allCases.firstIndex(of: category) ?? 3]
    }
}

extension EnvironmentValues {
    /// The text size in force, by its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = DynamicTypeSize(newValue) }
    }
}
