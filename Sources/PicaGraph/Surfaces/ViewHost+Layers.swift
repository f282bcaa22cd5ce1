import Foundation
import PicaCanvas

extension ViewHost {
    /// Shows a layer in front of everything else.
    func add(_ layer: SurfaceLayer) {
        if layer.role.hasKeyboard {
            keyboard.focus.handle(.windowFocused(false))
            for surface in [front] + layers.filter(\.role.isBeside).map(\.surface) {
                pressBehind = surface.pointer.wasCovered() ?? pressBehind
            }
        }
        layers.append(layer)
        if layer.role == .panel { moveKeyboard(to: layer) }
        graph.hasLayers = true
        rootElement.invalidatePlacement()
    }

    /// Takes a layer away, with those that are presented by what is in it.
    /// - Parameter change: The change that it goes with.
    func remove(_ layer: SurfaceLayer, in change: Transaction = Transaction()) {
        guard let index = layers.firstIndex(where: { $0 === layer }) else { return }
        if layer === activePanel { moveKeyboard(to: nil) }
        var gone = [layer]
        for other in layers[(index + 1)...] where other.belongs(to: gone) { gone.append(other) }
        damage += gone.map(\.frame)
        layers.removeAll { other in gone.contains { $0 === other } }
        if layer.role == .dialog, layer.go(in: change) {
            let below = index > 0 ? layers[index - 1] : nil
            for place in leaving.indices where leaving[place].below === layer { leaving[place].below = below }
            leaving.insert(LeavingLayer(layer: layer, below: below), at: 0)
        }
        if layer.role == .barMenu { pointsAtMenuBar = false }
        if layer.role.hasKeyboard {
            keyboard.focus.handle(.windowFocused(true))
            if keyboard.focus.focused == nil { platform.setTextInput(nil) }
        }
        platform.requestFrame()
    }

    /// A layer on its way out, which is only seen any more.
    struct LeavingLayer {
        let layer: SurfaceLayer
        /// What it stands in front of; nil for the window.
        weak var below: SurfaceLayer?
    }

    func layerHasGone(_ layer: SurfaceLayer) { leaving.removeAll { $0.layer === layer } }

    func paintLayers(on painter: Painter) {
        paintLeaving(above: nil, on: painter)
        for layer in layers {
            layer.surface.paint(on: painter)
            paintLeaving(above: layer, on: painter)
        }
    }

    private func paintLeaving(above layer: SurfaceLayer?, on painter: Painter) {
        for entry in leaving where entry.below === layer { entry.layer.surface.paint(on: painter) }
    }

    /// How far a pointer may stray without meaning to, in points.
    private static let pressTolerance: CGFloat = 4

    /// The layer in front that keeps pointer and keyboard from what is behind, or the surface itself.
    var front: ViewHost { top?.surface ?? self }

    /// What has the keyboard.
    private var keyboard: ViewHost { activePanel?.surface ?? front }

    /// The panel that has the keyboard.
    private var activePanel: SurfaceLayer? { layersBeside.last(where: \.isActive) }

    /// Those that stand beside what is in front.
    private var layersBeside: [SurfaceLayer] {
        layers[((layers.lastIndex(where: \.role.hasKeyboard) ?? -1) + 1)...].filter(\.role.isBeside)
    }

    /// - Parameter panel: nil for what is behind.
    private func moveKeyboard(to panel: SurfaceLayer?) {
        guard panel !== activePanel else { return }
        keyboard.focus.handle(.windowFocused(false))
        for layer in layers { layer.isActive = layer === panel }
        keyboard.focus.handle(.windowFocused(true))
    }

    private var top: SurfaceLayer? { layers.last(where: \.role.hasKeyboard) }

    /// What things are done with: what has the keyboard in the layer in front, or had it when that opened. A menu
    /// is chosen from with the keyboard and is not what is meant.
    package var focusedElement: Element? {
        let surface = layers.last { $0.role.hasFocus || $0.isActive }?.surface ?? self
        return surface.focus.focused ?? focus.focused
    }

    /// The bar of the window's menus.
    var menuBar: (any MenuBarResponder)? {
        (parent ?? self).rootElement.first { $0.responder as? any MenuBarResponder }
    }

    /// Whether Caps Lock is on, as far as the window was told.
    package var isCapsLockOn: Bool { parent?.isCapsLockOn ?? capsLock }

    func setCapsLock(_ isOn: Bool) {
        capsLock = isOn
        (focusedElement?.responder as? any CapsLockResponder)?.capsLockChanged()
    }

    /// What has the keyboard, to be recognised.
    struct KeyTarget: Equatable {
        let element: ObjectIdentifier?
    }

    /// Whether a key is down that somebody was told of.
    var isKeyHeld: Bool { keyTarget != nil }

    /// Whether this is the text of a key that somebody else had: the space that pressed a button is not
    /// typed into the field that the button brought.
    func isStrayText(_ event: InputEvent) -> Bool {
        guard parent == nil else { return false }
        let target = KeyTarget(element: keyboard.focus.focused.map(ObjectIdentifier.init))
        switch event {
        case .keyPressed: keyTarget = target
        case .keyReleased: keyTarget = nil
        case .text: return keyTarget.map { $0 != target } ?? false
        default: break
        }
        return false
    }

