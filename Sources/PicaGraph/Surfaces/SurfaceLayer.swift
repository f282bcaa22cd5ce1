import Foundation
import PicaState

/// The place that a layer belongs to.
package enum LayerAnchor {
    /// A part of the presenting view, computed from its size.
    case content((CGSize) -> CGRect)
    /// A rectangle in the window's coordinate space.
    case window(@MainActor () -> CGRect)
}

/// The placement of a layer relative to its anchor.
package enum LayerPlacement: Equatable {
    /// Beside the anchor where there is room, moved by the offset that the user dragged it.
    case panel(CGSize)
    /// Centered beside the anchor on a side with room, below before above.
    case beside
    /// Centered beside the anchor with an arrow, at an edge; `nil` for a side with room, below before above.
    case pointing(Edge?)
    /// Below the anchor and aligned to its start; above it or aligned to its end if there is no room.
    case menu
    /// Below the anchor and aligned to its start. The height is limited to the room there, but at least half the
    /// window's.
    case hanging
    /// Like a menu, at least as wide as the anchor and never over it; lower if room is short.
    case list
    /// At the anchor's origin, even beyond the window's edges.
    case held
    /// In the whole window.
    case window
    /// Beside the anchor and aligned to its top, on the trailing side while there is room.
    case submenu
}

/// The input that a layer takes from the surfaces behind it.
package enum LayerRole {
    /// Pointer and keyboard, as a popover. A press outside or Escape dismisses it.
    case modal
    /// Pointer and keyboard in the whole window, as a sheet or alert. Its content defines the dismissal; see
    /// `DialogTarget`.
    case dialog
    /// Pointer and keyboard, as a menu. Commands still act on the element that had the focus before.
    case menu
    /// Like `menu`, but the pointer still reaches the menu bar.
    case barMenu
    /// Like `menu`, but the pointer still reaches its parent menus. A press outside all of them dismisses them all.
    case submenu
    /// The pointer within its frame; the keyboard stays where it is, as for completions while typing.
    case companion
    /// The pointer within its frame, and the keyboard when opened or pressed until another surface is, as a palette.
    /// Escape dismisses it while it has the keyboard.
    case panel
    /// No input, as a tooltip.
    case passive

    /// Whether the layer has the keyboard as long as it is open.
    var hasKeyboard: Bool {
        switch self {
        case .modal, .dialog, .menu, .barMenu, .submenu: true
        case .companion, .panel, .passive: false
        }
    }

    /// Whether commands act on the focused element of the layer.
    var hasFocus: Bool { self == .modal || self == .dialog }

    /// Whether the layer takes the pointer within its frame only.
    var isBeside: Bool { self == .companion || self == .panel }
}

/// A surface in front of another one in the same window, such as a popover or a menu.
///
/// It has its own layout, focus and damage, and takes input from the surfaces behind it according to its role.
@MainActor final class SurfaceLayer {
    // SDL 2.26 has no child windows on Wayland, and on X11 only override-redirect ones without transparency. So layers
    // are parts of their window on both.

    let surface: ViewHost
    let role: LayerRole
    /// The surface of the presenting view; the layer closes with it.
    private weak var owner: ViewHost?
    /// Returns the anchor's rectangle, in the window's coordinate space.
    var anchor: () -> CGRect = { .zero }
    var placement = LayerPlacement.beside
    /// Asks the presenter to dismiss the layer.
    var dismiss: () -> Void = {}
    private(set) var frame = CGRect.null
    /// The area in which a press does not count as outside.
    var card: CGRect {
        guard role == .dialog else { return frame.insetBy(dx: overhang, dy: overhang) }
        let dialog = surface.rootElement.first { $0.responder is DialogBehavior ? $0 : nil }
        return dialog?.frameInWindow ?? frame
    }
    /// The frame with the shadow around it.
    var paintedFrame: CGRect { surface.paintedFrame }
    /// The space kept free for an arrow on all sides, in points.
    private var overhang: CGFloat {
        if case .pointing = placement { LayerArrow.length } else { 0 }
    }
    /// The distance between the layer and its anchor, in points.
    private var distance: CGFloat { overhang > 0 ? 1 : Self.gap }
    /// Whether the layer is a panel that has the keyboard.
    var isActive = false
    /// The visibility during fade-in and fade-out; the content reads it.
    private var presence = AnimatedValue(1.0) {
        didSet { surface.presence = min(1, max(0, presence.shown)) }
    }

