import Foundation
import PicaCanvas
import PicaFoundation

/// A surface: a root of layout, focus and damage, with a place on the screen.
///
/// That of a window also owns the graph whose views it shows; offscreen rendering and tests use one
/// without a window. A layer in a window is a surface of its own, fed by the same graph.
@MainActor package final class ViewHost {
    package let graph: ViewGraph
    /// nil for a layer, whose views stand below others in the graph.
    private let rootNode: RootNode?
    /// What the root inherits from outside.
    private var inherited: EnvironmentValues
    /// What the window's own views want of it.
    private var wishes: (inout EnvironmentValues) -> Void = { _ in }
    /// The surface in which a layer stands.
    private(set) weak var parent: ViewHost?
    /// Whether it is that of a panel.
    var isPanel = false
    /// How far a layer is there that comes and goes: 0 is gone, 1 is there.
    package internal(set) var presence = 1.0
    /// What points from a layer to what it stands beside.
    var arrow: LayerArrow?
    /// What stands in front, the last frontmost.
    var layers: [SurfaceLayer] = []
    /// What stood in front and is on its way out.
    var leaving: [LeavingLayer] = []
    /// The companion that the pointer is over.
    weak var pointedCompanion: SurfaceLayer?
    /// Whether the pointer is over the bar that the menu in front hangs from.
    var pointsAtMenuBar = false
    /// The menu that the pointer was over last, where submenus are open.
    weak var pointedMenu: SurfaceLayer?
    /// What had the keyboard when the key went down that is held now; nil while none is.
    var keyTarget: KeyTarget?
    /// A press beside the layer in front took that away; what follows of it is nobody's.
    var isPressedBesideLayer = false
    /// A press that something in front took over; nil once the button has come up.
    var pressBehind: PointerDispatcher.HeldPress?
    package let rootElement: RootElement
    package let platform: any Platform
    /// What waits for something that has to come before it.
    var inputQueue = InputQueue()
    /// Moves what is animated.
    package let clock = FrameClock()
    package let pointer = PointerDispatcher()
    package let focus = FocusController()
    let drops = DropDispatcher()
    let dragPreview = DragPreview()
    /// What the window's layers share with it.
    let focusScene: WindowFocus
    var capsLock = false
    /// What the window does for the person; its layers have it from there.
    private var phase: ScenePhase {
        didSet { if phase != oldValue { passOnEnvironment() } }
    }
    /// What the window's size comes to.
    private var traits = WindowTraits() {
        didSet { if traits != oldValue { passOnEnvironment() } }
    }
    package let undoManager: UndoManager
    let tooltips = TooltipController()
    let caretMessage = CaretMessage()
    package private(set) var scale: CGFloat = 1
    private var origin = CGPoint.zero
    private var size = CGSize.zero
    var damage: [CGRect] = []
    private let background: (EnvironmentValues) -> PixelColor
    private let decorate: (AnyView) -> AnyView
    private var isUpdating = false
    private var deadlines: [ObjectIdentifier: Deadline] = [:]

    private struct Deadline {
        package weak var client: (any DeadlineClient)?
        package var time: TimeInterval
    }

    /// - Parameters:
    ///   - environment: What the root inherits, before the host's own values.
    ///   - background: The colour behind everything.
    ///   - decorate: What is put around the view, and around each that takes its place.
    package init(
        _ view: some View, platform: any Platform, environment: EnvironmentValues,
        background: @escaping (EnvironmentValues) -> PixelColor,
        decorate: @escaping (AnyView) -> AnyView = { $0 }
    ) {
        self.platform = platform
        self.background = background
        self.decorate = decorate
        inherited = environment
        let graph = ViewGraph()
        self.graph = graph
        focusScene = WindowFocus()
        undoManager = UndoManager()
        inherited.focusScene = focusScene
        inherited.undoManager = undoManager
        phase = platform.firstPhase
        inherited.scenePhase = phase
        inherited.controlActiveState = phase == .active ? .key : .inactive
        let root = RootNode(decorate(AnyView(view)), graph: graph, environment: inherited)
        rootNode = root
        rootElement = RootElement(graph: graph)
        graph.surface = self
        focusScene.window = self
        rootElement.owner = self
        graph.onInvalidation = { [weak self] in self?.requestFrame() }
        pointer.host = self
        focus.host = self
        tooltips.host = self
        caretMessage.host = self
        drops.host = self
        dragPreview.host = self
        root.element = rootElement
        root.mountContent()
        _ = graph.flush()
    }

    /// A layer in another surface.
    init(layerOf parent: ViewHost) {
        platform = LayerPlatform(parent)
        phase = parent.phase
        background = { _ in PixelColor(red: 0, green: 0, blue: 0, alpha: 0) }
        decorate = { $0 }
        inherited = EnvironmentValues()
        graph = parent.graph
        focusScene = parent.focusScene
        undoManager = parent.undoManager
        rootNode = nil
        rootElement = RootElement(graph: graph)
        self.parent = parent
        rootElement.owner = self
        pointer.host = self
        focus.host = self
        tooltips.host = self
        caretMessage.host = self
        drops.host = self
        dragPreview.host = self
    }

    /// The views disappear with their host: tasks are cancelled, and what was typed is handed on.
    isolated deinit {
        guard let rootNode else { return }
        graph.onInvalidation = {}
        rootNode.unmount()
        graph.update()
    }

    /// Shows another view; state is kept where the types agree.
    package func setRoot(_ view: some View) { rootNode?.update(decorate(AnyView(view))) }

    /// Changes what the root inherits: light or dark, text size, locale.
    package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        change(&inherited)
        passOnEnvironment()
    }

    /// Changes what the root inherits once more, whatever that comes to be; takes the place of the last
    /// such change.
    package func overrideEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) {
        wishes = change
        passOnEnvironment()
    }

    private func passOnEnvironment() {
        guard let rootNode else { return }
        var values = inherited
        values.displayScale = scale
        values.scenePhase = phase
        values.controlActiveState = phase == .active ? .key : .inactive
        traits.write(to: &values)
        wishes(&values)
        let moved = !environment.accessibilityReduceMotion
        rootNode.setEnvironment(values)
        if moved && values.accessibilityReduceMotion { finishMotion() }
    }

    /// Lets all that moves arrive.
    private func finishMotion() {
        clock.tick(at: .infinity)
        for layer in layers { layer.surface.finishMotion() }
    }

    package var environment: EnvironmentValues { rootNode?.environment ?? EnvironmentValues() }

    package func layoutWasInvalidated() { requestFrame() }
    package func paintingWasInvalidated() { requestFrame() }

    /// What changes during an update is part of that update; only what it leaves over needs another.
    func requestFrame() {
        if !isUpdating { platform.requestFrame() }
    }

    /// A rectangle of the window has to be painted again.
    package func addDamage(_ rect: CGRect) {
        guard !rect.isEmpty else { return }
        damage.append(rect)
        requestFrame()
    }

    package func elementWasRemoved(_ element: Element) {
        addDamage(element.paintedRect)
        pointer.elementWasRemoved(element)
        drops.elementWasRemoved(element)
        tooltips.elementWasRemoved(element)
        focus.elementWasRemoved(element)
        focusScene.valuesMayHaveChanged()
    }

    /// Calls the client's `deadlineReached` at a time of the platform's clock; nil takes that back, as does a time
    /// that never comes.
    package func setDeadline(_ time: TimeInterval?, for client: any DeadlineClient) {
        let id = ObjectIdentifier(client)
        if let time, time < .infinity {
            deadlines[id] = Deadline(client: client, time: time)
        } else {
            deadlines[id] = nil
        }
    }

    /// Calls a client once a frame from now on, while there is more to come.
    package func addFrameClient(_ client: any FrameClient) { clock.add(client, at: platform.now) }

    private struct WeakClient {
        weak var value: (any ViewportClient)?
    }

    private var viewportClients: [WeakClient] = []

    /// Tells a client after each layout, for as long as it is there.
    package func addViewportClient(_ client: any ViewportClient) {
        viewportClients.append(WeakClient(value: client))
    }

    private func passTime() {
        let now = platform.now
        defer {
            clock.tick(at: now)
            for layer in layers { layer.surface.passTime() }
        }
        for (id, deadline) in deadlines where deadline.time <= now || deadline.client == nil {
            deadlines[id] = nil
            deadline.client?.deadlineReached()
        }
    }

    private var isUpToDate: Bool { graph.isValid && graph.layout.isEmpty }

    /// Puts the root in its size, again while placing changes the tree (a scroll view that reveals).
    func layOut() {
        var passes = 0
        var settles = true
        if !rootElement.layout.hasPlace, graph.hasScopesWaiting {
            // What is to move as it appears has to be somewhere first.
            graph.layout.settleSizes()
            graph.layout.flush { placeRoot() }
        }
        repeat {
            settles = graph.flush()
            graph.layout.settleSizes()
            graph.layout.flush {
                placeRoot()
                for layer in layers { layer.place(in: size, scale: scale) }
            }
            passes += 1
        } while settles && !isUpToDate && passes < 8
        graph.endUpdate()
    }

    private func updateHover() {
        pointer.updateHover()
        for layer in layers { layer.surface.updateHover() }
    }

    private func placeRoot() {
        if rootElement.needsLayout { pointer.contentMoved() }
        rootElement.place(at: origin, size: size, proposal: ProposedViewSize(size))
        graph.layout.placeRemaining()
        focus.layoutDidChange()
        viewportClients.removeAll { $0.value == nil }
        for client in viewportClients { client.value?.viewportDidChange() }
    }

    /// Gives a layer its place in the window.
    func show(in frame: CGRect, scale: CGFloat) {
        if frame != CGRect(origin: origin, size: size) {
            damage += [CGRect(origin: origin, size: size), frame]
            (origin, size) = (frame.origin, frame.size)
        }
        self.scale = scale
        placeRoot()
    }
}

