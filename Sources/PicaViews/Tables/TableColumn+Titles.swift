import Foundation
import PicaFoundation
import PicaGraph

extension TableColumn where Sort == Never, Label == Text {
    /// A column by which rows cannot be ordered.
    ///
    /// - Parameters:
    ///   - titleKey: The title, which is looked up in the app's tables.
    ///   - content: Makes what a row shows in the column.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), nil, content: content)
    }

    /// A column by which rows cannot be ordered.
    ///
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - content: Makes what a row shows in the column.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleResource), nil, content: content)
    }

    /// A column by which rows cannot be ordered.
    ///
    /// - Parameters:
    ///   - title: The title, which is shown as it is.
    ///   - content: Makes what a row shows in the column.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), nil, content: content)
    }

    /// A column by which rows cannot be ordered.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - content: Makes what a row shows in the column.
    nonisolated public init(
        _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, nil, content: content)
    }

    /// A column of texts by which rows cannot be ordered.
    ///
    /// - Parameters:
    ///   - titleKey: The title, which is looked up in the app's tables.
    ///   - value: What a row shows in the column.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(Text(titleKey), nil, content: { Text(verbatim: $0[keyPath: value]) })
    }

    /// A column of texts by which rows cannot be ordered.
    ///
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - value: What a row shows in the column.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(Text(titleResource), nil, content: { Text(verbatim: $0[keyPath: value]) })
    }

    /// A column of texts by which rows cannot be ordered.
    ///
    /// - Parameters:
    ///   - title: The title, which is shown as it is.
    ///   - value: What a row shows in the column.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(Text(title), nil, content: { Text(verbatim: $0[keyPath: value]) })
    }

    /// A column of texts by which rows cannot be ordered.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: What a row shows in the column.
    nonisolated public init(
        _ text: Text, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(text, nil, content: { Text(verbatim: $0[keyPath: value]) })
    }

}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column by which rows can be ordered.
    ///
    /// - Parameters:
    ///   - titleKey: The title, which is looked up in the app's tables.
    ///   - value: What of a row orders it.
    ///   - content: Makes what a row shows in the column.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), KeyPathComparator(value.forComparing), content: content)
    }

    /// A column by which rows can be ordered.
    ///
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - value: What of a row orders it.
    ///   - content: Makes what a row shows in the column.
    @_disfavoredOverload
    nonisolated public init<V: Comparable>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleResource), KeyPathComparator(value.forComparing), content: content)
    }

    /// A column by which rows can be ordered.
    ///
    /// - Parameters:
    ///   - title: The title, which is shown as it is.
    ///   - value: What of a row orders it.
    ///   - content: Makes what a row shows in the column.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), KeyPathComparator(value.forComparing), content: content)
    }

    /// A column by which rows can be ordered.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: What of a row orders it.
    ///   - content: Makes what a row shows in the column.
    nonisolated public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, KeyPathComparator(value.forComparing), content: content)
    }

    /// A column by which rows can be ordered.
    ///
    /// - Parameters:
    ///   - titleKey: The title, which is looked up in the app's tables.
    ///   - value: What of a row orders it.
    ///   - comparator: Says what comes first.
    ///   - content: Makes what a row shows in the column.
    nonisolated public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            Text(titleKey), KeyPathComparator(value.forComparing, comparator: comparator), content: content)
    }

    /// A column by which rows can be ordered.
    ///
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - value: What of a row orders it.
    ///   - comparator: Says what comes first.
    ///   - content: Makes what a row shows in the column.
    @_disfavoredOverload
    nonisolated public init<V, C: SortComparator>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            Text(titleResource), KeyPathComparator(value.forComparing, comparator: comparator),
            content: content)
    }

    /// A column by which rows can be ordered.
    ///
    /// - Parameters:
    ///   - title: The title, which is shown as it is.
    ///   - value: What of a row orders it.
    ///   - comparator: Says what comes first.
    ///   - content: Makes what a row shows in the column.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            Text(title), KeyPathComparator(value.forComparing, comparator: comparator), content: content)
    }

    /// A column by which rows can be ordered.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: What of a row orders it.
    ///   - comparator: Says what comes first.
    ///   - content: Makes what a row shows in the column.
    nonisolated public init<V, C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(text, KeyPathComparator(value.forComparing, comparator: comparator), content: content)
    }

    /// A column of texts by which rows can be ordered, as people of the locale expect it of a list.
    ///
    /// - Parameters:
    ///   - titleKey: The title, which is looked up in the app's tables.
    ///   - value: What a row shows in the column, and what orders it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(
            Text(titleKey), KeyPathComparator(value.forComparing, comparator: .localizedStandard),
            content: { Text(verbatim: $0[keyPath: value]) })
    }

    /// A column of texts by which rows can be ordered, as people of the locale expect it of a list.
    ///
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - value: What a row shows in the column, and what orders it.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(
            Text(titleResource), KeyPathComparator(value.forComparing, comparator: .localizedStandard),
            content: { Text(verbatim: $0[keyPath: value]) })
    }

    /// A column of texts by which rows can be ordered, as people of the locale expect it of a list.
    ///
    /// - Parameters:
    ///   - title: The title, which is shown as it is.
    ///   - value: What a row shows in the column, and what orders it.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(
            Text(title), KeyPathComparator(value.forComparing, comparator: .localizedStandard),
            content: { Text(verbatim: $0[keyPath: value]) })
    }

    /// A column of texts by which rows can be ordered, as people of the locale expect it of a list.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: What a row shows in the column, and what orders it.
    nonisolated public init(
        _ text: Text, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(
            text, KeyPathComparator(value.forComparing, comparator: .localizedStandard),
            content: { Text(verbatim: $0[keyPath: value]) })
    }

    /// A column of texts by which rows can be ordered.
    ///
    /// - Parameters:
    ///   - titleKey: The title, which is looked up in the app's tables.
    ///   - value: What a row shows in the column, and what orders it.
    ///   - comparator: Says what comes first.
    nonisolated public init<C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: C
    ) where C.Compared == String, Content == Text {
        self.init(
            Text(titleKey), KeyPathComparator(value.forComparing, comparator: comparator),
            content: { Text(verbatim: $0[keyPath: value]) })
    }

    /// A column of texts by which rows can be ordered.
    ///
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - value: What a row shows in the column, and what orders it.
    ///   - comparator: Says what comes first.
    @_disfavoredOverload
    nonisolated public init<C: SortComparator>(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>, comparator: C
    ) where C.Compared == String, Content == Text {
        self.init(
            Text(titleResource), KeyPathComparator(value.forComparing, comparator: comparator),
            content: { Text(verbatim: $0[keyPath: value]) })
    }

    /// A column of texts by which rows can be ordered.
    ///
    /// - Parameters:
    ///   - title: The title, which is shown as it is.
    ///   - value: What a row shows in the column, and what orders it.
    ///   - comparator: Says what comes first.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: C
    ) where C.Compared == String, Content == Text {
        self.init(
            Text(title), KeyPathComparator(value.forComparing, comparator: comparator),
            content: { Text(verbatim: $0[keyPath: value]) })
    }

    /// A column of texts by which rows can be ordered.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: What a row shows in the column, and what orders it.
    ///   - comparator: Says what comes first.
    nonisolated public init<C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, String>, comparator: C
    ) where C.Compared == String, Content == Text {
        self.init(
            text, KeyPathComparator(value.forComparing, comparator: comparator),
            content: { Text(verbatim: $0[keyPath: value]) })
    }

    /// A column by which rows can be ordered by a text, as people of the locale expect it of a list.
    ///
    /// - Parameters:
    ///   - titleKey: The title, which is looked up in the app's tables.
    ///   - value: What of a row orders it.
    ///   - content: Makes what a row shows in the column.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            Text(titleKey), KeyPathComparator(value.forComparing, comparator: .localizedStandard),
            content: content)
    }

    /// A column by which rows can be ordered by a text, as people of the locale expect it of a list.
    ///
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - value: What of a row orders it.
    ///   - content: Makes what a row shows in the column.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            Text(titleResource), KeyPathComparator(value.forComparing, comparator: .localizedStandard),
            content: content)
    }

    /// A column by which rows can be ordered by a text, as people of the locale expect it of a list.
    ///
    /// - Parameters:
    ///   - title: The title, which is shown as it is.
    ///   - value: What of a row orders it.
    ///   - content: Makes what a row shows in the column.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            Text(title), KeyPathComparator(value.forComparing, comparator: .localizedStandard),
            content: content)
    }

    /// A column by which rows can be ordered by a text, as people of the locale expect it of a list.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - value: What of a row orders it.
    ///   - content: Makes what a row shows in the column.
    nonisolated public init(
        _ text: Text, value: KeyPath<RowValue, String>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            text, KeyPathComparator(value.forComparing, comparator: .localizedStandard), content: content)
    }

}

extension TableColumn where RowValue == Sort.Compared, Label == Text {
    /// A column by which rows can be ordered.
    ///
    /// - Parameters:
    ///   - titleKey: The title, which is looked up in the app's tables.
    ///   - comparator: What orders rows once somebody presses the title; forwards first, if it says so, and then backwards.
    ///   - content: Makes what a row shows in the column.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), comparator, content: content)
    }

    /// A column by which rows can be ordered.
    ///
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - comparator: What orders rows once somebody presses the title; forwards first, if it says so, and then backwards.
    ///   - content: Makes what a row shows in the column.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleResource), comparator, content: content)
    }

    /// A column by which rows can be ordered.
    ///
    /// - Parameters:
    ///   - title: The title, which is shown as it is.
    ///   - comparator: What orders rows once somebody presses the title; forwards first, if it says so, and then backwards.
    ///   - content: Makes what a row shows in the column.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(title), comparator, content: content)
    }

    /// A column by which rows can be ordered.
    ///
    /// - Parameters:
    ///   - text: The title.
    ///   - comparator: What orders rows once somebody presses the title; forwards first, if it says so, and then backwards.
    ///   - content: Makes what a row shows in the column.
    nonisolated public init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, comparator, content: content)
    }

}
