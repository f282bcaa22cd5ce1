import PicaFoundation
import PicaGraph

/// Chooses one of several values.
///
///     Picker("Paper", selection: $paper) {
///         Text("A4").tag(Paper.a4)
///         Text("Letter").tag(Paper.letter)
///     }
///
/// Each option is known by its tag, whose type is that of the selection; by itself a row of a `ForEach` has its identity
/// as its tag. What has no tag of that type is shown and cannot be chosen: dividers, headings.
///
/// By itself a picker is a button with the option that is chosen, which opens a menu of all; `pickerStyle(_:)` says
/// otherwise. In a menu it is an item with a submenu, or with the style `inline` an item for each option.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    private let choice: PickerChoice<SelectionValue>
    private let label: Label
    private let content: Content
    /// What the closed picker shows in the place of the option that is chosen.
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
    /// A picker with a view as its label.
    ///
    /// - Parameters:
    ///   - selection: The tag of the option that is chosen.
    ///   - content: The options.
    ///   - label: Says what is chosen.
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(PickerChoice([selection]), label: label(), content: content())
    }

    /// A picker with a view as its label.
    nonisolated public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init(PickerChoice([selection]), label: label, content: content())
    }

    /// A picker for several values at once. Where they differ no option is chosen; a choice is all of theirs.
    ///
    /// - Parameters:
    ///   - sources: What has the values.
    ///   - selection: The value of each.
    ///   - content: The options.
    ///   - label: Says what is chosen.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(
            PickerChoice(sources.map { $0[keyPath: selection] }), label: label(), content: content())
    }

    /// A picker that shows a view of its own in the place of the option that is chosen, while it is closed.
    ///
    /// - Parameters:
    ///   - selection: The tag of the option that is chosen.
    ///   - content: The options.
    ///   - label: Says what is chosen.
    ///   - currentValueLabel: What the button of the style `menu` shows.
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            PickerChoice([selection]), label: label(), content: content(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// A picker for several values at once that shows a view of its own in the place of the option that is chosen.
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
    /// The options, as the style in force has them.
    public var body: some View {
        Group(subviews: content) { subviews in
            PickerLook(
                kind: kind, isInMenu: isInMenu, choice: choice,
                options: subviews.map { PickerOption($0, for: SelectionValue.self) }, label: label,
                currentValueLabel: currentValueLabel)
        }
    }
}

/// What is chosen among the options of a picker.
struct PickerChoice<Value: Hashable> {
    private let bindings: [Binding<Value>]

    init(_ bindings: [Binding<Value>]) { self.bindings = bindings }

    /// Nil where several differ.
    var value: Value? {
        guard let first = bindings.first?.wrappedValue else { return nil }
        return bindings.dropFirst().allSatisfy { $0.wrappedValue == first } ? first : nil
    }

    func choose(_ value: Value) {
        for binding in bindings where binding.wrappedValue != value { binding.wrappedValue = value }
    }
}

/// One of the views in a picker.
struct PickerOption<Value: Hashable>: Identifiable {
    let id: Subview.ID
    /// nil for what cannot be chosen.
    let value: Value?
    /// The view, which looks as where it is shown.
    let label: Subview

    @MainActor init(_ subview: Subview, for type: Value.Type) {
        id = subview.id
        value = subview.tag(as: type)
        label = subview.copy
    }
}
