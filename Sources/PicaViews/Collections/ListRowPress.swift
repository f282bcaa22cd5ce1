import Foundation
import PicaGraph

/// Tells a list what the pointer does to a row.
struct ListRowPress {
    let index: Int
    let target: any ListRowTarget
}

extension ListRowPress: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> ListRowPressBehavior { ListRowPressBehavior(element, self) }
}

final class ListRowPressBehavior: ElementBehavior, PointerResponder, PressHandler, MenuResponder {
    unowned let element: Element
    private var row: ListRowPress
    private lazy var press = PressRecognizer(element, handler: self)
    private var isEnabled = true
    private var start = CGPoint.zero
    private var isDragging = false

    /// How far the pointer goes before a press is a drag, in points.
    private static let dragDistance: CGFloat = 6

    init(_ element: Element, _ row: ListRowPress) {
        self.element = element
        self.row = row
    }

    func update(_ value: ListRowPress, _ environment: EnvironmentValues) {
        row = value
        isEnabled = environment.isEnabled
    }

    var responder: (any Responder)? { self }
    var recognizers: [any PointerRecognizer] { [press] }

    func takes(_ press: PointerPress) -> Bool { press.button == .primary && isEnabled }

    func pressBegan(_ press: PointerPress) {
        start = press.location
        isDragging = false
        row.target.press(row.index, press.modifiers, clicks: press.clicks)
    }

    func pressMoved(to point: CGPoint, _ modifiers: Modifiers) {
        if !isDragging, abs(point.y - start.y) > Self.dragDistance, row.target.canMove(row.index) {
            isDragging = true
        }
        if isDragging { row.target.drag(row.index, to: element.toWindow(point)) }
    }

    func pressEnded(at point: CGPoint, _ modifiers: Modifiers) {
        if isDragging {
            row.target.drop(row.index)
        } else {
            row.target.release()
        }
    }

    func pressCancelled() { row.target.drop(nil) }

    /// The menu is about what is selected then, whoever has it.
    func openMenu(at point: CGPoint?) -> Bool {
        if isEnabled, point != nil { row.target.pressForMenu(row.index) }
        return false
    }
}
