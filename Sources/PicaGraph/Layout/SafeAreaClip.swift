import Foundation
import PicaCanvas
import PicaState

extension View {
    /// Clips the view's drawing to its frame, extended by the safe area that it touches. That is, for instance, the
    /// space below bars.
    nonisolated package func clippedToSafeArea() -> some View { modifier(SafeAreaClip()) }
}

private struct SafeAreaClip: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> SafeAreaClipBehavior { SafeAreaClipBehavior(element) }
}

private final class SafeAreaClipBehavior: ElementBehavior, ViewportClient {
    unowned let element: Element
    private var covered = CoveredEdges()
    private var viewport = ViewportObservation()

    init(_ element: Element) { self.element = element }

    func update(_ value: SafeAreaClip, _ environment: EnvironmentValues) {}

    func placeChildren() {
        viewport.begin(for: self, in: element.host)
        placeContents()
    }

    func viewportDidChange() { covered.look(around: element) }

    private var clip: CGRect { covered.around(frame, of: element) }

    var contentClip: CGRect? { clip }
    var confinesTouch: Bool { false }

    func paintChildren(on painter: Painter, _ paint: () -> Void) {
        painter.pushClip(clip)
        paint()
        painter.popClip()
    }
}
