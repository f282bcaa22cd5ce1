// Scenes of SwiftUI that Pica lacks. The compiler's error says what to use instead.
import PicaUI

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

/// How an item of the menu bar shows its content.
public struct UnavailableMenuBarExtraStyle: Sendable {
    /// The usual style.
    public static let automatic = UnavailableMenuBarExtraStyle()
    /// A menu.
    public static let menu = UnavailableMenuBarExtraStyle()
    /// A window.
    public static let window = UnavailableMenuBarExtraStyle()
}

extension Scene {
    /// Sets how an item of the menu bar shows its content.
    @available(*, unavailable, message: "not in Pica yet; use a Menu in the window")
    nonisolated public func menuBarExtraStyle(_ style: UnavailableMenuBarExtraStyle) -> some Scene { self }

    /// Sets which URLs and files open the scene.
    @available(
        *, unavailable,
        message: "not in Pica yet; onOpenURL in the first window receives the URLs of the program's start"
    )
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
