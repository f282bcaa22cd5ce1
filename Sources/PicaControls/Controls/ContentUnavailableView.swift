import Foundation
import PicaDrawing
import PicaFoundation
import PicaGraph
import PicaLabels

/// A placeholder that explains why there is no content, and what can be done about it.
///
///     ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mail appears here."))
///
/// It fills the available space and centers its content there.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a placeholder from views.
    ///
    /// - Parameters:
    ///   - label: The title of what is missing. It is usually a `Label`, whose icon stands over its title.
    ///   - description: Details below the label.
    ///   - actions: Buttons for what can be done about it.
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
    /// The label, the description and the actions.
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

/// A label style with a large icon over the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 10) {
            configuration.icon.font(.system(size: 40)).imageScale(.large).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}

extension ContentUnavailableView
where Label == PicaControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a placeholder with a localized title and an image of the app.
    ///
    /// - Parameters:
    ///   - title: The title of what is missing.
    ///   - name: The name of the image.
    ///   - description: Details below the title.
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { Label(title, image: name) }, description: { description })
    }

    /// Creates a placeholder with a localized title and a system icon.
    ///
    /// - Parameters:
    ///   - title: The title of what is missing.
    ///   - name: The name of the icon.
    ///   - description: Details below the title.
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { Label(title, systemImage: name) }, description: { description })
    }

    /// Creates a placeholder with a localized title and an image from an asset catalog.
    nonisolated public init(
        _ title: LocalizedStringKey, image resource: ImageResource, description: Text? = nil
    ) {
        self.init(
            label: { Label(title: { Text(title) }, icon: { Image(resource) }) }, description: { description })
    }

    /// Creates a placeholder with a title that is not localized and an image of the app.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { Label(title, image: name) }, description: { description })
    }

    /// Creates a placeholder with a title that is not localized and a system icon.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil)
    {
        self.init(label: { Label(title, systemImage: name) }, description: { description })
    }

    /// Creates a placeholder with a title that is not localized and an image from an asset catalog.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image resource: ImageResource, description: Text? = nil
    ) {
        self.init(
            label: { Label(title: { Text(title) }, icon: { Image(resource) }) }, description: { description })
    }

    /// Creates a placeholder with the text of a resource and an image of the app.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
        self.init(
            label: { Label(title: { Text(title) }, icon: { Image(name) }) }, description: { description })
    }

    /// Creates a placeholder with the text of a resource and a system icon.
    @_disfavoredOverload
    nonisolated public init(
        _ title: LocalizedStringResource, systemImage name: String, description: Text? = nil
    ) {
        self.init(
            label: { Label(title: { Text(title) }, icon: { Image(systemName: name) }) },
            description: { description })
    }
}
