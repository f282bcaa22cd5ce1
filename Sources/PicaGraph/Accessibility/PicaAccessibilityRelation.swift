import PicaState

/// What a view is to the subject of a group; see `View.picaAccessibilityRelation(_:id:in:)`.
public enum PicaAccessibilityRelation: Hashable, Sendable {
    /// The view that the others of the group are about.
    case subject
    /// The message that says why the subject's value is wrong. While such a view is there, the subject is invalid.
    case errorMessage
    /// A longer description of the subject, such as the table with the numbers of a picture.
    case details
    /// What the subject shows, hides or changes, such as the results of a search field.
    case controlled

    fileprivate var part: AccessibilityMembership.Part {
        switch self {
        case .subject: .subject
        case .errorMessage: .errorMessage
        case .details: .details
        case .controlled: .controlled
        }
    }
}

extension View {
    /// Tells assistive technologies how views that stand apart belong together.
    ///
    ///     TextField("Email", text: $email)
    ///         .picaAccessibilityRelation(.subject, id: "email", in: form)
    ///     if !email.contains("@") {
    ///         Text("An address contains an @.")
    ///             .picaAccessibilityRelation(.errorMessage, id: "email", in: form)
    ///     }
    ///
    /// A screen reader says that the field is invalid while its message is shown, and can read the message from the
    /// field. Tab views and disclosure groups tell what they control without this modifier. Of a view with several
    /// elements, the first one counts. SwiftUI has no such modifier.
    ///
    /// - Parameters:
    ///   - relation: What the view is to the subject.
    ///   - id: The identity of the group, the same for all its views.
    ///   - namespace: The `Namespace` of the identity.
    nonisolated public func picaAccessibilityRelation<ID: Hashable>(
        _ relation: PicaAccessibilityRelation, id: ID, in namespace: Namespace.ID
    ) -> some View {
        modifier(AccessibilityMember(relation.part, id: id, in: namespace))
    }

    /// Tells assistive technologies that the form around the view needs its value. SwiftUI has no such modifier.
    ///
    /// - Parameter isRequired: Whether the value is needed.
    nonisolated public func picaAccessibilityRequired(_ isRequired: Bool = true) -> some View {
        modifier(AccessibilityAdjustment { $0.isRequired = isRequired })
    }
}
