import Foundation
import PicaFoundation
import PicaGraph
import PicaLabels
import PicaState

/// A control that switches a value on or off.
///
///     Toggle("Wrap lines", isOn: $wrapsLines)
///
/// By default it is a check box, and in rows of a grouped form a switch. A click on its label, Space and Return also
/// toggle it. In a menu it is an item with a check mark while it is on.
public struct Toggle<Label: View> {
    private let isOn: Binding<Bool>
    /// The bindings it controls when there are several.
    private let sources: [Binding<Bool>]
    private let label: Label
    @Environment(stylesOf: ToggleStyleConfiguration.self) private var styles

    /// Creates a toggle with a view as its label.
    ///
    /// - Parameters:
    ///   - isOn: Whether the toggle is on.
    ///   - label: The label of the value.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        sources = []
        self.label = label()
    }

    /// Creates a toggle for several values at once. It is mixed if some are `true` and others are not; a press then
    /// sets all to `true`.
    ///
    /// - Parameters:
    ///   - sources: The elements that hold the values.
    ///   - isOn: The key path to the value of each element.
    ///   - label: The label of the values.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let all = sources.map { $0[keyPath: isOn] }
        self.isOn = Binding(get: { !all.isEmpty && all.allSatisfy(\.wrappedValue) }) { value in
            for one in all { one.wrappedValue = value }
        }
        self.sources = all
        self.label = label()
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - isOn: Whether the toggle is on.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle with the text of a resource as its title.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }

    /// Creates a toggle whose title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// Creates a toggle with a localized title for several values at once.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle with the text of a resource for several values at once.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleResource) }
    }

    /// Creates a toggle for several values at once. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == PicaControls.Label<Text, Image> {
    /// Creates a toggle with a localized title and a system icon.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { PicaControls.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle with the text of a resource and a system icon.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { PicaControls.Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a toggle with a system icon. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { PicaControls.Label(title, systemImage: systemImage) }
    }

    /// Creates a toggle with a localized title and a system icon, for several values at once.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { PicaControls.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle with a system icon, for several values at once. The title is shown as it is, without
    /// localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { PicaControls.Label(title, systemImage: systemImage) }
    }

    /// Creates a toggle with a localized title and an image from an asset catalog.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { PicaControls.Label(titleKey, image: image) }
    }

    /// Creates a toggle with an image from an asset catalog. The title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { PicaControls.Label(title, image: image) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the toggle that a style received, with the style from further out.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        isOn = configuration.$isOn
        sources = configuration.sources
        label = configuration.label
    }
}

extension Toggle: View {
    /// The toggle, as the style in force shows it.
    public var body: some View {
        let configuration = ToggleStyleConfiguration(
            label: .init(view: styles.label(label)), isOn: isOn, sources: sources)
        styles.body(configuration) { DefaultToggleStyle().makeBody(configuration: $0) }
            .modifier(ShortcutTarget { configuration.toggle() })
    }
}
