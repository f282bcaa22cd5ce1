import Foundation

/// What a layer belongs to.
package enum LayerAnchor {
    /// A part of what it is presented by, by the size of that.
    case content((CGSize) -> CGRect)
    /// A place in the window's points.
    case window(@MainActor () -> CGRect)
}

/// Where a layer stands to what it belongs to.
package enum LayerPlacement: Equatable {
    /// Beside it, wherever there is room, and as far from there as a person has moved it.
    case panel(CGSize)
    /// On one side of it, in the middle, wherever there is room, below before above.
    case beside
    /// On one side of it, in the middle, with an arrow to it; nil for wherever there is room, below before above.
    case pointing(Edge?)
    /// Below it and beginning where it does; above it, or ending where it does, where there is no room.
    case menu
    /// Below it and beginning where it does, no higher than there is room, as far as there is some.
    case hanging
    /// As a menu, no narrower than it and never over it: lower where the room is.
    case list
    /// Where it begins, also past the window's edges.
    case held
    /// All of the window.
    case window
    /// Beside it and beginning at its height, on the side where reading goes on as long as there is room.
    case submenu
}

/// What a layer takes from what is behind it.
package enum LayerRole {
    /// Pointer and keyboard: a popover, a menu. A press beside it, or Escape, takes it away.
    case modal
    /// Pointer and keyboard, all over the window: a sheet, an alert. What takes it away is said by what is in it; see
    /// `DialogTarget`.
    case dialog
    /// Pointer and keyboard, too. But what had the focus is still what things are done with: a menu's.
    case menu
    /// As a menu does. But where the bar of menus is, the pointer is that's.
    case barMenu
    /// As a menu does. But where the menus that it hangs from are, the pointer is theirs, and a press beside all of them
    /// takes them all away.
    case submenu
    /// The pointer, where it stands; the keyboard stays where it is: what a field offers while one types.
    case companion
    /// The pointer, where it stands, and the keyboard from when it opens or is pressed until something else is: what
    /// one works with beside the window's content. Escape takes it away while it has the keyboard.
    case panel
    /// Nothing: a tooltip, which is only seen.
    case passive

    /// Whether it has the keyboard for as long as it is there.
    var hasKeyboard: Bool {
        switch self {
        case .modal, .dialog, .menu, .barMenu, .submenu: true
        case .companion, .panel, .passive: false
        }
    }

    /// Whether what has the focus in it is what things are done with.
    var hasFocus: Bool { self == .modal || self == .dialog }

    /// Whether it has the pointer where it stands, and leaves the rest to what is behind.
    var isBeside: Bool { self == .companion || self == .panel }
}

/// A surface in front of another one, in the same window: a popover, a menu.
///
/// It has layout, focus and damage of its own, and takes from what is behind it what its role says.
@MainActor final class SurfaceLayer {
    let surface: ViewHost
    let role: LayerRole
    /// The surface that what presents it is in: it goes with that.
    private weak var owner: ViewHost?
    /// What it stands beside, in the window's points.
    var anchor: () -> CGRect = { .zero }
    var placement = LayerPlacement.beside
    /// Asks whoever shows the layer to take it away.
    var dismiss: () -> Void = {}
    private(set) var frame = CGRect.null
    /// Where a press is not beside it.
    var card: CGRect {
        guard role == .dialog else { return frame.insetBy(dx: overhang, dy: overhang) }
        let dialog = surface.rootElement.first { $0.responder is DialogBehavior ? $0 : nil }
        return dialog?.frameInWindow ?? frame
    }
    /// The room for an arrow on all sides, in points.
    private var overhang: CGFloat {
        if case .pointing = placement { LayerArrow.length } else { 0 }
    }
    /// Between the layer and what it belongs to, in points.
    private var distance: CGFloat { overhang > 0 ? 1 : Self.gap }
    /// Whether a panel has the keyboard.
    var isActive = false
    /// How it comes and goes; what is in it shows that.
    private var presence = AnimatedValue(1.0) {
        didSet { surface.presence = min(1, max(0, presence.shown)) }
    }

    /// Between a layer without an arrow and what it belongs to, and at the window's edges, in points.
    private static let gap: CGFloat = 6
    /// Between a list and what it belongs to, in points.
    private static let listGap: CGFloat = 3
    /// How far a menu's first item is below its edge, and how far a submenu stands over the menu, in points.
    private static let submenuInset = CGSize(width: 3, height: 5)
    /// The height of the highest list, in points.
    private static let listHeight: CGFloat = 320

    /// - Parameter owner: The surface that what presents it is in: a window's, or another layer's in one.
    init(of owner: ViewHost, role: LayerRole) {
        surface = ViewHost(layerOf: owner.parent ?? owner)
        surface.isPanel = role == .panel
        self.owner = owner
        self.role = role
    }

    /// Whether it goes with one of the layers.
    func belongs(to layers: [SurfaceLayer]) -> Bool { layers.contains { $0.surface === owner } }

    /// Gives the layer its size and place in the window's.
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
            // Narrower, it may have to be higher.
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

    /// What points to what it stands beside; nil where it has no room for that, or stands over it.
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

    /// The side asked for where there is room, or its opposite, or wherever there is most.
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
    private static let coming = Animation.easeOut(duration: 0.18)
    private static let going = Animation.easeIn(duration: 0.14)

    /// Fades in from now on.
    func come(in transaction: Transaction) {
        presence = AnimatedValue(0)
        _ = fade(to: 1, by: Self.coming, in: transaction)
    }

    /// Fades out.
    /// - Returns: false where it is gone at once.
    func go(in transaction: Transaction) -> Bool { fade(to: 0, by: Self.going, in: transaction) }

    /// - Parameter change: The change that it comes or goes with: it says whether that may be seen.
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
        surface.parent?.addDamage(frame)
        if !isMoving, presence.target == 0 { surface.parent?.layerHasGone(self) }
        return isMoving
    }
}

/// What a layer's tree asks of the system: its window does it.
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
