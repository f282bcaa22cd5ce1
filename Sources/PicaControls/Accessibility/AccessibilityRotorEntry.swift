import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// An entry of a rotor: a view, or a range of its text.
///
///     ScrollView {
///         LazyVStack { ForEach(messages) { MessageView($0) } }
///     }
///     .accessibilityRotor("Unread") {
///         ForEach(messages) { message in
///             if message.isUnread { AccessibilityRotorEntry(message.sender, id: message.id) }
///         }
///     }
public struct AccessibilityRotorEntry<ID: Hashable> {
    private let label: Text
    private let id: ID?
    private let namespace: Namespace.ID?
    private let textRange: Range<String.Index>?
    private let prepare: () -> Void

    nonisolated init(
        entry label: Text, _ id: ID?, _ namespace: Namespace.ID?, _ textRange: Range<String.Index>?,
        _ prepare: @escaping () -> Void
    ) {
        (self.label, self.id, self.namespace, self.textRange) = (label, id, namespace, textRange)
        self.prepare = prepare
    }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent, KnownRotorContent {
    /// No body; Pica uses the entry itself.
    public typealias Body = Never

    func stops(in environment: EnvironmentValues) -> [AccessibilityRotorStop] {
        [
            AccessibilityRotorStop(
                label: ResolvedText(label, in: environment).string, id: id.map { AnyHashable($0) },
                namespace: namespace, textRange: textRange, prepare: prepare)
        ]
    }
}

extension AccessibilityRotorEntry {
    /// Creates an entry for a view with an identity.
    ///
    /// - Parameters:
    ///   - label: The words that are announced when a person moves to the entry.
    ///   - id: The identity of the view, from `id(_:)` or its `ForEach` row, inside the view that has the rotor. Rows of
    ///     lazy containers are found even before they are made.
    ///   - textRange: The range to select in the view's text; `nil` for the view as a whole.
    ///   - prepare: Makes the view available before the move, for instance by loading its data.
    nonisolated public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(entry: label, id, nil, textRange, prepare)
    }

    /// Creates an entry for a view with an identity, with a localized label.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(entry: Text(labelKey), id, nil, textRange, prepare)
    }

    /// Creates an entry for a view with an identity, with a label that is used as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(entry: Text(label), id, nil, textRange, prepare)
    }

    /// Creates an entry for a view with an identity, with the text of a resource as its label.
    @_disfavoredOverload
    nonisolated public init(
        _ labelResource: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(entry: Text(labelResource), id, nil, textRange, prepare)
    }

    /// Creates an entry for a view with an identity in a namespace.
    ///
    /// - Parameters:
    ///   - label: The words that are announced when a person moves to the entry.
    ///   - id: The identity that `accessibilityRotorEntry(id:in:)` gives the view.
    ///   - namespace: The `Namespace` of the identity.
    ///   - textRange: The range to select in the view's text; `nil` for the view as a whole.
    ///   - prepare: Makes the view available before the move, for instance by scrolling to it.
    nonisolated public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(entry: label, id, namespace, textRange, prepare)
    }

    /// Creates an entry for a view with an identity in a namespace, with a localized label.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(entry: Text(labelKey), id, namespace, textRange, prepare)
    }

    /// Creates an entry for a view with an identity in a namespace, with a label that is used as it is, without
    /// localization.
    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(entry: Text(label), id, namespace, textRange, prepare)
    }

    /// Creates an entry for a view with an identity in a namespace, with the text of a resource as its label.
    @_disfavoredOverload
    nonisolated public init(
        _ labelResource: LocalizedStringResource, id: ID, in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(entry: Text(labelResource), id, namespace, textRange, prepare)
    }
}

extension AccessibilityRotorEntry where ID == Never {
    /// Creates an entry for a range of text.
    ///
    /// - Parameters:
    ///   - label: The words that are announced when a person moves to the entry.
    ///   - textRange: The range in the text of the view that has the rotor.
    ///   - prepare: Makes the range available before the move.
    nonisolated public init(
        _ label: Text, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {
        self.init(entry: label, nil, nil, textRange, prepare)
    }

    /// Creates an entry for a range of text, with a localized label.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {
        self.init(entry: Text(labelKey), nil, nil, textRange, prepare)
    }

    /// Creates an entry for a range of text, with a label that is used as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {
        self.init(entry: Text(label), nil, nil, textRange, prepare)
    }

    /// Creates an entry for a range of text, with the text of a resource as its label.
    @_disfavoredOverload
    nonisolated public init(
        _ labelResource: LocalizedStringResource, textRange: Range<String.Index>,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(entry: Text(labelResource), nil, nil, textRange, prepare)
    }
}
