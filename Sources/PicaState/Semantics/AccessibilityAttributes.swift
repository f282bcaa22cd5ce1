import Foundation

extension AttributeScopes {
    /// The attributes of words that are spoken.
    public struct AccessibilityAttributes: AttributeScope {
        /// The urgency of an announcement.
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute

        /// The attribute for the urgency of an announcement.
        public enum AnnouncementPriorityAttribute: CodableAttributedStringKey {
            /// The value: an urgency.
            public typealias Value = AnnouncementPriority
            /// The name the attribute is stored under.
            public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"

            /// The urgency of an announcement.
            public enum AnnouncementPriority: Int, Codable, Hashable, Sendable {
                /// It interrupts what is being spoken.
                case high
                /// It waits for what is being spoken.
                case `default`
                /// It waits for what is being spoken. Screen readers on Linux do not drop it, as those of Apple may.
                case low
            }
        }
    }

    /// The attributes of words that are spoken.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
    /// The attribute of spoken words under a name.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension AttributedString {
    /// Whether a part of the words is urgent.
    var isUrgent: Bool {
        runs.contains {
            $0[AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.self] == .high
        }
    }
}
