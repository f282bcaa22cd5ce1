import Foundation
import PicaCanvas
import PicaFoundation
import PicaState

/// A surface: a root of layout, focus and damage with a place on the screen.
///
/// A window's host also owns the graph of its views; offscreen rendering and tests use a host without a window. A layer
/// in a window is a surface of its own that shares the window's graph.
@MainActor package final class ViewHost {
    package let graph: ViewGraph
    /// The root node; `nil` for a layer, whose views are below other nodes of the graph.
    private let rootNode: RootNode?
    /// The environment of the root, before the host's own values.
    private var inherited: EnvironmentValues
    /// The changes to the environment made by the window's own views.
    private var wishes: (inout EnvironmentValues) -> Void = { _ in }
    /// The surface that contains a layer; `nil` for a window.
    private(set) weak var parent: ViewHost?
    /// Whether the surface is a panel's.
    var isPanel = false
    /// The visibility of a layer that fades: 0 is gone, 1 is fully visible.
    package internal(set) var presence = 1.0
    /// The arrow from a layer to its anchor; `nil` if it has none.
    var arrow: LayerArrow?
    /// The layers, from back to front.
    var layers: [SurfaceLayer] = []
    /// The layers that are fading out.
    var leaving: [LeavingLayer] = []
    /// The companion under the pointer.
    weak var pointedCompanion: SurfaceLayer?
    /// Whether the pointer is over the menu bar of the open menu.
    var pointsAtMenuBar = false
    /// The menu that the pointer was last over while submenus are open.
    weak var pointedMenu: SurfaceLayer?
    /// The element that had the keyboard when the held key was pressed; `nil` while none is held.
    var keyTarget: KeyTarget?
    /// Whether a press outside dismissed the front layer; the rest of that press is ignored.
    var isPressedBesideLayer = false
    /// A press that a newly opened layer took over; `nil` after its release.
    var pressBehind: PointerDispatcher.HeldPress?
    package let rootElement: RootElement
    package let platform: any Platform
    /// The events that wait for input holds to end.
    var inputQueue = InputQueue()
    /// The clock of animations.
    package let clock = FrameClock()
    package let pointer = PointerDispatcher()
    package let focus = FocusController()
    let drops = DropDispatcher()
    let dragPreview = DragPreview()
    /// The focus state shared by the window and its layers.
    let focusScene: WindowFocus
    var capsLock = false
    /// The scene phase of the window, which its layers inherit.
    private var phase: ScenePhase {
        didSet { if phase != oldValue { passOnEnvironment() } }
    }
    /// The environment values derived from the window's size.
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
    /// The observer for assistive technologies; `nil` while none listens.
    var surfaceObserver: (any SurfaceObserver)?
    /// Whether an assistive technology listens; the environment and accessibility focus states follow.
    var isAssisted = false {
        didSet {
            guard isAssisted != oldValue else { return }
            graph.accessibilityCursor.turn(isAssisted, at: focusedElement)
            passOnEnvironment()
        }
    }
    private var deadlines: [ObjectIdentifier: Deadline] = [:]

    private struct Deadline {
        package weak var client: (any DeadlineClient)?
        package var time: TimeInterval
    }

    /// Creates the host of a window.
    ///
    /// - Parameters:
    ///   - environment: The environment of the root, before the host's own values.
    ///   - background: Returns the color behind everything.
    ///   - decorate: Wraps the root view and each view that replaces it.
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

    /// Creates the surface of a layer.
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

    /// Unmounts the views: their tasks are canceled, and pending text input is committed.
    isolated deinit {
        guard let rootNode else { return }
        graph.onInvalidation = {}
        rootNode.unmount()
        graph.update()
    }

    /// Replaces the root view; state is kept if the types match.
    package func setRoot(_ view: some View) { rootNode?.update(decorate(AnyView(view))) }

    /// The state of the app's own views in the window; see `SavedState`.
    package var savedState: [String: [String: Data]] { rootNode.map { SavedState.values(below: $0) } ?? [:] }

    /// Changes the environment of the root, such as color scheme, text size or locale.
    package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        change(&inherited)
        passOnEnvironment()
    }

    /// Sets a change that is applied after all others to the environment of the root. Replaces the last one.
    package func overrideEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) {
        wishes = change
        passOnEnvironment()
    }

    private func passOnEnvironment() {
        guard let rootNode else { return }
        var values = inherited
        values.displayScale = scale
        if isAssisted { values.isAssisted = true }
        values.scenePhase = phase
        values.controlActiveState = phase == .active ? .key : .inactive
        traits.write(to: &values)
        wishes(&values)
        let moved = !environment.accessibilityReduceMotion
        rootNode.setEnvironment(values)
        if moved && values.accessibilityReduceMotion { finishMotion() }
    }

    /// Ends all animations at their targets.
    private func finishMotion() {
        clock.tick(at: .infinity)
        for layer in layers { layer.surface.finishMotion() }
    }

    package var environment: EnvironmentValues { rootNode?.environment ?? EnvironmentValues() }

    package func layoutWasInvalidated() { requestFrame() }
    package func paintingWasInvalidated() { requestFrame() }

    /// Requests a frame. Changes during an update are part of it; it requests a frame for what it leaves.
    func requestFrame() {
        accessibilityChanged()
        if !isUpdating { platform.requestFrame() }
    }

    /// Notes that assistive technologies may have to know something new, such as another focus.
    func accessibilityChanged() {
        surfaceObserver?.contentMayHaveChanged()
        parent?.accessibilityChanged()
    }

    /// Damages a rectangle of the window.
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

    /// Calls the client's `deadlineReached` at a time of the platform's clock; `nil` or infinity cancels it.
    package func setDeadline(_ time: TimeInterval?, for client: any DeadlineClient) {
        let id = ObjectIdentifier(client)
        if let time, time < .infinity {
            deadlines[id] = Deadline(client: client, time: time)
        } else {
            deadlines[id] = nil
        }
    }

    /// Calls a client once per frame while it returns `true`.
    package func addFrameClient(_ client: any FrameClient) { clock.add(client, at: platform.now) }

    private struct WeakClient {
        weak var value: (any ViewportClient)?
    }

    private var viewportClients: [WeakClient] = []

    /// Notifies a client after each layout. The client is held weakly.
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

    /// Lays out the root, repeatedly while placing changes the tree, as a scroll view that reveals an element does.
    func layOut() {
        var passes = 0
        var settles = true
        if !rootElement.layout.hasPlace, graph.hasScopesWaiting {
            // Content that animates as it appears must first be laid out without animation.
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

    /// The part of the window in which the surface paints: a layer has a shadow around it.
    var paintedFrame: CGRect {
        CGRect(origin: origin, size: size).insetBy(dx: -shadowReach, dy: -shadowReach)
    }

    /// The distance by which the surface paints beyond its frame, in points.
    var shadowReach: CGFloat { parent == nil ? 0 : Elevation.floating.reach }

    /// Sets the frame of a layer in the window.
    func show(in frame: CGRect, scale: CGFloat) {
        if frame != CGRect(origin: origin, size: size) {
            damage.append(paintedFrame)
            (origin, size) = (frame.origin, frame.size)
            damage.append(paintedFrame)
        }
        self.scale = scale
        placeRoot()
    }
}

extension ViewHost: WindowContent {
    /// Returns the initial size, as on the Mac: 900 × 450 points, or more if the content needs it. Fixed-size content
    /// keeps its size.
    ///
    /// With `contentSize` it is the content's ideal size. A side that the content can fill without limit is at least
    /// the usual one.
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
        // The height is that at the current width: at the minimum width, text would be one word per line.
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
            // Text sizes are rounded to whole pixels.
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
            into: &damage, in: WindowSpace(), visible: paintedFrame, moved: false)
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
        // Runs the app's reaction to the new phase.
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
