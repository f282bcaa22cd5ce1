import Foundation
import PicaCanvas
import PicaDrawing
import PicaFoundation
import PicaGraph
import PicaState

/// Dims the window behind a dialog, and fades with the dialog's layer.
struct DialogScrim {
    let arrival: Arrival
    var isSeen = true

    /// The movement with which the dialog comes. It leaves the same way.
    enum Arrival {
        /// It comes down from the title bar.
        case descends
        /// It grows a little at its place.
        case grows
        /// It only fades.
        case appears
    }
}

extension DialogScrim: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> DialogScrimBehavior { DialogScrimBehavior(element) }
}

final class DialogScrimBehavior: ElementBehavior {
    unowned let element: Element
    private var opacity = 0.0
    private var arrival = DialogScrim.Arrival.appears
    /// The distance by which a dialog descends, in points, and the part of its size by which one grows.
    private static let (descent, growth) = (24.0, 0.05)

    init(_ element: Element) { self.element = element }

    func update(_ value: DialogScrim, _ environment: EnvironmentValues) {
        opacity = !value.isSeen ? 0 : environment.colorScheme == .dark ? 0.5 : 0.3
        arrival = environment.accessibilityReduceMotion ? .appears : value.arrival
        element.setNeedsPainting()
    }

    func paintChildren(on painter: Painter, _ paint: () -> Void) {
        let presence = element.host?.presence ?? 1
        guard presence > 0 else { return }
        if opacity > 0 {
            painter.fill(PixelColor(red: 0, green: 0, blue: 0, alpha: Float(opacity * presence)))
        }
        guard presence < 1 else { return paint() }
        // Put only the dialog in a layer: compositing the whole window would cost many pixels.
        painter.pushLayer(Layer(opacity: presence))
        let rest = 1 - presence
        switch arrival {
        case .descends: painter.withTranslation(CGPoint(x: 0, y: -Self.descent * rest), paint)
        case .grows:
            let scale = 1 - Self.growth * rest
            let center = CGPoint(x: frame.midX, y: frame.midY)
            painter.pushTransform(
                CGAffineTransform(
                    a: scale, b: 0, c: 0, d: scale, tx: center.x * (1 - scale), ty: center.y * (1 - scale)))
            paint()
            painter.popTransform()
        case .appears: paint()
        }
        painter.popLayer()
    }
}