    /// The distance of a layer without an arrow from its anchor and from the window's edges, in points.
    private static let gap: CGFloat = 6
    /// The distance between a list and its anchor, in points.
    private static let listGap: CGFloat = 3
    /// The height from a menu's edge to its first item, and the overlap of a submenu with its menu, in points.
    private static let submenuInset = CGSize(width: 3, height: Spacing.menuInset)
    /// The maximum height of a list, in points.
    private static let listHeight: CGFloat = 320

    /// Creates a layer.
    ///
    /// - Parameter owner: The surface of the presenting view: a window's or another layer's.
    init(of owner: ViewHost, role: LayerRole) {
        surface = ViewHost(layerOf: owner.parent ?? owner)
        surface.isPanel = role == .panel
        self.owner = owner
        self.role = role
    }

    /// Returns whether one of the layers presents this one.
    func belongs(to layers: [SurfaceLayer]) -> Bool { layers.contains { $0.surface === owner } }

    /// Sets the size and position of the layer in the window.
    func place(in window: CGSize, scale: CGFloat) {
        if placement == .window {
            frame = CGRect(origin: .zero, size: window)
            surface.show(in: frame, scale: scale)
            return
        }
        if placement == .held {
            frame = CGRect(origin: anchor().origin, size: surface.sizeThatFits(.unspecified))
            surface.show(in: frame, scale: scale)
            return
        }
        let edge = Self.gap - overhang
        let room = CGRect(origin: .zero, size: window).insetBy(dx: edge, dy: edge)
        guard room.width > 0, room.height > 0 else { return }
        let anchor = anchor().insetBy(dx: 0, dy: placement == .list ? -Self.listGap : 0)
        let ideal = surface.sizeThatFits(.unspecified)
        var size = CGSize(width: min(ideal.width, room.width), height: min(ideal.height, room.height))
        if size.width < ideal.width {
            // At a smaller width it may need more height.
            let fitting = surface.sizeThatFits(ProposedViewSize(width: size.width, height: nil))
            size.height = min(fitting.height, room.height)
        }
        if placement == .list {
            size.width = min(max(size.width, anchor.width), room.width)
            let most = max(room.maxY - anchor.maxY, anchor.minY - room.minY, 0)
            size.height = min(size.height, most, Self.listHeight)
        }
        if placement == .hanging {
            size.height = min(size.height, max(room.maxY - anchor.maxY, room.height / 2))
        }
        let isRightToLeft = surface.rootElement.direction == .rightToLeft
        var origin =
            switch placement {
            case .panel, .beside: place(size, on: nil, of: anchor, in: room, isRightToLeft)
            case .pointing(let edge): place(size, on: edge, of: anchor, in: room, isRightToLeft)
            case .menu, .hanging, .list: place(menu: size, at: anchor, in: room, isRightToLeft)
            case .held, .window: frame.origin
            case .submenu: place(submenu: size, at: anchor, in: room, isRightToLeft)
            }
        func inRoom(_ origin: CGPoint) -> CGPoint {
            CGPoint(
                x: min(max(origin.x, room.minX), room.maxX - size.width).rounded(),
                y: min(max(origin.y, room.minY), room.maxY - size.height).rounded())
        }
        origin = inRoom(origin)
        if case .panel(let offset) = placement {
            origin = inRoom(CGPoint(x: origin.x + offset.width, y: origin.y + offset.height))
        }
        frame = CGRect(origin: origin, size: size)
        surface.arrow = arrow(to: anchor)
        surface.show(in: frame, scale: scale)
    }

    /// Returns the arrow to the anchor; `nil` if the placement has none, or the layer covers the anchor.
    private func arrow(to anchor: CGRect) -> LayerArrow? {
        guard overhang > 0 else { return nil }
        let (x, y) = (anchor.midX - frame.minX, anchor.midY - frame.minY)
        if frame.minY >= anchor.maxY { return LayerArrow(side: .top, position: x) }
        if frame.maxY <= anchor.minY { return LayerArrow(side: .bottom, position: x) }
        if frame.minX >= anchor.maxX { return LayerArrow(side: .left, position: y) }
        if frame.maxX <= anchor.minX { return LayerArrow(side: .right, position: y) }
        return nil
    }

    private func place(menu size: CGSize, at anchor: CGRect, in room: CGRect, _ isRightToLeft: Bool)
        -> CGPoint
    {
        let (below, above) = (room.maxY - anchor.maxY, anchor.minY - room.minY)
        let isBelow = below >= size.height || below >= above
        let (toRight, toLeft) = (anchor.minX, anchor.maxX - size.width)
        let isToRight = isRightToLeft ? toLeft < room.minX : toRight + size.width <= room.maxX
        return CGPoint(
            x: isToRight ? toRight : toLeft, y: isBelow ? anchor.maxY : anchor.minY - size.height)
    }

