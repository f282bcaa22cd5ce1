import PicaState

/// The part of a view in a pair of a label and its content; see `View.accessibilityLabeledPair(role:id:in:)`.
@frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The view names the other one.
    case label
    /// The view is named by the other one.
    case content
}

extension View {
    /// Makes the view the label, or the content, of a pair whose views stand apart.
    ///
    ///     Grid {
    ///         GridRow {
    ///             Text("Name").accessibilityLabeledPair(role: .label, id: "name", in: form)
    ///             TextField("", text: $name).accessibilityLabeledPair(role: .content, id: "name", in: form)
    ///         }
    ///     }
    ///
    /// Content without a label of its own takes the words of the pair's labels. Assistive technologies also learn which
    /// element labels which.
    ///
    /// - Parameters:
    ///   - role: Whether the view is the label or the content.
    ///   - id: The identity of the pair, the same for both views.
    ///   - namespace: The `Namespace` of the identity.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        modifier(AccessibilityMember(role == .label ? .label : .content, id: id, in: namespace))
    }

    /// Links the view to others that people may want to read one after another, though they stand apart.
    ///
    /// On Linux a screen reader goes through the group in reading order: each element names the previous and the next
    /// one. There is no order in SwiftUI.
    ///
    /// - Parameters:
    ///   - id: The identity of the group, the same for all its views.
    ///   - namespace: The `Namespace` of the identity.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View {
        modifier(AccessibilityMember(.linked, id: id, in: namespace))
    }
}

/// A modifier that makes its content a member of a group for assistive technologies.
struct AccessibilityMember {
    let key: MatchedKey
    let part: AccessibilityMembership.Part

    nonisolated init(_ part: AccessibilityMembership.Part, id: some Hashable, in namespace: Namespace.ID) {
        key = MatchedKey(id: AnyHashable(id), namespace: namespace)
        self.part = part
    }
}

extension AccessibilityMember: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> AccessibilityMemberBehavior {
        AccessibilityMemberBehavior(element)
    }
}

final class AccessibilityMemberBehavior: ElementBehavior {
    unowned let element: Element
    private var member: AccessibilityMember?
    private var group: AccessibilityGroup?

    init(_ element: Element) { self.element = element }

    func update(_ value: AccessibilityMember, _ environment: EnvironmentValues) {
        if value.key != member?.key {
            group?.remove(self)
            group = element.graph.shared(AccessibilityGroups()).group(value.key)
            group?.add(self)
        }
        member = value
    }

    /// Whether the view names others now.
    fileprivate var isLabel: Bool { member?.part == .label && element.isInTree }

    func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        guard let member, let group else { return }
        properties.memberships.append(
            AccessibilityMembership(group: group.number, member: ObjectIdentifier(self), part: member.part))
        if member.part == .content, properties.label.isEmpty { properties.rename(group.label) }
    }
}

/// The views that belong together by an identity.
@MainActor private final class AccessibilityGroup {
    let number: Int
    private var members: [Weak] = []
    /// Whether the labels are being collected. A label that contains its own content gets no words from itself.
    private var isCollecting = false

    private static var last = 0

    private struct Weak {
        weak var value: AccessibilityMemberBehavior?
    }

    init() {
        Self.last += 1
        number = Self.last
    }

    func add(_ member: AccessibilityMemberBehavior) { members.append(Weak(value: member)) }

    func remove(_ member: AccessibilityMemberBehavior) {
        members.removeAll { $0.value == nil || $0.value === member }
    }

    /// The words of the labels, the oldest first.
    var label: String {
        guard !isCollecting else { return "" }
        isCollecting = true
        defer { isCollecting = false }
        members.removeAll { $0.value == nil }
        return members.compactMap(\.value).filter(\.isLabel).flatMap { $0.element.accessibleContents() }
            .combinedLabel
    }
}

/// The groups of a graph, by identity. Their members keep them.
@MainActor private final class AccessibilityGroups {
    private var groups: [MatchedKey: Weak] = [:]
    private var limit = 16

    private struct Weak {
        weak var value: AccessibilityGroup?
    }

    func group(_ key: MatchedKey) -> AccessibilityGroup {
        if let group = groups[key]?.value { return group }
        // Removes empty groups once the number has doubled since the last time.
        if groups.count > limit {
            groups = groups.filter { $0.value.value != nil }
            limit = 16 + 2 * groups.count
        }
        let group = AccessibilityGroup()
        groups[key] = Weak(value: group)
        return group
    }
}
