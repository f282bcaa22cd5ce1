// Modifiers and values of SwiftUI that Pica lacks. The compiler's error says what to use instead.
import PicaUI

extension View {
    /// Calls a closure with the URLs that the app opens.
    @available(
        *, unavailable,
        message:
            "not in Pica yet; NSApplicationDelegate's application(_:open:) receives the URLs of the program's start"
    )
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    /// Sets which URLs and files the view's window takes.
    @available(
        *, unavailable,
        message:
            "not in Pica yet; NSApplicationDelegate's application(_:open:) receives the URLs of the program's start"
    )
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View
    {
        self
    }

    /// Calls a closure with an activity that another device began.
    @available(*, unavailable, message: "Linux passes no activities between devices; leave the modifier out")
    nonisolated public func onContinueUserActivity<Activity>(
        _ type: String, perform action: @escaping (Activity) -> Void
    ) -> some View { self }

    /// Shows a file in a panel.
    @available(
        *, unavailable,
        message: "not in Pica yet; NSWorkspace.shared.open(_:) or openURL opens the file"
    )
    nonisolated public func quickLookPreview(_ url: Binding<URL?>) -> some View { self }

    /// Shows one of several files in a panel.
    @available(
        *, unavailable,
        message: "not in Pica yet; NSWorkspace.shared.open(_:) or openURL opens the file"
    )
    nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
        _ selection: Binding<Items.Element?>, in items: Items
    ) -> some View where Items.Element == URL { self }

    /// Replaces what assistive technology sees of the view.
    @available(
        *, unavailable,
        message: "not in Pica yet; use accessibilityLabel, accessibilityValue and accessibilityAddTraits"
    )
    nonisolated public func accessibilityRepresentation<Other: View>(
        @ViewBuilder representation: () -> Other
    ) -> some View { self }

    /// Sets the URL that a widget opens.
    @available(*, unavailable, message: "Linux desktops have no widgets of SwiftUI's kind")
    nonisolated public func widgetURL(_ url: URL?) -> some View { self }

    /// Applies a shader of Metal to each color.
    @available(*, unavailable, message: "Pica runs no shaders of Metal; use its filters, or draw in a Canvas")
    nonisolated public func colorEffect<Effect>(_ shader: Effect, isEnabled: Bool = true) -> some View {
        self
    }

    /// Applies a shader of Metal to the places of pixels.
    @available(*, unavailable, message: "Pica runs no shaders of Metal; use visualEffect or a GeometryEffect")
    nonisolated public func distortionEffect<Effect>(
        _ shader: Effect, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { self }

    /// Applies a shader of Metal to the view's pixels.
    @available(*, unavailable, message: "Pica runs no shaders of Metal; use its filters, or draw in a Canvas")
    nonisolated public func layerEffect<Effect>(
        _ shader: Effect, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { self }
}

/// An action of a window that Pica lacks.
@MainActor public struct UnavailableWindowAction {
    /// Acts on the window with an id.
    public func callAsFunction(id: String) {}
    /// Acts on the usual window.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// The action that closes a window.
    @available(
        *, unavailable,
        message: "not in Pica yet; use a sheet or a popover, which dismiss closes"
    )
    public var dismissWindow: UnavailableWindowAction { fatalError("unavailable") }

    /// The action that opens the settings.
    @available(*, unavailable, message: "not in Pica yet; use openWindow(id:)")
    public var openSettings: UnavailableWindowAction { fatalError("unavailable") }

    /// The action that asks the person for a review in the store.
    @available(*, unavailable, message: "Linux has no store to review the app in")
    public var requestReview: UnavailableWindowAction { fatalError("unavailable") }

    /// The context of Core Data.
    @available(
        *, unavailable,
        message: "Linux has no Core Data; keep a model of the app's own in an observable object"
    )
    public var managedObjectContext: AnyObject { fatalError("unavailable") }
}

/// The results of a query of Core Data.
@available(
    *, unavailable, message: "Linux has no Core Data; keep a model of the app's own in an observable object"
)
@propertyWrapper public struct FetchRequest<Result> {
    /// The results.
    public var wrappedValue: [Result] { [] }
    /// Creates a request.
    public init(sortDescriptors: [Any]) {}
}