    private func place(submenu size: CGSize, at anchor: CGRect, in room: CGRect, _ isRightToLeft: Bool)
        -> CGPoint
    {
        let inset = Self.submenuInset
        let (right, left) = (anchor.maxX - inset.width, anchor.minX + inset.width - size.width)
        let (fitsRight, fitsLeft) = (right + size.width <= room.maxX, left >= room.minX)
        let isToRight = isRightToLeft ? !fitsLeft && fitsRight : fitsRight || !fitsLeft
        return CGPoint(x: isToRight ? right : left, y: anchor.minY - inset.height)
    }

    private func place(
        _ size: CGSize, on edge: Edge?, of anchor: CGRect, in room: CGRect, _ isRightToLeft: Bool
    ) -> CGPoint {
        switch side(edge, of: anchor, for: size, in: room, isRightToLeft) {
        case .bottom: CGPoint(x: anchor.midX - size.width / 2, y: anchor.maxY + distance)
        case .top: CGPoint(x: anchor.midX - size.width / 2, y: anchor.minY - distance - size.height)
        case .right: CGPoint(x: anchor.maxX + distance, y: anchor.midY - size.height / 2)
        case .left: CGPoint(x: anchor.minX - distance - size.width, y: anchor.midY - size.height / 2)
        }
    }

    private enum Side { case top, bottom, left, right }

    /// Returns the requested side if there is room, else the opposite one, else the one with the most room.
    private func side(
        _ edge: Edge?, of anchor: CGRect, for size: CGSize, in room: CGRect, _ isRightToLeft: Bool
    ) -> Side {
        func spare(_ side: Side) -> CGFloat {
            switch side {
            case .top: anchor.minY - distance - room.minY - size.height
            case .bottom: room.maxY - anchor.maxY - distance - size.height
            case .left: anchor.minX - distance - room.minX - size.width
            case .right: room.maxX - anchor.maxX - distance - size.width
            }
        }
        let order: [Side] =
            switch edge {
            case .bottom?, nil: [.bottom, .top, .right, .left]
            case .top?: [.top, .bottom, .right, .left]
            case .leading?: isRightToLeft ? [.right, .left, .bottom, .top] : [.left, .right, .bottom, .top]
            case .trailing?: isRightToLeft ? [.left, .right, .bottom, .top] : [.right, .left, .bottom, .top]
            }
        return order.first { spare($0) >= 0 } ?? order.max { spare($0) < spare($1) } ?? .bottom
    }
}

extension SurfaceLayer: FrameClient {
    /// Starts to fade in.
    func come(in transaction: Transaction) {
        presence = AnimatedValue(0)
        _ = fade(to: 1, by: .arrival, in: transaction)
    }

    /// Starts to fade out.
    ///
    /// - Returns: `false` if the layer is gone at once.
    func go(in transaction: Transaction) -> Bool { fade(to: 0, by: .departure, in: transaction) }

    /// Animates the visibility.
    ///
    /// - Parameter change: The transaction of the presentation or dismissal; it may disable the animation.
    private func fade(to end: Double, by animation: Animation, in change: Transaction) -> Bool {
        var transaction = Transaction(animation: animation)
        transaction.disablesAnimations = change.disablesAnimations
        guard let window = surface.parent, presence.set(end, in: transaction, at: window.platform.now) else {
            return false
        }
        window.addFrameClient(self)
        return true
    }

    func frame(at now: TimeInterval) -> Bool {
        let isMoving = presence.move(to: now)
        surface.parent?.addDamage(paintedFrame)
        if !isMoving, presence.target == 0 { surface.parent?.layerHasGone(self) }
        return isMoving
    }
}

/// The platform of a layer, which forwards to its window.
@MainActor final class LayerPlatform: Platform {
    private weak var parent: ViewHost?

    init(_ parent: ViewHost) { self.parent = parent }

    var clipboard: any Clipboard { parent?.platform.clipboard ?? MemoryClipboard() }
    var primarySelection: any Clipboard { parent?.platform.primarySelection ?? MemoryClipboard() }
    var now: TimeInterval { parent?.platform.now ?? 0 }
    var date: Date { parent?.platform.date ?? Date() }
    func setCursor(_ cursor: PointerCursor) { parent?.platform.setCursor(cursor) }
    func setTextInput(_ place: TextInputTarget?) { parent?.platform.setTextInput(place) }
    func begin(_ drag: Drag, at point: CGPoint, _ modifiers: Modifiers) {
        parent?.platform.begin(drag, at: point, modifiers)
    }
    func requestFrame() { parent?.layerRequestsFrame() }
}
