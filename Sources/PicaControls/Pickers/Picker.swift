import PicaFoundation
import PicaGraph
import PicaState

/// A control for choosing one of several values.
///
///     Picker("Paper", selection: $paper) {
///         Text("A4").tag(Paper.a4)
///         Text("Letter").tag(Paper.letter)
///     }
///
/// Options are identified by tags of the selection's type; by default a row of a `ForEach` has its identity as its tag.
/// Views without a tag of that type, such as dividers and headings, are shown but cannot be chosen.
///
/// By default a picker is a pop-up button that shows the chosen option and opens a menu of all options;
/// `pickerStyle(_:)` sets another style. In a menu it is an item with a submenu, or with the style `inline` an item for
/// each option.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    private let choice: PickerChoice<SelectionValue>
    private let label: Label
    private let content: Content
    /// The view that the closed picker shows in place of the chosen option.
    private let currentValueLabel: AnyView?
    @Environment(\.pickerKind) private var kind
    @Environment(\.isInMenu) private var isInMenu

    nonisolated init(
        _ choice: PickerChoice<SelectionValue>, label: Label, content: Content,
        currentValueLabel: AnyView? = nil
    ) {
        self.choice = choice
        self.label = label
        self.content = content
        self.currentValueLabel = currentValueLabel
    }
}

extension Picker {
    /// Creates a picker with a view as its label.
    ///
    /// - Parameters:
    ///   - selection: The tag of the chosen option.
    ///   - content: The options.
    ///   - label: The label of the value.
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(PickerChoice([selection]), label: label(), content: content())
    }

    /// Creates a picker with a view as its label, given first as in older versions.
    nonisolated public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init(PickerChoice([selection]), label: label, content: content())
    }

    /// Creates a picker for several values at once. If they differ, no option is chosen; a choice sets all of them.
    ///
    /// - Parameters:
    ///   - sources: The elements that hold the values.
    ///   - selection: The key path to the value of each element.
    ///   - content: The options.
    ///   - label: The label of the value.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(
            PickerChoice(sources.map { $0[keyPath: selection] }), label: label(), content: content())
    }

    /// Creates a picker that shows a custom view in place of the chosen option while it is closed.
    ///
    /// - Parameters:
    ///   - selection: The tag of the chosen option.
    ///   - content: The options.
    ///   - label: The label of the value.
    ///   - currentValueLabel: The view that the button of the style `menu` shows.
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            PickerChoice([selection]), label: label(), content: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for several values at once that shows a custom view in place of the chosen option.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            PickerChoice(sources.map { $0[keyPath: selection] }), label: label(), content: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }
}

extension Picker: View {
    /// The options, in the style in force.
    public var body: some View {
        Group(subviews: content) { subviews in
            PickerLook(
                kind: kind, isInMenu: isInMenu, choice: choice,
                options: subviews.map { PickerOption($0, for: SelectionValue.self) }, label: label,
                currentValueLabel: currentValueLabel)
        }
    }
}

/// The selection of a picker, for one or several values.
struct PickerChoice<Value: Hashable> {
    private let bindings: [Binding<Value>]

    init(_ bindings: [Binding<Value>]) { self.bindings = bindings }

    /// The value; `nil` if several values differ.
    var value: Value? {
        guard let first = bindings.first?.wrappedValue else { return nil }
        return bindings.dropFirst().allSatisfy { $0.wrappedValue == first } ? first : nil
    }

    func choose(_ value: Value) {
        for binding in bindings where binding.wrappedValue != value { binding.wrappedValue = value }
    }
}

/// An option of a picker, or another view in it.
struct PickerOption<Value: Hashable>: Identifiable {
    let id: Subview.ID
    /// The option's value; `nil` for a view that cannot be chosen.
    let value: Value?
    /// The option's view, which takes its look from where it is shown.
    let label: Subview

    @MainActor init(_ subview: Subview, for type: Value.Type) {
        id = subview.id
        value = subview.tag(as: type)
        label = subview.copy
    }
}
