import Foundation
import PicaFoundation
import PicaGraph
import PicaLabels

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column that cannot be sorted by.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the localized title.
    ///   - content: Returns the view of a row's value in the column.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), nil, content: content)
    }

    /// Creates a column that cannot be sorted by.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - content: Returns the view of a row's value in the column.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleResource), nil, content: content)
    }

    /// Creates a column that cannot be sorted by.
    ///
    /// - Parameters:
    ///   - title: The title, which is shown as it is, without localization.
    ///   - content: Returns the view of a row's value in the column.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), nil, content: content)
    }

    /// Creates a column that cannot be sorted by.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - content: Returns the view of a row's value in the column.
    nonisolated public init(
        _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, nil, content: content)
    }

    /// Creates a column of texts that cannot be sorted by.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the localized title.
    ///   - value: The key path to the text shown in the column.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(Text(titleKey), nil, content: { Text(verbatim: $0[keyPath: value]) })
    }

    /// Creates a column of texts that cannot be sorted by.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - value: The key path to the text shown in the column.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(Text(titleResource), nil, content: { Text(verbatim: $0[keyPath: value]) })
    }

    /// Creates a column of texts that cannot be sorted by.
    ///
    /// - Parameters:
    ///   - title: The title, which is shown as it is, without localization.
    ///   - value: The key path to the text shown in the column.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(Text(title), nil, content: { Text(verbatim: $0[keyPath: value]) })
    }

    /// Creates a column of texts that cannot be sorted by.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: The key path to the text shown in the column.
    nonisolated public init(
        _ text: Text, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(text, nil, content: { Text(verbatim: $0[keyPath: value]) })
    }

}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column that can be sorted by.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the localized title.
    ///   - value: The key path to the property that rows are sorted by.
    ///   - content: Returns the view of a row's value in the column.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), KeyPathComparator(value.forComparing), content: content)
    }

    /// Creates a column that can be sorted by.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - value: The key path to the property that rows are sorted by.
    ///   - content: Returns the view of a row's value in the column.
    @_disfavoredOverload
    nonisolated public init<V: Comparable>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleResource), KeyPathComparator(value.forComparing), content: content)
    }

    /// Creates a column that can be sorted by.
    ///
    /// - Parameters:
    ///   - title: The title, which is shown as it is, without localization.
    ///   - value: The key path to the property that rows are sorted by.
    ///   - content: Returns the view of a row's value in the column.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), KeyPathComparator(value.forComparing), content: content)
    }

    /// Creates a column that can be sorted by.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: The key path to the property that rows are sorted by.
    ///   - content: Returns the view of a row's value in the column.
    nonisolated public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, KeyPathComparator(value.forComparing), content: content)
    }

    /// Creates a column that can be sorted by with a comparator.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the localized title.
    ///   - value: The key path to the property that rows are sorted by.
    ///   - comparator: The comparator for that property.
    ///   - content: Returns the view of a row's value in the column.
    nonisolated public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            Text(titleKey), KeyPathComparator(value.forComparing, comparator: comparator), content: content)
    }

    /// Creates a column that can be sorted by with a comparator.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - value: The key path to the property that rows are sorted by.
    ///   - comparator: The comparator for that property.
    ///   - content: Returns the view of a row's value in the column.
    @_disfavoredOverload
    nonisolated public init<V, C: SortComparator>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            Text(titleResource), KeyPathComparator(value.forComparing, comparator: comparator),
            content: content)
    }

    /// Creates a column that can be sorted by with a comparator.
    ///
    /// - Parameters:
    ///   - title: The title, which is shown as it is, without localization.
    ///   - value: The key path to the property that rows are sorted by.
    ///   - comparator: The comparator for that property.
    ///   - content: Returns the view of a row's value in the column.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            Text(title), KeyPathComparator(value.forComparing, comparator: comparator), content: content)
    }

    /// Creates a column that can be sorted by with a comparator.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: The key path to the property that rows are sorted by.
    ///   - comparator: The comparator for that property.
    ///   - content: Returns the view of a row's value in the column.
    nonisolated public init<V, C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(text, KeyPathComparator(value.forComparing, comparator: comparator), content: content)
    }

    /// Creates a column of texts that can be sorted by, in the locale's usual order for lists.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the localized title.
    ///   - value: The key path to the text that the column shows and sorts by.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(
            Text(titleKey), KeyPathComparator(value.forComparing, comparator: .localizedStandard),
            content: { Text(verbatim: $0[keyPath: value]) })
    }

    /// Creates a column of texts that can be sorted by, in the locale's usual order for lists.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - value: The key path to the text that the column shows and sorts by.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(
            Text(titleResource), KeyPathComparator(value.forComparing, comparator: .localizedStandard),
            content: { Text(verbatim: $0[keyPath: value]) })
    }

    /// Creates a column of texts that can be sorted by, in the locale's usual order for lists.
    ///
    /// - Parameters:
    ///   - title: The title, which is shown as it is, without localization.
    ///   - value: The key path to the text that the column shows and sorts by.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(
            Text(title), KeyPathComparator(value.forComparing, comparator: .localizedStandard),
            content: { Text(verbatim: $0[keyPath: value]) })
    }

    /// Creates a column of texts that can be sorted by, in the locale's usual order for lists.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: The key path to the text that the column shows and sorts by.
    nonisolated public init(
        _ text: Text, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(
            text, KeyPathComparator(value.forComparing, comparator: .localizedStandard),
            content: { Text(verbatim: $0[keyPath: value]) })
    }

    /// Creates a column of texts that can be sorted by.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the localized title.
    ///   - value: The key path to the text that the column shows and sorts by.
    ///   - comparator: The comparator for that property.
    nonisolated public init<C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: C
    ) where C.Compared == String, Content == Text {
        self.init(
            Text(titleKey), KeyPathComparator(value.forComparing, comparator: comparator),
            content: { Text(verbatim: $0[keyPath: value]) })
    }

    /// Creates a column of texts that can be sorted by.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - value: The key path to the text that the column shows and sorts by.
    ///   - comparator: The comparator for that property.
    @_disfavoredOverload
    nonisolated public init<C: SortComparator>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>, comparator: C
    ) where C.Compared == String, Content == Text {
        self.init(
            Text(titleResource), KeyPathComparator(value.forComparing, comparator: comparator),
            content: { Text(verbatim: $0[keyPath: value]) })
    }

    /// Creates a column of texts that can be sorted by.
    ///
    /// - Parameters:
    ///   - title: The title, which is shown as it is, without localization.
    ///   - value: The key path to the text that the column shows and sorts by.
    ///   - comparator: The comparator for that property.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: C
    ) where C.Compared == String, Content == Text {
        self.init(
            Text(title), KeyPathComparator(value.forComparing, comparator: comparator),
            content: { Text(verbatim: $0[keyPath: value]) })
    }

    /// Creates a column of texts that can be sorted by.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: The key path to the text that the column shows and sorts by.
    ///   - comparator: The comparator for that property.
    nonisolated public init<C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, String>, comparator: C
    ) where C.Compared == String, Content == Text {
        self.init(
            text, KeyPathComparator(value.forComparing, comparator: comparator),
            content: { Text(verbatim: $0[keyPath: value]) })
    }

    /// Creates a column that sorts rows by a text, in the locale's usual order for lists.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the localized title.
    ///   - value: The key path to the property that rows are sorted by.
    ///   - content: Returns the view of a row's value in the column.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            Text(titleKey), KeyPathComparator(value.forComparing, comparator: .localizedStandard),
            content: content)
    }

    /// Creates a column that sorts rows by a text, in the locale's usual order for lists.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - value: The key path to the property that rows are sorted by.
    ///   - content: Returns the view of a row's value in the column.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            Text(titleResource), KeyPathComparator(value.forComparing, comparator: .localizedStandard),
            content: content)
    }

    /// Creates a column that sorts rows by a text, in the locale's usual order for lists.
    ///
    /// - Parameters:
    ///   - title: The title, which is shown as it is, without localization.
    ///   - value: The key path to the property that rows are sorted by.
    ///   - content: Returns the view of a row's value in the column.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            Text(title), KeyPathComparator(value.forComparing, comparator: .localizedStandard),
            content: content)
    }

    /// Creates a column that sorts rows by a text, in the locale's usual order for lists.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: The key path to the property that rows are sorted by.
    ///   - content: Returns the view of a row's value in the column.
    nonisolated public init(
        _ text: Text, value: KeyPath<RowValue, String>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            text, KeyPathComparator(value.forComparing, comparator: .localizedStandard), content: content)
    }

}

extension TableColumn where RowValue == Sort.Compared, Label == Text {
    /// Creates a column that is sorted by comparing whole values.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the localized title.
    ///   - comparator: The comparator used after a press on the title. The first press uses its own order, the next the
    ///     reverse.
    ///   - content: Returns the view of a row's value in the column.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), comparator, content: content)
    }

    /// Creates a column that is sorted by comparing whole values.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - comparator: The comparator used after a press on the title. The first press uses its own order, the next the
    ///     reverse.
    ///   - content: Returns the view of a row's value in the column.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleResource), comparator, content: content)
    }

    /// Creates a column that is sorted by comparing whole values.
    ///
    /// - Parameters:
    ///   - title: The title, which is shown as it is, without localization.
    ///   - comparator: The comparator used after a press on the title. The first press uses its own order, the next the
    ///     reverse.
    ///   - content: Returns the view of a row's value in the column.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), comparator, content: content)
    }

    /// Creates a column that is sorted by comparing whole values.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - comparator: The comparator used after a press on the title. The first press uses its own order, the next the
    ///     reverse.
    ///   - content: Returns the view of a row's value in the column.
    nonisolated public init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, comparator, content: content)
    }

}
