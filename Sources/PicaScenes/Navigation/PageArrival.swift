import Foundation
import PicaCanvas
import PicaFoundation
import PicaGraph
import PicaState

/// The transition state of a page. Its kind is known only once the page's views exist, so pages share an object
/// compared by identity.
@MainActor final class PageTransit {
    var kind = _NavigationTransitionKind()
    /// The frame that the page last came from, in the window's points.
    private var origin: CGRect?

    /// Returns the frame that the page comes from, in an element's points; `nil` if it comes from the side.
    func origin(in element: Element) -> CGRect? {
        guard let source = kind.source else { return nil }
        origin = element.matchedFrame(of: AnyHashable(source.id), in: source.namespace) ?? origin
        return origin.map { element.fromWindow(area: $0) }
    }
}

/// Draws a page during its transition: it grows out of a view, or moves in from the trailing edge.
struct PageArrival {
    /// The progress: 0 is away, 1 is in place.
    private var part: Double
    private let transit: PageTransit
    private weak var element: Element?

    init(part: Double, transit: PageTransit) {
        self.part = part
        self.transit = transit
    }
}

extension PageArrival: PaintModifier {
    typealias Body = Never

    var animatableData: Double {
        get { part }
        set { part = newValue }
    }

    mutating func update(_ environment: EnvironmentValues, of element: Element) { self.element = element }

    @MainActor private var origin: CGRect? {
        guard let element, let origin = transit.origin(in: element), origin.width > 0 else { return nil }
        return origin
    }

    func transform(in frame: CGRect, _ direction: LayoutDirection) -> ProjectionTransform? {
        guard part < 1, frame.width > 0 else { return nil }
        guard let origin else {
            let distance = frame.width * (1 - part)
            return ProjectionTransform(
                CGAffineTransform(translationX: direction == .rightToLeft ? -distance : distance, y: 0))
        }
        let scale = origin.width / frame.width * (1 - part) + part
        return ProjectionTransform(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: origin.minX * (1 - part), ty: origin.minY * (1 - part)))
    }

    /// The progress at which a growing page becomes opaque.
    private static let fading = 0.4

    func paint(on painter: Painter, frame: CGRect, content: () -> Void) {
        guard part < Self.fading, origin != nil else { return content() }
        painter.pushLayer(Layer(opacity: max(0, part / Self.fading)))
        content()
        painter.popLayer()
    }
}
