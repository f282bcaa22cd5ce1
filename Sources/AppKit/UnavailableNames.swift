// Names of AppKit that need its views. The compiler's error says what to use instead.

/// A view of AppKit.
@available(
    *, unavailable,
    message:
        "Pica has no views of AppKit or UIKit; draw with a Canvas or a Layout, or write a view of Pica's own controls"
)
public class NSView {}

/// A view controller of AppKit.
@available(*, unavailable, message: "write a View, with state in an observable object")
public class NSViewController {}

/// A controller of a window.
@available(*, unavailable, message: "declare the window as a scene and open it with openWindow(id:)")
public class NSWindowController {}

/// A window above others.
@available(*, unavailable, message: "use a sheet, a popover or an inspector")
public class NSPanel {}

/// A popover of AppKit.
@available(*, unavailable, message: "use popover(isPresented:content:)")
public class NSPopover {}

/// A menu of AppKit.
@available(*, unavailable, message: "use Menu, contextMenu or commands")
public class NSMenu {}

/// An item of a menu of AppKit.
@available(*, unavailable, message: "use a Button in a Menu")
public class NSMenuItem {}

/// The bar of status items.
@available(*, unavailable, message: "Pica has no status items yet; use a Menu in the window")
public class NSStatusBar {}

/// An item of the status bar.
@available(*, unavailable, message: "Pica has no status items yet; use a Menu in the window")
public class NSStatusItem {}

/// A toolbar of AppKit.
@available(*, unavailable, message: "use toolbar(content:)")
public class NSToolbar {}

/// A view that blurs what is behind it.
@available(*, unavailable, message: "use a Material as background")
public class NSVisualEffectView {}

/// A text view of AppKit.
@available(*, unavailable, message: "use TextEditor")
public class NSTextView {}

/// A text field of AppKit.
@available(*, unavailable, message: "use TextField, or Text for a label")
public class NSTextField {}

/// A search field of AppKit.
@available(*, unavailable, message: "use searchable(text:)")
public class NSSearchField {}

/// A button of AppKit.
@available(*, unavailable, message: "use Button")
public class NSButton {}

/// A slider of AppKit.
@available(*, unavailable, message: "use Slider")
public class NSSlider {}

/// An image view of AppKit.
@available(*, unavailable, message: "use Image")
public class NSImageView {}

/// A scroll view of AppKit.
@available(*, unavailable, message: "use ScrollView")
public class NSScrollView {}

/// A table of AppKit.
@available(*, unavailable, message: "use Table or List")
public class NSTableView {}

/// An outline of AppKit.
@available(*, unavailable, message: "use List with children, or OutlineGroup")
public class NSOutlineView {}

/// The color panel of AppKit.
@available(*, unavailable, message: "use ColorPicker")
public class NSColorPanel {}

/// The font panel of AppKit.
@available(*, unavailable, message: "Pica's editors have a font panel of their own")
public class NSFontPanel {}

/// The menu of places to share to.
@available(*, unavailable, message: "use ShareLink")
public class NSSharingServicePicker {}

/// A place to share to.
@available(*, unavailable, message: "use ShareLink")
public class NSSharingService {}

/// A context of AppKit to draw into.
@available(*, unavailable, message: "draw in a Canvas, and use ImageRenderer for a picture")
public class NSGraphicsContext {}

/// An outline of AppKit.
@available(*, unavailable, message: "use Path or CGMutablePath")
public class NSBezierPath {}

/// A gradient of AppKit.
@available(*, unavailable, message: "use LinearGradient or RadialGradient")
public class NSGradient {}

/// A bitmap of an image.
@available(*, unavailable, message: "use NSImage.pngData() or jpegData(compressionQuality:), or CGImage")
public class NSBitmapImageRep {}

/// An area that the pointer enters and leaves.
@available(*, unavailable, message: "use onHover(perform:) or onContinuousHover(perform:)")
public class NSTrackingArea {}

/// A gesture recognizer of AppKit.
@available(*, unavailable, message: "use gesture(_:)")
public class NSGestureRecognizer {}

/// A document of AppKit.
@available(*, unavailable, message: "use FileDocument with fileImporter and fileExporter")
public class NSDocument {}

/// The documents of AppKit.
@available(*, unavailable, message: "use FileDocument with fileImporter and fileExporter")
public class NSDocumentController {}

/// A program that runs.
@available(*, unavailable, message: "Linux desktops do not tell a program which others run")
public class NSRunningApplication {}

/// A script of AppleScript.
@available(*, unavailable, message: "Linux has no AppleScript; use Process")
public class NSAppleScript {}