extension ViewHost: WindowContent {
    /// As on the Mac: 900 × 450 points, or more where the content needs it. Content that has one size only keeps that.
    ///
    /// With `contentSize` it is the content's ideal size, or the usual one as far as the content fills it where it has none.
    package func openingSize(_ resizability: WindowResizability) -> CGSize {
        let usual = CGSize(width: 900, height: 450)
        let least = sizeThatFits(.zero)
        let most = sizeThatFits(.infinity)
        if least.width > 0, least.height > 0, least == most { return least }
        if resizability.hasLargestSize {
            let ideal = sizeThatFits(.unspecified)
            func side(_ ideal: CGFloat, _ least: CGFloat, _ most: CGFloat, _ usual: CGFloat) -> CGFloat {
                max(least, min(most.isFinite ? ideal : max(ideal, usual), most))
            }
            return CGSize(
                width: side(ideal.width, least.width, most.width, usual.width),
                height: side(ideal.height, least.height, most.height, usual.height))
        }
        let width = max(usual.width, least.width)
        let height = sizeThatFits(ProposedViewSize(width: width, height: 0)).height
        return CGSize(width: width, height: max(usual.height, height))
    }

    package func minimumSize() -> CGSize {
        // The height at the present width: at the smallest, text would be a column of words.
        CGSize(
            width: sizeThatFits(.zero).width,
            height: sizeThatFits(ProposedViewSize(width: size.width, height: 0)).height)
    }

