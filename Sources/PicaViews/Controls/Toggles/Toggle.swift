import Foundation
import PicaFoundation
import PicaGraph

/// Something that is on or off.
///
///     Toggle("Wrap lines", isOn: $wrapsLines)
///
/// By itself it is a box to tick, in rows of a grouped form a switch; a click on its label counts, too, and so do Space
/// and Return. In a menu it is an item with a sign where it is on.
public struct Toggle<Label: View> {
    private let isOn: Binding<Bool>
    /// What it stands for, where that are several values.
    private let sources: [Binding<Bool>]
    private let label: Label
    @Environment(stylesOf: ToggleStyleConfiguration.self) private var styles

    /// A toggle with a view as its label.
    ///
    /// - Parameters:
    ///   - isOn: Whether it is on.
    ///   - label: Says what is on or off.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        sources = []
        self.label = label()
    }

    /// A toggle for several values at once. It is mixed where some are true and others are not; a press makes all true
    /// then.
    ///
    /// - Parameters:
    ///   - sources: What has the values.
    ///   - isOn: The value of each.
    ///   - label: Says what is on or off.
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
    /// A toggle with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: Says what is on or off.
    ///   - isOn: Whether it is on.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A toggle with a resource's text.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }

    /// A toggle whose title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// A toggle with a localized title for several values at once.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// A toggle with a resource's text for several values at once.
    @_disfavoredOverload
    nonisolated public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleResource) }
    }

    /// A toggle for several values at once, whose title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == PicaViews.Label<Text, Image> {
    /// A toggle with a localized title and an icon of the system's set.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { PicaViews.Label(titleKey, systemImage: systemImage) }
    }

    /// A toggle with a resource's text and an icon of the system's set.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { PicaViews.Label(titleResource, systemImage: systemImage) }
    }

    /// A toggle with an icon of the system's set; the title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { PicaViews.Label(title, systemImage: systemImage) }
    }

    /// A toggle with a localized title and an icon of the system's set, for several values at once.
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { PicaViews.Label(titleKey, systemImage: systemImage) }
    }

    /// A toggle with an icon of the system's set, for several values at once; the title is shown as it is, without
    /// localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { PicaViews.Label(title, systemImage: systemImage) }
    }

    /// A toggle with a localized title and an image of a catalogue.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { PicaViews.Label(titleKey, image: image) }
    }

    /// A toggle with an image of a catalogue; the title is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { PicaViews.Label(title, image: image) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style was given, with the style from further out.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        isOn = configuration.$isOn
        sources = configuration.sources
        label = configuration.label
    }
}

extension Toggle: View {
    /// What the style in force makes of the toggle.
    public var body: some View {
        let configuration = ToggleStyleConfiguration(
            label: .init(view: styles.label(label)), isOn: isOn, sources: sources)
        styles.body(configuration) { DefaultToggleStyle().makeBody(configuration: $0) }
            .modifier(ShortcutTarget { configuration.toggle() })
    }
}
