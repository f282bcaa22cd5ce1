import Foundation
import PicaControls
import PicaDrawing
import PicaGraph
import PicaLabels
import PicaState

/// A row that can be swiped, with the buttons beside it.
struct SwipedRow: ViewModifier {
    let leading: SwipeActions?
    let trailing: SwipeActions?
    let target: any ListRowTarget
    @State private var swipe = RowSwipe()

    func body(content: Content) -> some View {
        content
            .allowsHitTesting(swipe.edge == nil)
            .overlay {
                if swipe.edge != nil {
                    Color.clear.contentShape(Rectangle()).onTapGesture { swipe.close() }
                }
            }
            .offset(x: -swipe.shift)
            .background(alignment: swipe.edge == .leading ? .leading : .trailing) {
                if let actions = swipe.edge == .leading ? leading : trailing, swipe.edge != nil {
                    SwipeButtons(actions: actions, swipe: swipe)
                }
            }
            .modifier(SwipeTarget(leading: leading, trailing: trailing, swipe: swipe, target: target))
    }
}

/// The buttons beside a swiped row, at their own width or that of the space the row leaves.
private struct SwipeButtons: View {
    let actions: SwipeActions
    let swipe: RowSwipe

    @Environment(\.layoutDirection) private var direction

    init(actions: SwipeActions, swipe: RowSwipe) {
        self.actions = actions
        self.swipe = swipe
    }

    /// The direction from the edge that the buttons come from: the first button is at that edge.
    private var order: LayoutDirection {
        guard swipe.edge == .trailing else { return direction }
        return direction == .leftToRight ? .rightToLeft : .leftToRight
    }

    var body: some View {
        let room = abs(swipe.shift)
        HStack(spacing: 0) { actions.buttons }
            .environment(\.layoutDirection, order)
            .frame(width: room > swipe.buttonsWidth && swipe.buttonsWidth > 0 ? room : nil)
            .fixedSize(horizontal: true, vertical: false)
            .background {
                if room <= swipe.buttonsWidth || swipe.buttonsWidth == 0 {
                    Color.clear.onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: {
                        swipe.buttonsWidth = $0
                    }
                }
            }
            .buttonStyle(SwipeButtonStyle(swipe: swipe, direction: direction))
            .labelStyle(.titleAndIcon)
    }
}

/// A style for the buttons beside a row: colored areas as high as the row, which close once one is pressed.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
    let swipe: RowSwipe
    /// The layout direction of the buttons' labels.
    let direction: LayoutDirection

    func makeBody(configuration: Configuration) -> some View {
        Button(role: configuration.role) {
            perform(configuration)
        } label: {
            configuration.label.environment(\.layoutDirection, direction)
        }
        .buttonStyle(SwipeButtonLook())
        .modifier(SwipeButton { perform(configuration) })
    }

    private func perform(_ configuration: Configuration) {
        swipe.close()
        configuration.trigger()
    }
}

private struct SwipeButtonLook: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        let color: Color = configuration.role == .destructive ? .red : .accentColor
        configuration.label
            .lineLimit(1)
            .foregroundStyle(Color(themed: .onAccent))
            .padding(.horizontal, 14)
            .frame(minWidth: 64, maxWidth: .infinity, maxHeight: .infinity)
            .background(configuration.isPressed ? color.opacity(0.8) : color)
            .opacity(isEnabled ? 1 : 0.5)
    }
}

/// Lets a long swipe press a button beside a row.
private struct SwipeButton {
    let action: @MainActor () -> Void
}

extension SwipeButton: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> SwipeButtonBehavior { SwipeButtonBehavior(element) }
}

private final class SwipeButtonBehavior: ElementBehavior {
    unowned let element: Element
    private(set) var action: (@MainActor () -> Void)?

    init(_ element: Element) { self.element = element }

    func update(_ value: SwipeButton, _ environment: EnvironmentValues) {
        action = environment.isEnabled ? value.action : nil
    }
}

/// Moves a row on horizontal scrolling over it.
private struct SwipeTarget {
    let leading: SwipeActions?
    let trailing: SwipeActions?
    let swipe: RowSwipe
    let target: any ListRowTarget
}

extension SwipeTarget: ElementModifier {
    typealias Body = Never

    func makeBehavior(_ element: Element) -> SwipeTargetBehavior { SwipeTargetBehavior(element, self) }
}

private final class SwipeTargetBehavior: ElementBehavior, WheelResponder, DeadlineClient {
    unowned let element: Element
    private var row: SwipeTarget
    /// The time without movement after which a swipe ends, in seconds.
    private static let pause = 0.15
    /// The distance in points that a wheel notch moves a row whose buttons are not visible yet.
    private static let firstNotch: CGFloat = 40
    /// The fraction of the row's width beyond which a swipe performs the first action.
    private static let fullSwipe = 0.6

    init(_ element: Element, _ row: SwipeTarget) { (self.element, self.row) = (element, row) }

    func update(_ value: SwipeTarget, _ environment: EnvironmentValues) { row = value }

    var responder: (any Responder)? { self }

    private var swipe: RowSwipe { row.swipe }

    private func target(of delta: CGSize) -> CGFloat {
        var sides: Set<HorizontalEdge> = []
        if row.leading != nil { sides.insert(.leading) }
        if row.trailing != nil { sides.insert(.trailing) }
        let step = element.direction == .rightToLeft ? -delta.width : delta.width
        return swipe.target(of: step, sides, width: element.size.width)
    }

    func canScroll(by delta: CGSize) -> Bool {
        abs(delta.width) > abs(delta.height) && target(of: delta) != swipe.shift
    }

    func scroll(by delta: CGSize) { move(to: target(of: delta)) }

    /// Moves the row by notches of a wheel. They show the buttons but never press one, because a few notches go farther
    /// than the person intends.
    func turn(by delta: CGSize) {
        let most = swipe.buttonsWidth > 0 ? swipe.buttonsWidth : Self.firstNotch
        move(to: min(max(target(of: delta), -most), most))
    }

    private func move(to shift: CGFloat) {
        row.target.swipe(row.swipe)
        swipe.move(to: shift)
        if let host = element.host { host.setDeadline(host.platform.now + Self.pause, for: self) }
    }

    /// Ignores momentum: a swipe ends when the fingers lift.
    func glide(by delta: CGSize) {}

    func deadlineReached() {
        let actions = swipe.edge == .leading ? row.leading : row.trailing
        if actions?.allowsFullSwipe == true, abs(swipe.shift) > element.size.width * Self.fullSwipe {
            performFirst()
        } else if swipe.buttonsWidth > 0, abs(swipe.shift) > swipe.buttonsWidth / 2 {
            swipe.open()
        } else {
            swipe.close()
        }
    }

    private func performFirst() {
        func first(in element: Element) -> SwipeButtonBehavior? {
            if let button = (element as? BehaviorElement<SwipeButtonBehavior>)?.behavior { return button }
            return element.children.lazy.compactMap(first).first
        }
        guard let action = first(in: element)?.action else { return swipe.close() }
        action()
    }
}
