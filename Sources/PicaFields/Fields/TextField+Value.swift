import Foundation
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

extension FieldInput {
    /// Creates an input for a value that a format style writes and reads, in the field's locale.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
    where F.FormatOutput == String {
        self.init(value: { locale in
            let format = format.locale(locale)
            return Binding {
                format.format(value.wrappedValue)
            } set: { text in
                if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
            }
        })
    }

    /// Creates an input for a value that may be missing; an empty field stands for `nil`.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
    where F.FormatOutput == String {
        self.init(value: { locale in
            let format = format.locale(locale)
            return Binding {
                value.wrappedValue.map(format.format) ?? ""
            } set: { text in
                if text.isEmpty {
                    value.wrappedValue = nil
                } else if let new = try? format.parseStrategy.parse(text) {
                    value.wrappedValue = new
                }
            }
        })
    }

    /// Creates an input for a value that a formatter writes and reads.
    init<V>(
        _ value: Binding<V>, _ formatter: Formatter, editingChanged: ((Bool) -> Void)? = nil,
        commit: (() -> Void)? = nil
    ) {
        self.init(
            value: { _ in
                Binding {
                    formatter.string(for: value.wrappedValue) ?? ""
                } set: { text in
                    if let new = formatter.value(in: text, as: V.self) { value.wrappedValue = new }
                }
            }, editingChanged: editingChanged, commit: commit)
    }
}

extension TextField where Label == Text {
    /// Creates a field for a value that a format style writes and reads, in the environment's locale.
    ///
    /// The field reads the value when the person presses Return or leaves it. Text that cannot be read leaves the value
    /// as it is, and the field shows that again.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(label: Text(titleKey), input: FieldInput(value, format), prompt: prompt)
    }

    /// Creates a field for a value that may be missing; an empty field stands for `nil`.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(label: Text(titleKey), input: FieldInput(value, format), prompt: prompt)
    }

    /// Creates a field for a value, with a title that is not localized. See the initializer with a localized one.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(label: Text(title), input: FieldInput(value, format), prompt: prompt)
    }

    /// Creates a field for a value that may be missing, with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(label: Text(title), input: FieldInput(value, format), prompt: prompt)
    }

    /// Creates a field for a value that a formatter writes and reads when the person presses Return or leaves it.
    ///
    /// On Linux Foundation cannot ask every formatter for a value. Formatters for numbers, dates and names are read;
    /// for other values use a format style.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(label: Text(titleKey), input: FieldInput(value, formatter), prompt: prompt)
    }

    /// Creates a field for a value that a formatter writes and reads, with a title that is not localized.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(label: Text(title), input: FieldInput(value, formatter), prompt: prompt)
    }
}

extension TextField {
    /// Creates a field for a value that a format style writes and reads, with any view as its label.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(label: label(), input: FieldInput(value, format), prompt: prompt)
    }

    /// Creates a field for a value that may be missing, with any view as its label.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(label: label(), input: FieldInput(value, format), prompt: prompt)
    }

    /// Creates a field for a value that a formatter writes and reads, with any view as its label.
    nonisolated public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), input: FieldInput(value, formatter), prompt: prompt)
    }
}
