import Foundation
import PicaGraph

/// Opens a URL when it is clicked, in the accent colour.
public struct Link<Label: View> {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// A link that shows any view.
    ///
    /// - Parameters:
    ///   - destination: What it opens.
    ///   - label: What it shows.
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }
}

extension Link where Label == Text {
    /// A link of a localized text.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link of a text that is shown as it is, without localization.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Link: View {
    /// The label in the accent colour, which can be pressed.
    public var body: some View {
        label.foregroundStyle(.tint)
            .modifier(Pressable(role: .link) { openURL(destination) })
    }
}
