import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// A rotor's label and content.
private struct RotorSource<Content: AccessibilityRotorContent> {
    private let label: Text
    private let content: () -> Content

    nonisolated init(_ label: Text, _ content: @escaping () -> Content) {
        self.label = label
        self.content = content
    }
}

extension RotorSource: AccessibilityRotorSource {
    func names(in environment: EnvironmentValues) -> AccessibilityRotorNames {
        let name = ResolvedText(label, in: environment).string
        func string(_ key: LocalizedStringKey) -> String { ResolvedText(Text(key), in: environment).string }
        return AccessibilityRotorNames(
            label: name, next: string("Next \(name)"), previous: string("Previous \(name)"))
    }

    func stops(in environment: EnvironmentValues) -> [AccessibilityRotorStop] {
        content().rotorStops(in: environment)
    }
}

extension View {
    nonisolated private func rotor<Content: AccessibilityRotorContent>(
        _ label: Text, _ content: @escaping () -> Content
    ) -> some View {
        let source = RotorSource(label, content)
        return ScrollViewReader { proxy in modifier(AccessibilityRotorModifier(source, in: proxy)) }
    }

    nonisolated private func rotor<Model, ID: Hashable>(
        _ label: Text, _ models: [Model], _ id: KeyPath<Model, ID>, _ words: KeyPath<Model, String>
    ) -> some View {
        rotor(label) {
            RotorContentList(
                models.map {
                    AccessibilityRotorEntry(
                        entry: Text(verbatim: $0[keyPath: words]), $0[keyPath: id], nil, nil, {})
                })
        }
    }

    nonisolated private func rotor(_ label: Text, _ ranges: [Range<String.Index>]) -> some View {
        rotor(label) {
            RotorContentList(
                ranges.map { AccessibilityRotorEntry<Never>(entry: Text(verbatim: ""), nil, nil, $0, {}) })
        }
    }
}

extension View {
    /// Adds a rotor with a label: a list of entries that people of assistive technologies go through.
    ///
    /// While an assistive technology listens, Alt+Shift+Page Down and Page Up move to the next and the previous entry.
    /// Alt+Shift+End and Home choose another rotor of the window. Screen readers also offer both moves as actions of the
    /// view's first element.
    ///
    /// A move scrolls the entry into view, puts the screen reader or the focus on it and announces its label.
    ///
    /// - Parameters:
    ///   - label: The label of the rotor.
    ///   - entries: Makes the entries, in order. Those whose view does not exist are skipped.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(label, entries)
    }

    /// Adds a rotor with a localized label: a list of entries that people of assistive technologies go through.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(Text(labelKey), entries)
    }

    /// Adds a rotor with a label that is used as it is, without localization: a list of entries that people of
    /// assistive technologies go through.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(Text(label), entries)
    }

    /// Adds a rotor with the text of a resource as its label: a list of entries that people of assistive technologies
    /// go through.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelResource: LocalizedStringResource,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(Text(labelResource), entries)
    }

    /// Adds a rotor of a common kind: a list of entries that people of assistive technologies go through.
    ///
    /// - Parameters:
    ///   - systemRotor: The kind of the entries. Pica has no such rotors of its own: the entries are all that the rotor
    ///     has, and screen readers keep their own commands for these kinds.
    ///   - entries: Makes the entries, in order. Those whose view does not exist are skipped.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(systemRotor.name, entries)
    }
}

extension View {
    /// Adds a rotor with a label, with an entry for each of several identifiable models.
    ///
    /// - Parameters:
    ///   - label: The label of the rotor.
    ///   - entries: The models of the entries, in order.
    ///   - entryLabel: The path to an entry's label.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(label, entries, \.id, entryLabel)
    }

    /// Adds a rotor with a localized label, with an entry for each of several identifiable models.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(labelKey), entries, \.id, entryLabel)
    }

    /// Adds a rotor with a label that is used as it is, without localization, with an entry for each of several
    /// identifiable models.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(label), entries, \.id, entryLabel)
    }

    /// Adds a rotor with the text of a resource as its label, with an entry for each of several identifiable models.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelResource: LocalizedStringResource, entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(labelResource), entries, \.id, entryLabel)
    }

    /// Adds a rotor of a common kind, with an entry for each of several identifiable models.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(systemRotor.name, entries, \.id, entryLabel)
    }
}

extension View {
    /// Adds a rotor with a label, with an entry for each of several models.
    ///
    /// - Parameters:
    ///   - label: The label of the rotor.
    ///   - entries: The models of the entries, in order.
    ///   - entryID: The path to the identity of an entry's view, inside the view that has the rotor.
    ///   - entryLabel: The path to an entry's label.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(label, entries, entryID, entryLabel)
    }

    /// Adds a rotor with a localized label, with an entry for each of several models.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(labelKey), entries, entryID, entryLabel)
    }

    /// Adds a rotor with a label that is used as it is, without localization, with an entry for each of several models.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(label), entries, entryID, entryLabel)
    }

    /// Adds a rotor with the text of a resource as its label, with an entry for each of several models.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelResource: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(labelResource), entries, entryID, entryLabel)
    }

    /// Adds a rotor of a common kind, with an entry for each of several models.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(systemRotor.name, entries, entryID, entryLabel)
    }
}

extension View {
    /// Adds a rotor with a label, with an entry for each of several ranges of the view's text.
    ///
    /// - Parameters:
    ///   - label: The label of the rotor.
    ///   - textRanges: The ranges in the view's text, in order. A move selects the range and announces its words.
    nonisolated public func accessibilityRotor(
        _ label: Text, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(label, textRanges)
    }

    /// Adds a rotor with a localized label, with an entry for each of several ranges of the view's text.
    nonisolated public func accessibilityRotor(
        _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(Text(labelKey), textRanges)
    }

    /// Adds a rotor with a label that is used as it is, without localization, with an entry for each of several ranges
    /// of the view's text.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(Text(label), textRanges)
    }

    /// Adds a rotor with the text of a resource as its label, with an entry for each of several ranges of the view's
    /// text.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor(
        _ labelResource: LocalizedStringResource, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(Text(labelResource), textRanges)
    }

    /// Adds a rotor of a common kind, with an entry for each of several ranges of the view's text.
    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(systemRotor.name, textRanges)
    }
}
