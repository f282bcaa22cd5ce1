import Foundation
import PicaCanvas
import PicaDrawing
import PicaGraph
import PicaState

/// Dims the window behind a dialog, and fades with the dialog's layer.
struct DialogScrim {
    var isSeen = true
}

extension DialogScrim: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> DialogScrimBehavior { DialogScrimBehavior(element) }
}

final class DialogScrimBehavior: ElementBehavior {
    unowned let element: Element
    private var opacity = 0.0

    init(_ element: Element) { self.element = element }

    func update(_ value: DialogScrim, _ environment: EnvironmentValues) {
        opacity = !value.isSeen ? 0 : environment.colorScheme == .dark ? 0.5 : 0.3
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
        paint()
        painter.popLayer()
    }
}
