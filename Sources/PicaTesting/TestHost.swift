import Foundation
import PicaCanvas
import PicaGraph
import PicaState
import PicaViews

/// A host that shows a view without a window, with its own clock and clipboard, and simulates a user.
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
/// After every action the tree is up to date; nothing waits or sleeps. It works with any test library: failures are
/// thrown as ``TestFailure``, which describes what is on screen instead.
///
/// The view starts in a light, left-to-right interface at the default text size in English (United States), regardless
/// of the machine's settings. Spelling is not checked.
@MainActor public final class TestHost {
    package let host: ViewHost
    package let platform = TestPlatform()
    /// The size in points.
    public private(set) var size: CGSize
    /// The number of pixels per point.
    public let scale: CGFloat

    private var damage: [CGRect] = []
    private var screen: Screen?
    private let store = SceneStore()
    private var app: TestApp?
    /// The environment changes made by the test.
    private var changes: [(inout EnvironmentValues) -> Void] = []
    /// The state of the current pinch: its position, scale and rotation.
    var pinchPlace = CGPoint.zero
    var (pinchScale, pinchRotation): (CGFloat, Angle) = (1, .zero)
    /// Whether a menu command asked to close the window.
    private var isEnding = false
    private var isSending = false

    /// The maximum number of consecutive frames, for views that never come to rest.
    private static let frameLimit = 8

    /// The maximum number of wake-ups in one `advance(by:)`, for views that set deadlines in the past.
    private static let wakeUpLimit = 100_000

    /// Creates a host that shows a view, always in the locale `en_US`.
    ///
    /// - Parameters:
    ///   - size: The size of the window, in points.
    ///   - scale: The number of pixels per point.
    ///   - content: Makes the view under test, which is placed as in a window of that size.
    public convenience init<Content: View>(
        size: CGSize = CGSize(width: 800, height: 600), scale: CGFloat = 1,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content(), Self.environment, size: size, scale: scale)
    }

    /// Creates a host that shows the first window of an app with its menus, always in the locale `en_US`.
    ///
    /// - Parameters:
    ///   - app: The app under test.
    ///   - size: The size of the window, in points.
    ///   - scale: The number of pixels per point.
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

    /// Returns a window's environment with the services replaced by the test's own.
    private static func prepared(
        _ environment: EnvironmentValues, for platform: TestPlatform, _ store: SceneStore
    ) -> EnvironmentValues {
        var environment = environment
        // The available dictionaries depend on the machine.
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

    /// Replaces the view; state is kept if the types match, as when a window's content changes.
    public func show<Content: View>(@ViewBuilder _ content: () -> Content) {
        host.setRoot(content())
        update()
    }

    /// The window title set by the views; `nil` to use the scene's.
    public var windowTitle: String? { platform.wishes.title }

    /// Resizes the window, in points.
    public func resize(to size: CGSize) {
        self.size = size
        host.resize(to: size, scale: scale)
        update()
    }

    /// Sets an environment value for the whole view, as desktop settings do: `\.colorScheme`, `\.dynamicTypeSize`,
    /// `\.layoutDirection`, `\.locale` or a custom key.
    public func setEnvironment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
        let change: (inout EnvironmentValues) -> Void = { $0[keyPath: keyPath] = value }
        changes.append(change)
        host.updateEnvironment(change)
        update()
    }

    /// Returns the view's size for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { host.sizeThatFits(proposal) }

    // MARK: Frames

    /// Updates everything, as the next frame would. Actions and queries do so themselves; call it after changing a
    /// model directly.
    public func update() {
        var frames = 0
        repeat {
            platform.frameWasRequested = false
            damage += host.update()
            frames += 1
        } while platform.frameWasRequested && frames < Self.frameLimit
    }

    /// Runs tasks that wait for the main actor, including those of `task(_:)`, and updates everything.
    public func settle() async {
        for _ in 0..<Self.frameLimit {
            await Task.yield()
            update()
        }
    }

    /// Returns the area that an action damages, in points.
    public func damage(of action: () throws -> Void) rethrows -> [CGRect] {
        update()
        paintScreen()
        try action()
        update()
        return damage
    }

    // MARK: Time

    /// The time since the host was created in seconds, on the clock of carets and animations.
    public var now: TimeInterval { platform.now }

    /// The current date for views that show the time. It starts at midnight of 1 January 2001 UTC and advances with the
    /// host's clock.
    public var date: Date {
        get { platform.date }
        set {
            platform.start = newValue - platform.now
            update()
        }
    }

    /// The time at which the view next wakes up; `nil` if it sleeps until an event.
    public var nextDeadline: TimeInterval? { host.nextDeadline }

    /// Advances the clock by a time in seconds, handling all deadlines on the way in order.
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

    // MARK: Desktop

    /// The text on the clipboard; `nil` if it is empty.
    public var clipboard: String? {
        get { platform.clipboard.ownContent?.text?.value }
        set { platform.clipboard.put(ClipboardContent(text: newValue.map(Deferred.init(made:)))) }
    }

    /// The primary selection, which the middle button pastes; `nil` if it is empty.
    public var primarySelection: String? {
        get { platform.primarySelection.ownContent?.text?.value }
        set { platform.primarySelection.put(ClipboardContent(text: newValue.map(Deferred.init(made:)))) }
    }

    /// The URLs that links and `openURL` passed to the desktop, in order.
    public var openedURLs: [URL] { platform.openedURLs }

    /// The open file dialog; `nil` if there is none.
    public var fileDialog: TestFileDialog? {
        update()
        return platform.fileDialog.flatMap { $0.isOpen ? $0 : nil }
    }

    /// The caret as reported to input methods, in the window's coordinate space; `nil` while no field has the focus.
    public var caret: CGRect? {
        update()
        return platform.typingPlace?.caret
    }

    /// Gives the keyboard to the window or takes it away.
    public func setWindowFocused(_ isFocused: Bool) { send(.windowFocused(isFocused)) }

    /// Closes the window and ends the program. Pending text input is committed, the scene phase becomes `background`,
    /// then the views disappear.
    public func close() {
        host.endEditing()
        app = nil
        host.setRoot(EmptyView())
        update()
    }

    /// Turns Caps Lock on or off.
    public func setCapsLock(_ isOn: Bool) { send(.capsLock(isOn)) }

    // MARK: Internals

    /// Delivers an event and runs the frame after it.
    func send(_ event: InputEvent) {
        isSending = true
        if platform.drag?.take(event) != true { host.handle(event) }
        update()
        isSending = false
        if isEnding { end() }
    }

    /// Closes the window, after the current event.
    private func end() {
        isEnding = isSending
        if !isEnding { close() }
    }

    /// Returns the screen painted as in a window: whole at first, then only the damage.
    package func paintedScreen() -> Bitmap {
        update()
        return paintScreen()
    }

    /// Returns the screen painted anew.
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