    package func maximumSize() -> CGSize {
        CGSize(
            width: sizeThatFits(.infinity).width,
            height: sizeThatFits(ProposedViewSize(width: size.width, height: .infinity)).height)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        _ = graph.flush()
        graph.layout.settleSizes()
        return graph.layout.aside { rootElement.sizeThatFits(proposal) }
    }

    package func resize(to size: CGSize, scale: CGFloat) {
        if scale != self.scale {
            self.scale = scale
            passOnEnvironment()
            // Texts are as large as whole pixels.
            rootElement.invalidateAllLayout()
        }
        guard size != self.size else { return }
        self.size = size
        traits = WindowTraits(size: size)
        damage = [CGRect(origin: .zero, size: size)]
        rootElement.invalidateLayout()
    }

    package func update() -> [CGRect] {
        DefaultsStore.refresh()
        isUpdating = true
        defer {
            isUpdating = false
            if !isUpToDate { platform.requestFrame() }
        }
        passTime()
        layOut()
        updateHover()
        if !isUpToDate { layOut() }
        collectDamage()
        let bounds = CGRect(origin: .zero, size: size)
        defer { damage.removeAll(keepingCapacity: true) }
        return damage.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    }

    private func collectDamage() {
        rootElement.forgetExtents()
        rootElement.collectDamage(
            into: &damage, in: WindowSpace(), visible: CGRect(origin: origin, size: size), moved: false)
        for layer in layers {
            layer.surface.collectDamage()
            damage += layer.surface.damage
            layer.surface.damage.removeAll(keepingCapacity: true)
        }
    }

    package var backdrops: [CGRect] { graph.backdrops.rects }

    package func paint(on painter: Painter) {
        if parent == nil { painter.fill(background(environment)) }
        rootElement.paint(on: painter)
        paintLayers(on: painter)
    }

    package var nextDeadline: TimeInterval? {
        let own = deadlines.values.map(\.time) + [clock.nextFrame].compactMap { $0 }
        return (own + layers.compactMap { $0.surface.nextDeadline }).min()
    }

    package func endEditing() {
        for layer in layers { layer.surface.endEditing() }
        focus.focus(nil, for: .program)
        phase = .background
        // What the app does about it.
        if parent == nil { _ = update() }
    }

    package func handle(_ event: InputEvent) {
        if keepsBack(event) { return }
        if case .capsLock(let isOn) = event { return setCapsLock(isOn) }
        if case .alternate(let isHeld) = event {
            menuBar?.alternateChanged(isHeld)
            return
        }
        if case .windowFocused(false) = event { menuBar?.alternateChanged(false) }
        if case .windowFocused(let isFocused) = event { phase = isFocused ? .active : .inactive }
        UndoManager.eventEnded()
        defer { UndoManager.eventEnded() }
        layOut()
        if isStrayText(event) || handleInLayers(event) { return }
        switch event {
        case .pointerPressed, .scrolled, .keyPressed:
            tooltips.silence()
            caretMessage.end()
        case .windowFocused(false): tooltips.silence()
        default: break
        }
        switch event {
        case .keyPressed, .keyReleased, .text, .preedit, .deleteAround, .windowFocused: focus.handle(event)
        default: pointer.handle(event)
        }
    }
}
