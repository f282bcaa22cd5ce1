// Modifiers and values of SwiftUI that Pica lacks. The compiler's error says what to use instead.
import PicaUI

extension View {
    /// Sets which URLs and files the view's window takes.
    @available(
        *, unavailable,
        message: "not in Pica yet; onOpenURL in the first window receives the URLs of the program's start"
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

/// An action that Linux lacks.
@MainActor public struct UnavailableAction {
    /// Acts.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// The action that asks the person for a review in the store.
    @available(*, unavailable, message: "Linux has no store to review the app in")
    public var requestReview: UnavailableAction { fatalError("unavailable") }

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

extension ImageRenderer {
    /// Draws the view into a context of Core Graphics, such as that of a PDF.
    @available(*, unavailable, message: "Pica has no CGContext; use cgImage or pngData()")
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (Any) -> Void) -> Void) {}
}
