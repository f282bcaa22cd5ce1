import Foundation
import PicaCanvas
import PicaText

/// A mounted view and everything around it: the tree, its root's size, focus and pointer, damage.
///
/// A window shows one host; offscreen rendering and tests use one without a window.
@MainActor package final class ViewHost {
    let graph: ViewGraph
    private let rootNode: RootNode
    package let rootElement: RootElement
    package let platform: any Platform
    private(set) var pointer: PointerDispatcher
    private(set) var focus: FocusController
    private(set) var scale: CGFloat = 1
    private var size = CGSize.zero
    private var damage: [CGRect] = []
    private var deadlines: [ObjectIdentifier: Deadline] = [:]

    private struct Deadline {
        weak var element: Element?
        var time: TimeInterval
    }

    /// - Parameter environment: What the root inherits, before the host's own values.
    package init(_ view: some View, platform: any Platform, environment: EnvironmentValues = .desktop) {
        self.platform = platform
        let graph = ViewGraph()
        self.graph = graph
        let root = RootNode(AnyView(view), graph: graph, environment: environment)
        rootNode = root
        rootElement = RootElement(node: root)
        pointer = PointerDispatcher()
        focus = FocusController()
        graph.host = self
        graph.onInvalidation = { [weak self] in self?.platform.requestFrame() }
        pointer.host = self
        focus.host = self
        root.element = rootElement
        root.mountContent()
        graph.update()
    }

    /// The views disappear with their host: tasks are cancelled, and what was typed is handed on.
    isolated deinit {
        graph.onInvalidation = {}
        rootNode.unmount()
        graph.update()
    }

    /// Shows another view; state is kept where the types agree.
    package func setRoot(_ view: some View) { rootNode.update(AnyView(view)) }

    /// Changes what the root inherits: light or dark, text size, locale.
    package func updateEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        var values = rootNode.environment
        change(&values)
        rootNode.setEnvironment(values)
    }

    package var environment: EnvironmentValues { rootNode.environment }

    func layoutWasInvalidated() { platform.requestFrame() }
    func paintingWasInvalidated() { platform.requestFrame() }

    func elementWasRemoved(_ element: Element) {
        if !element.paintedRect.isEmpty { damage.append(element.paintedRect) }
        pointer.elementWasRemoved(element)
        focus.elementWasRemoved(element)
    }

    /// Calls the element's `deadlineReached` at a time of the platform's clock; nil takes that back.
    func setDeadline(_ time: TimeInterval?, for element: Element) {
        let id = ObjectIdentifier(element)
        if let time {
            deadlines[id] = Deadline(element: element, time: time)
            platform.requestFrame()
        } else {
            deadlines[id] = nil
        }
    }

    private func runDeadlines() {
        let now = platform.now
        for (id, deadline) in deadlines where deadline.time <= now || deadline.element == nil {
            deadlines[id] = nil
            deadline.element?.deadlineReached()
        }
    }

    /// Puts the root in its size, again while placing changes the tree (a scroll view that reveals).
    private func layOut() {
        var passes = 0
        repeat {
            graph.update()
            rootElement.place(at: .zero, size: size, proposal: ProposedViewSize(size))
            passes += 1
        } while (!graph.isValid || rootElement.needsLayout) && passes < 8
    }
}

extension ViewHost: WindowContent {
    package func idealSize() -> CGSize {
        graph.update()
        return rootElement.sizeThatFits(.unspecified)
    }

    package func minimumSize() -> CGSize { sizeThatFits(.zero) }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        graph.update()
        return rootElement.sizeThatFits(proposal)
    }

    package func resize(to size: CGSize, scale: CGFloat) {
        if scale != self.scale {
            self.scale = scale
            updateEnvironment { $0.displayScale = scale }
        }
        guard size != self.size else { return }
        self.size = size
        damage = [CGRect(origin: .zero, size: size)]
        rootElement.invalidateLayout()
    }

    package func update() -> [CGRect] {
        runDeadlines()
        layOut()
        focus.update()
        let bounds = CGRect(origin: .zero, size: size)
        rootElement.collectDamage(into: &damage, offset: .zero, visible: bounds, moved: false)
        defer { damage.removeAll(keepingCapacity: true) }
        return damage.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    }

    package func paint(on canvas: Canvas) {
        canvas.fill(rootNode.environment.theme[.background])
        rootElement.paint(on: canvas)
    }

    package var nextDeadline: TimeInterval? { deadlines.values.map(\.time).min() }

    package func handle(_ event: InputEvent) {
        layOut()
        switch event {
        case .keyPressed, .keyReleased, .text, .preedit, .windowFocused: focus.handle(event)
        default: pointer.handle(event)
        }
    }
}

/// The node above everything else.
final class RootNode: TypedNode<AnyView> {
    private var child: TypedNode<AnyView>?
    weak var element: RootElement?

    override init(_ view: AnyView, graph: ViewGraph, environment: EnvironmentValues) {
        super.init(view, graph: graph, environment: environment)
    }

    func mountContent() {
        child = view.mount(in: self)
        collectElements()
    }

    func setEnvironment(_ values: EnvironmentValues) {
        let keys = values.keysChanged(from: environment)
        guard !keys.isEmpty else { return }
        inherit(values, changed: keys)
        element?.direction = values.layoutDirection
        element?.setNeedsDisplay()
    }

    override var children: [ViewNode] { child.map { [$0] } ?? [] }
    override func evaluate() { child?.update(view) }
    override func elementsDidChange() { graph.enqueueContainer(self) }
}

extension RootNode: ElementCollecting {
    func collectElements() {
        element?.direction = environment.layoutDirection
        element?.setChildren(child?.elements ?? [])
    }
}

/// The element that fills a window: centres what is smaller.
package final class RootElement: Element {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        children.reduce(CGSize.zero) { size, child in
            let other = child.sizeThatFits(proposal)
            return CGSize(width: max(size.width, other.width), height: max(size.height, other.height))
        }
    }

    override func placeChildren() {
        for child in children {
            let fitting = child.sizeThatFits(ProposedViewSize(size))
            child.place(
                at: CGPoint(x: (size.width - fitting.width) / 2, y: (size.height - fitting.height) / 2),
                size: fitting, proposal: ProposedViewSize(size))
        }
    }

    override var clipsChildren: Bool { true }
}
