// Names of SwiftUI that need views of AppKit or UIKit. The compiler's error says what to use instead.

/// A view of AppKit inside a view.
@available(
    *, unavailable,
    message:
        "Pica has no views of AppKit or UIKit; draw with a Canvas, or subclass PicaView and show it by a PicaViewRepresentable"
)
public protocol NSViewRepresentable {}

/// A view controller of AppKit inside a view.
@available(
    *, unavailable,
    message:
        "Pica has no views of AppKit or UIKit; draw with a Canvas, or subclass PicaView and show it by a PicaViewRepresentable"
)
public protocol NSViewControllerRepresentable {}

/// A view of UIKit inside a view.
@available(
    *, unavailable,
    message:
        "Pica has no views of AppKit or UIKit; draw with a Canvas, or subclass PicaView and show it by a PicaViewRepresentable"
)
public protocol UIViewRepresentable {}

/// A view controller of UIKit inside a view.
@available(
    *, unavailable,
    message:
        "Pica has no views of AppKit or UIKit; draw with a Canvas, or subclass PicaView and show it by a PicaViewRepresentable"
)
public protocol UIViewControllerRepresentable {}

/// A gesture recognizer of UIKit on a view.
@available(*, unavailable, message: "use gesture(_:) with one of Pica's gestures")
public protocol UIGestureRecognizerRepresentable {}

/// A view inside one of AppKit.
@available(*, unavailable, message: "a scene shows the view; ImageRenderer draws it without a window")
public final class NSHostingView<Content> {}

/// A view as a view controller of AppKit.
@available(*, unavailable, message: "a scene shows the view; ImageRenderer draws it without a window")
public final class NSHostingController<Content> {}

/// A view as a menu of AppKit.
@available(*, unavailable, message: "use Menu, contextMenu or commands")
public final class NSHostingMenu<Content> {}

/// A view as a view controller of UIKit.
@available(*, unavailable, message: "a scene shows the view; ImageRenderer draws it without a window")
public final class UIHostingController<Content> {}
