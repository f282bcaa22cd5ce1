import Foundation
import PicaFoundation
import PicaGraph

/// What is shown where there is nothing to show: why, and what can be done about it.
///
///     ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mail appears here."))
///
/// It takes all the room that there is, and stands in the middle of it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Says by views why there is nothing.
    ///
    /// - Parameters:
    ///   - label: What is missing, as a rule a `Label`, whose icon stands over its title.
    ///   - description: More about it.
    ///   - actions: Buttons with what can be done about it.
    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }
}

extension ContentUnavailableView: View {
    /// The label, what is said about it, and what can be done.
    public var body: some View {
        VStack(spacing: 18) {
            VStack(spacing: 8) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.callout).foregroundStyle(.secondary)
            }
            VStack(spacing: 8) { actions }
        }
        .multilineTextAlignment(.center)
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large icon over a title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 10) {
            configuration.icon.font(.system(size: 40)).imageScale(.large).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}

extension ContentUnavailableView
where Label == PicaViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Says why there is nothing, by a key of the app's translations, with a picture of the app's.
    ///
    /// - Parameters:
    ///   - title: What is missing.
    ///   - name: The picture's name.
    ///   - description: More about it.
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { Label(title, image: name) }, description: { description })
    }

    /// Says why there is nothing, by a key of the app's translations, with an icon of the system's set.
    ///
    /// - Parameters:
    ///   - title: What is missing.
    ///   - name: The icon's name.
    ///   - description: More about it.
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { Label(title, systemImage: name) }, description: { description })
    }

    /// Says why there is nothing, by a key of the app's translations, with a picture of a catalogue.
    nonisolated public init(
        _ title: LocalizedStringKey, image resource: ImageResource, description: Text? = nil
    ) {
        self.init(
            label: { Label(title: { Text(title) }, icon: { Image(resource) }) }, description: { description })
    }

    /// Says why there is nothing, word for word, with a picture of the app's.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { Label(title, image: name) }, description: { description })
    }

    /// Says why there is nothing, word for word, with an icon of the system's set.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil)
    {
        self.init(label: { Label(title, systemImage: name) }, description: { description })
    }

    /// Says why there is nothing, word for word, with a picture of a catalogue.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image resource: ImageResource, description: Text? = nil
    ) {
        self.init(
            label: { Label(title: { Text(title) }, icon: { Image(resource) }) }, description: { description })
    }

    /// Says why there is nothing, by a resource in its table, with a picture of the app's.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
        self.init(
            label: { Label(title: { Text(title) }, icon: { Image(name) }) }, description: { description })
    }

    /// Says why there is nothing, by a resource in its table, with an icon of the system's set.
    @_disfavoredOverload
    nonisolated public init(
        _ title: LocalizedStringResource, systemImage name: String, description: Text? = nil
    ) {
        self.init(
            label: { Label(title: { Text(title) }, icon: { Image(systemName: name) }) },
            description: { description })
    }
}
