import Foundation
import PicaCanvas
import PicaGraph
import PicaViews

/// A view mounted without a window, on a clock and clipboard of its own, to be used as a person would.
///
///     import PicaTesting
///     import PicaUI
///     import Testing
///
///     struct Form: View {
///         @State private var name = ""
///         @State private var isSaved = false
///
///         var body: some View {
///             TextField("Name", text: $name)
///             Button("Save") { isSaved = true }
///             if isSaved { Text("Saved \(name)") }
///         }
///     }
///
///     @MainActor @Test("Saving says whom") func saving() throws {
///         let app = TestHost(size: CGSize(width: 400, height: 300)) { Form() }
///         try app.find(.textField, "Name").click()
///         app.type("Ada")
///         try app.find(.button, "Save").click()
///         #expect(app.texts == ["Saved Ada"])
///     }
///
/// After every action the tree is up to date; nothing waits and nothing sleeps. Works with any test
/// library: what goes wrong is thrown as ``TestFailure``, which says what there is instead.
///
/// The view starts in a light, left-to-right interface at the default text size in English (United
/// States), whatever the machine is set to. No dictionary is asked about spelling.
@MainActor public final class TestHost {
    package let host: ViewHost
    package let platform = TestPlatform()
    /// In points.
    public private(set) var size: CGSize
    /// Pixels a point.
    public let scale: CGFloat

    private var damage: [CGRect] = []
    private var screen: Screen?
    private let store = SceneStore()
    private var app: TestApp?
    /// What the test has changed of the environment.
    private var changes: [(inout EnvironmentValues) -> Void] = []
    /// What two fingers do: where they began, and where they are since.
    var pinchPlace = CGPoint.zero
    var (pinchScale, pinchRotation): (CGFloat, Angle) = (1, .zero)
    /// Whether a menu has asked for the window's end.
    private var isEnding = false
    private var isSending = false

    /// More frames than this one after another mean that the view never comes to rest.
    private static let frameLimit = 8

    /// A view that wakes up more often than this while time is advanced once sets deadlines in the past.
    private static let wakeUpLimit = 100_000

