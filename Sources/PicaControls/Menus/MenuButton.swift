import Foundation
import PicaDrawing
import PicaGraph
import PicaState

/// A button that opens a menu as soon as it is pressed.
struct MenuButton<Face: View, Items: View> {
    private let items: Items
    private let face: Face
    private let isPopUp: Bool
    @State private var opening: Opening?

    private struct Opening {
        /// Whether a key opened the menu, so that its first item is selected.
        let isByKey: Bool
    }

    /// - Parameter isPopUp: Whether the button shows the chosen item. Its menu then has the button's width and starts
    ///   with that item selected.
    init(items: Items, isPopUp: Bool = false, @ViewBuilder face: () -> Face) {
        self.items = items
        self.isPopUp = isPopUp
        self.face = face()
    }
}

extension MenuButton: View {
    var body: some View {
        let isOpen = opening != nil
        Button {
            opening = Opening(isByKey: true)
        } label: {
            face.contentShape(Rectangle())
        }
        .modifier(MenuPress(isOpen: isOpen, opensAtOnce: true) { opening = Opening(isByKey: $0) })
        .modifier(
            LayerPresenter(
                isPresented: Binding(get: { opening != nil }, set: { if !$0 { opening = nil } }),
                placement: isPopUp ? .list : .menu, anchor: .content({ CGRect(origin: .zero, size: $0) }),
                role: .menu
            ) {
                MenuSurface(items: items, choosesFirst: isPopUp || opening?.isByKey == true)
            })
    }
}

/// Adds a menu to a view with an action of its own. It opens below, by the pointer's secondary button or an arrow key.
struct MenuBehind<Items: View>: ViewModifier {
    let items: Items
    @State private var opening: Bool?

    init(items: Items) { self.items = items }

    func body(content: Content) -> some View {
        content
            .modifier(MenuPress(isOpen: opening != nil, opensAtOnce: false) { opening = $0 })
            .modifier(
                LayerPresenter(
                    isPresented: Binding(get: { opening != nil }, set: { if !$0 { opening = nil } }),
                    placement: .menu, anchor: .content({ CGRect(origin: .zero, size: $0) }), role: .menu
                ) {
                    MenuSurface(items: items, choosesFirst: opening == true)
                })
    }
}

/// Opens a menu for the content.
private struct MenuPress {
    let isOpen: Bool
    /// Whether a press opens it, so that the content gets no clicks. Otherwise the secondary button opens it.
    let opensAtOnce: Bool
    let open: (_ isByKey: Bool) -> Void
}

extension MenuPress: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> MenuPressBehavior { MenuPressBehavior(element) }
}

private final class MenuPressBehavior: ElementBehavior, PointerResponder, PressHandler, KeyResponder,
    MenuResponder
{
    unowned let element: Element
    private var press: MenuPress?
    private var isEnabled = true
    private lazy var recognizer = PressRecognizer(element, handler: self)

    init(_ element: Element) { self.element = element }

    func update(_ value: MenuPress, _ environment: EnvironmentValues) {
        press = value
        isEnabled = environment.isEnabled
    }

    var responder: (any Responder)? { self }

    // MARK: Pointer

    var recognizers: [any PointerRecognizer] { opensAtOnce ? [recognizer] : [] }
    var recognizesInside: Bool { !opensAtOnce }
    private var opensAtOnce: Bool { press?.opensAtOnce == true }

    func takes(_ press: PointerPress) -> Bool { isEnabled && press.button == .primary }
    func pressBegan(_ press: PointerPress) { self.press?.open(false) }
    func pressMoved(to point: CGPoint, _ modifiers: Modifiers) {}
    func pressEnded(at point: CGPoint, _ modifiers: Modifiers) {}
    func pressCancelled() {}

    func openMenu(at point: CGPoint?) -> Bool {
        guard isEnabled, let press, !press.opensAtOnce else { return false }
        press.open(point == nil)
        return true
    }

    // MARK: Keyboard

    func keyPressed(_ stroke: KeyStroke) -> Bool {
        guard isEnabled, stroke.modifiers.isSubset(of: .alternate), stroke.key == .down || stroke.key == .up
        else { return false }
        press?.open(true)
        return true
    }

    // MARK: Accessibility

    func adjustAccessibility(_ properties: inout AccessibilityProperties) {
        if opensAtOnce {
            properties.role = .popUpButton
            properties.opensMenu = true
        }
        properties.isExpanded = press?.isOpen
        properties.offer(.showMenu) { [weak self] in
            if let self, isEnabled { press?.open(true) }
        }
    }
}
