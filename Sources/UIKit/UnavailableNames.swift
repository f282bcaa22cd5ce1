// Names of UIKit that need its views. The compiler's error says what to use instead.

/// A view of UIKit.
@available(
    *, unavailable,
    message:
        "Pica has no views of AppKit or UIKit; draw with a Canvas or a Layout, or write a view of Pica's own controls"
)
public class UIView {}

/// A view controller of UIKit.
@available(*, unavailable, message: "write a View, with state in an observable object")
public class UIViewController {}

/// A stack of view controllers.
@available(*, unavailable, message: "use NavigationStack")
public class UINavigationController {}

/// Tabs of view controllers.
@available(*, unavailable, message: "use TabView")
public class UITabBarController {}

/// An alert of UIKit.
@available(*, unavailable, message: "use alert(_:isPresented:actions:) or confirmationDialog")
public class UIAlertController {}

/// The sheet of places to share to.
@available(*, unavailable, message: "use ShareLink")
public class UIActivityViewController {}

/// The picker of photos.
@available(*, unavailable, message: "use fileImporter with the content type image")
public class UIImagePickerController {}

/// The picker of files.
@available(*, unavailable, message: "use fileImporter or fileExporter")
public class UIDocumentPickerViewController {}

/// A view that blurs what is behind it.
@available(*, unavailable, message: "use a Material as background")
public class UIVisualEffectView {}

/// A blur behind a view.
@available(*, unavailable, message: "use a Material as background")
public class UIBlurEffect {}

/// A label of UIKit.
@available(*, unavailable, message: "use Text")
public class UILabel {}

/// A button of UIKit.
@available(*, unavailable, message: "use Button")
public class UIButton {}

/// A text field of UIKit.
@available(*, unavailable, message: "use TextField")
public class UITextField {}

/// A text view of UIKit.
@available(*, unavailable, message: "use TextEditor")
public class UITextView {}

/// An image view of UIKit.
@available(*, unavailable, message: "use Image")
public class UIImageView {}

/// A scroll view of UIKit.
@available(*, unavailable, message: "use ScrollView")
public class UIScrollView {}

/// A table of UIKit.
@available(*, unavailable, message: "use List")
public class UITableView {}

/// A collection of UIKit.
@available(*, unavailable, message: "use LazyVGrid")
public class UICollectionView {}

/// The bar of a navigation stack.
@available(*, unavailable, message: "use toolbar(content:) and toolbarBackground(_:for:)")
public class UINavigationBar {}

/// The look of the bar of a navigation stack.
@available(*, unavailable, message: "use toolbarBackground(_:for:)")
public class UINavigationBarAppearance {}

/// The bar of tabs.
@available(*, unavailable, message: "use TabView and its styles")
public class UITabBar {}

/// The look of the bar of tabs.
@available(*, unavailable, message: "use TabView and its styles")
public class UITabBarAppearance {}

/// A segmented control of UIKit.
@available(*, unavailable, message: "use a Picker with the style segmented")
public class UISegmentedControl {}

/// A spinning indicator of UIKit.
@available(*, unavailable, message: "use ProgressView")
public class UIActivityIndicatorView {}

/// A gesture recognizer of UIKit.
@available(*, unavailable, message: "use gesture(_:)")
public class UIGestureRecognizer {}

/// A window of UIKit.
@available(
    *, unavailable, message: "a window's content is the view of its scene; open one with openWindow(id:)"
)
public class UIWindow {}

/// A delegate of a scene.
@available(*, unavailable, message: "use onOpenURL, scenePhase and the UIApplicationDelegate")
public protocol UIWindowSceneDelegate {}

/// A renderer of pictures.
@available(*, unavailable, message: "use ImageRenderer with a Canvas")
public class UIGraphicsImageRenderer {}

/// A view inside a cell of UIKit.
@available(*, unavailable, message: "use List")
public class UIHostingConfiguration {}