    /// A host that shows a view, in the locale `en_US` whatever the machine's is.
    ///
    /// - Parameters:
    ///   - size: The window's, in points.
    ///   - scale: Pixels a point.
    ///   - content: The view under test; it gets its place as in a window of that size.
    public convenience init<Content: View>(
        size: CGSize = CGSize(width: 800, height: 600), scale: CGFloat = 1,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content(), Self.environment, size: size, scale: scale)
    }

    /// A host that shows the first window of an app, with its menus, in the locale `en_US` whatever the machine's is.
    ///
    /// - Parameters:
    ///   - app: The app under test.
    ///   - size: The window's, in points.
    ///   - scale: Pixels a point.
    public convenience init(
        app: some App, size: CGSize = CGSize(width: 800, height: 600), scale: CGFloat = 1
    ) {
        let app = TestApp(app, in: Self.environment)
        self.init(
            app.window?.root ?? AnyView(EmptyView()), app.window?.environment ?? Self.environment, size: size,
            scale: scale)
        self.app = app
        let end: @MainActor () -> Void = { [weak self] in
            self?.host.closeRequested { self?.end() }
        }
        let actions = WindowActions(openAnother: {}, close: end, quit: end)
        setEnvironment(\.windowActions, actions)
        app.windowChanged = { [weak self] window in
            guard let self else { return }
            var environment = Self.prepared(window.environment, for: platform, store)
            for change in changes { change(&environment) }
            host.setRoot(window.root)
            host.updateEnvironment { $0 = environment }
        }
    }

    private init(_ root: some View, _ environment: EnvironmentValues, size: CGSize, scale: CGFloat) {
        self.size = size
        self.scale = scale
        host = ViewHost(
            root, platform: platform, environment: Self.prepared(environment, for: platform, store))
        platform.window = host
        host.resize(to: size, scale: scale)
        update()
    }

    /// What is the test's own of what a window says.
    private static func prepared(
        _ environment: EnvironmentValues, for platform: TestPlatform, _ store: SceneStore
    ) -> EnvironmentValues {
        var environment = environment
        // Which dictionaries there are is the machine's business.
        environment.spellChecker = nil
        environment.sceneStore = store
        environment.fileDialogs = FileDialogs { [platform] request, answered in
            let dialog = TestFileDialog(request, answered: answered)
            platform.fileDialog = dialog
            return dialog
        }
        environment.openURL = OpenURLAction(desktop: { [platform] url in
            platform.openedURLs.append(url)
            return true
        })
        return environment
    }

    private static var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        return environment
    }

    /// Shows another view; state is kept where the types agree, as when a window's content changes.
    public func show<Content: View>(@ViewBuilder _ content: () -> Content) {
        host.setRoot(content())
        update()
    }

    /// What the views want the window to be called; nil where they leave that to the scene.
    public var windowTitle: String? { platform.wishes.title }

    /// Changes the window's size, in points.
    public func resize(to size: CGSize) {
        self.size = size
        host.resize(to: size, scale: scale)
        update()
    }

    /// Changes what the whole view inherits, as the desktop's settings do: `\.colorScheme`,
    /// `\.dynamicTypeSize`, `\.layoutDirection`, `\.locale` or a key of the app's own.
    public func setEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
        let change: (inout EnvironmentValues) -> Void = { $0[keyPath: keyPath] = value }
        changes.append(change)
        host.updateEnvironment(change)
        update()
    }

    /// The size that the view takes when it is offered `proposal`, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { host.sizeThatFits(proposal) }

    // MARK: Frames

    /// Brings everything up to date, as the next frame would. Actions and look-ups do so by themselves;
    /// call it after changing a model, where nothing else follows.
    public func update() {
        var frames = 0
        repeat {
            platform.frameWasRequested = false
            damage += host.update()
            frames += 1
        } while platform.frameWasRequested && frames < Self.frameLimit
    }

    /// Lets tasks that wait for the main actor run, those of `task(_:)` among them, and brings
    /// everything up to date.
    public func settle() async {
        for _ in 0..<Self.frameLimit {
            await Task.yield()
            update()
        }
    }

    /// What is painted again because of an action, in points.
    public func damage(of action: () throws -> Void) rethrows -> [CGRect] {
        update()
        paintScreen()
        try action()
        update()
        return damage
    }

    // MARK: Time

    /// Seconds since the host was made, on the clock that carets and animations follow.
    public var now: TimeInterval { platform.now }

    /// What the clock on the wall shows, which texts follow that tell the time. It starts at midnight of
    /// 1 January 2001 in Greenwich and goes on as time is let pass.
    public var date: Date {
        get { platform.date }
        set {
            platform.start = newValue - platform.now
            update()
        }
    }

    /// When the view would wake up by itself; nil when it sleeps until something happens.
    public var nextDeadline: TimeInterval? { host.nextDeadline }

    /// Lets time pass, in seconds: everything due on the way happens, in order.
    public func advance(by seconds: TimeInterval) {
        update()
        let end = platform.now + seconds
        var wakeUps = 0
        while let next = host.nextDeadline, next <= end, wakeUps < Self.wakeUpLimit {
            platform.now = max(platform.now, next)
            update()
            wakeUps += 1
        }
        platform.now = end
        update()
    }

    // MARK: The desktop around

    /// What is on the clipboard; nil when it is empty.
    public var clipboard: String? {
        get { platform.clipboard.ownContent?.text?.value }
        set { platform.clipboard.put(ClipboardContent(text: newValue.map(Deferred.init(made:)))) }
    }

    /// What was selected last, which the middle button pastes; nil when there is nothing.
    public var primarySelection: String? {
        get { platform.primarySelection.ownContent?.text?.value }
        set { platform.primarySelection.put(ClipboardContent(text: newValue.map(Deferred.init(made:)))) }
    }

    /// What links and `openURL` had the desktop open, in order.
    public var openedURLs: [URL] { platform.openedURLs }

    /// The file dialog that the view has opened; nil while none is open.
    public var fileDialog: TestFileDialog? {
        update()
        return platform.fileDialog.flatMap { $0.isOpen ? $0 : nil }
    }

    /// Where text is being typed, as input methods are told, in the window's points; nil while no field
    /// has the keyboard.
    public var caret: CGRect? {
        update()
        return platform.typingPlace?.caret
    }

    /// Gives the keyboard to the window or takes it away.
    public func setWindowFocused(_ isFocused: Bool) { send(.windowFocused(isFocused)) }

    /// Closes the window, or ends the program: what was being typed becomes the app's, the scene's phase is
    /// `background`, and then the views disappear.
    public func close() {
        host.endEditing()
        app = nil
        host.setRoot(EmptyView())
        update()
    }

    /// Turns Caps Lock on or off, as its key does.
    public func setCapsLock(_ isOn: Bool) { send(.capsLock(isOn)) }

    // MARK: Inside

    /// One event and the frame after it.
    func send(_ event: InputEvent) {
        isSending = true
        if platform.drag?.take(event) != true { host.handle(event) }
        update()
        isSending = false
        if isEnding { end() }
    }

    /// Closes the window, once the event is over that asks for it.
    private func end() {
        isEnding = isSending
        if !isEnding { close() }
    }

    /// The screen, painted as a window is: at first whole, then only what is damaged.
    package func paintedScreen() -> Bitmap {
        update()
        return paintScreen()
    }

    /// Everything painted anew.
    package func freshPicture() -> Bitmap {
        update()
        let fresh = Screen(size: size, scale: scale)
        fresh.paint(host, [CGRect(origin: .zero, size: size)])
        return fresh.bitmap
    }

    @discardableResult private func paintScreen() -> Bitmap {
        defer { damage.removeAll() }
        if let screen, screen.size == size {
            screen.paint(host, damage)
            return screen.bitmap
        }
        let screen = Screen(size: size, scale: scale)
        self.screen = screen
        screen.paint(host, [CGRect(origin: .zero, size: size)])
        return screen.bitmap
    }
}
