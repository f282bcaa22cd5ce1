// Scenes of SwiftUI that Pica lacks. The compiler's error says what to use instead.
import PicaUI

/// The window of an app's settings.
@available(
    *, unavailable,
    message: "not in Pica yet; use a Window with an id, and open it with openWindow(id:)"
)
public struct Settings<Content: View>: Scene {
    /// Creates the window.
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

/// A link to the window of an app's settings.
@available(
    *, unavailable, message: "not in Pica yet; use a Button that calls openWindow(id:)"
)
public struct SettingsLink<Label: View>: View {
    /// Creates a link with a label.
    nonisolated public init(@ViewBuilder label: () -> Label) {}
    /// Creates a link with the usual label.
    nonisolated public init() where Label == Text {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// An item of the menu bar of the system.
@available(*, unavailable, message: "not in Pica yet; use a Menu in the window")
public struct MenuBarExtra<Label: View, Content: View>: Scene {
    /// Creates an item with a label.
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    /// Creates an item with a label, as long as a value is true.
    nonisolated public init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
    /// Creates an item with a title.
    nonisolated public init(_ title: String, @ViewBuilder content: () -> Content) where Label == Text {}
    /// Creates an item with a title and a symbol.
    nonisolated public init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == Text {}
}

/// The windows of an app's documents.
@available(
    *, unavailable,
    message: "not in Pica yet; use a WindowGroup with fileImporter and fileExporter for a FileDocument"
)
public struct DocumentGroup<Document, Content: View>: Scene {
    /// Creates windows for documents that can be edited.
    nonisolated public init(
        newDocument: @autoclosure () -> Document, @ViewBuilder editor: (Document) -> Content
    ) {}
    /// Creates windows for documents that can be read.
    nonisolated public init(viewing type: Document.Type, @ViewBuilder viewer: (Document) -> Content) {}
}

/// A window above the app's others.
@available(*, unavailable, message: "not in Pica yet; use a Window")
public struct UtilityWindow<Content: View>: Scene {
    /// Creates the window.
    nonisolated public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {}
}

/// How a window looks.
public struct UnavailableWindowStyle: Sendable {
    /// The usual style.
    public static let automatic = UnavailableWindowStyle()
    /// A title bar above the content.
    public static let titleBar = UnavailableWindowStyle()
    /// No title bar.
    public static let hiddenTitleBar = UnavailableWindowStyle()
    /// No frame.
    public static let plain = UnavailableWindowStyle()
    /// A menu of the menu bar.
    public static let menu = UnavailableWindowStyle()
    /// A window of the menu bar.
    public static let window = UnavailableWindowStyle()
}

extension Scene {
    /// Sets the windows' style.
    @available(
        *, unavailable,
        message: "not in Pica yet; the desktop draws title bars, so leave the modifier out"
    )
    nonisolated public func windowStyle(_ style: UnavailableWindowStyle) -> some Scene { self }

    /// Sets how an item of the menu bar shows its content.
    @available(*, unavailable, message: "not in Pica yet; use a Menu in the window")
    nonisolated public func menuBarExtraStyle(_ style: UnavailableWindowStyle) -> some Scene { self }

    /// Sets where windows open.
    @available(
        *, unavailable,
        message: "not in Pica yet; the desktop places windows, so leave the modifier out"
    )
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

    /// Sets which URLs and files open the scene.
    @available(
        *, unavailable,
        message:
            "not in Pica yet; NSApplicationDelegate's application(_:open:) receives the URLs of the program's start"
    )
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