    /// The companion to which what the pointer does belongs: the one that was pressed, or the one that it is
    /// over while nothing else is pressed.
    private func companion(for event: InputEvent) -> SurfaceLayer? {
        let place = event.location
        let companions = layersBeside
        if place != nil, let pressed = companions.first(where: { $0.surface.pointer.isPressed }) {
            return pressed
        }
        let under = place.flatMap { place in
            front.pointer.isPressed ? nil : companions.last { $0.frame.contains(place) }
        }
        if under !== pointedCompanion {
            (pointedCompanion?.surface ?? front).pointer.handle(.pointerLeft)
            pointedCompanion = under
        }
        return under
    }

    /// The menu in front, and those that it hangs from.
    private var menuChain: [SurfaceLayer] {
        var chain: [SurfaceLayer] = []
        for layer in layers.reversed() where layer.role.hasKeyboard {
            chain.append(layer)
            if layer.role != .submenu { break }
        }
        return chain
    }

    /// Which of the menus that hang from each other the pointer is over; nil for none of those behind the one in front.
    private func outerMenu(for event: InputEvent, in chain: [SurfaceLayer]) -> SurfaceLayer? {
        guard chain.count > 1, let place = event.location else { return nil }
        let under =
            chain.first(where: \.surface.pointer.isPressed) ?? chain.first { $0.frame.contains(place) }
            ?? chain[0]
        if under !== pointedMenu {
            pointedMenu?.surface.pointer.handle(.pointerLeft)
            pointedMenu = under
        }
        return under === chain[0] ? nil : under
    }

    /// Whether an event is for the bar that the menu in front hangs from. The pointer leaves the one for the other.
    private func isForMenuBar(_ event: InputEvent, beside chain: [SurfaceLayer]) -> Bool {
        guard let menu = chain.last, menu.role == .barMenu, let place = event.location else { return false }
        // The press that opened the menu is the menu's.
        if case .pointerReleased(_, let button, _) = event, button == pressBehind?.button { return false }
        let isOverBar =
            !chain.contains { $0.frame.contains(place) }
            && HitPath(to: place, from: rootElement).responders((any MenuBarResponder).self)
                .contains { _ in true }
        if isOverBar != pointsAtMenuBar {
            pointsAtMenuBar = isOverBar
            (isOverBar ? menu.surface : self).pointer.handle(.pointerLeft)
        }
        return isOverBar
    }

    func layerRequestsFrame() { requestFrame() }

    /// Sends an event to the layer in front.
    /// - Returns: Whether it is dealt with; otherwise it is for what is behind.
    func handleInLayers(_ event: InputEvent) -> Bool {
        if case .pointerPressed(let point, _, _, _) = event, !layersBeside.isEmpty {
            let pressed = layersBeside.last { $0.frame.contains(point) }
            // What a field offers while one types leaves the keyboard there.
            if pressed?.role != .companion { moveKeyboard(to: pressed) }
        }
        if let panel = activePanel {
            switch event {
            case .keyPressed(let press) where press.key == .escape:
                panel.dismiss()
                return true
            case .keyPressed, .keyReleased, .text, .preedit, .deleteAround, .windowFocused:
                panel.surface.handle(event)
                return true
            default: break
            }
        }
        if let companion = companion(for: event) {
            companion.surface.handle(event)
            return true
        }
        let chain = menuChain
        guard let top, !isForMenuBar(event, beside: chain) else { return false }
        // Of menus that hang from each other, the one that the pointer is over has it.
        let pointed = outerMenu(for: event, in: chain) ?? top
        switch event {
        case .keyPressed(let press) where press.key == .escape && top.role != .dialog:
            top.dismiss()
        case .keyPressed, .keyReleased, .text, .preedit, .deleteAround:
            top.surface.handle(event)
        case .windowFocused, .capsLock, .alternate:
            top.surface.handle(event)
        case .pointerPressed(let point, _, _, _):
            pressBehind = nil
            isPressedBesideLayer = !pointed.card.contains(point)
            if !isPressedBesideLayer {
                pointed.surface.handle(event)
            } else if top.role != .dialog {
                (chain.last ?? top).dismiss()
            }
        case .pointerReleased(let point, let button, _) where pressBehind?.button == button:
            let start = pressBehind?.location ?? point
            pressBehind = nil
            // The press that opened a menu chooses nothing in it, wherever that came to stand.
            if hypot(point.x - start.x, point.y - start.y) > Self.pressTolerance {
                pointed.surface.pointer.pressFromBehindEnded(at: point)
            }
        case .pointerReleased:
            if !isPressedBesideLayer { pointed.surface.handle(event) }
            isPressedBesideLayer = false
        case .pointerMoved, .pinched:
            if !isPressedBesideLayer { pointed.surface.handle(event) }
        case .pointerLeft:
            for menu in chain { menu.surface.handle(event) }
        case .scrolled(let step) where pointed.frame.contains(step.location):
            pointed.surface.handle(event)
        case .scrolled:
            break
        }
        return true
    }
}
