import Foundation
import PicaCanvas
import PicaState

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

    /// Removes a layer and all layers presented from within it.
    ///
    /// - Parameter change: The transaction of the dismissal.
    func remove(_ layer: SurfaceLayer, in change: Transaction = Transaction()) {
        guard let index = layers.firstIndex(where: { $0 === layer }) else { return }
        if layer === activePanel { moveKeyboard(to: nil) }
        var gone = [layer]
        for other in layers[(index + 1)...] where other.belongs(to: gone) { gone.append(other) }
        damage += gone.map(\.paintedFrame)
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

    /// A layer that fades out and takes no input.
    struct LeavingLayer {
        let layer: SurfaceLayer
        /// The layer directly behind it; `nil` for the window.
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

    /// The distance by which the pointer may move unintentionally, in points.
    private static let pressTolerance: CGFloat = 4

    /// The frontmost layer that takes pointer and keyboard, or the window itself.
    var front: ViewHost { top?.surface ?? self }

    /// The surface with the keyboard.
    private var keyboard: ViewHost { activePanel?.surface ?? front }

    /// The panel with the keyboard.
    private var activePanel: SurfaceLayer? { layersBeside.last(where: \.isActive) }

    /// The companions and panels in front of the surface in `front`.
    private var layersBeside: [SurfaceLayer] {
        layers[((layers.lastIndex(where: \.role.hasKeyboard) ?? -1) + 1)...].filter(\.role.isBeside)
    }

    /// Moves the keyboard.
    ///
    /// - Parameter panel: The panel; `nil` for the surface behind the panels.
    private func moveKeyboard(to panel: SurfaceLayer?) {
        guard panel !== activePanel else { return }
        keyboard.focus.handle(.windowFocused(false))
        for layer in layers { layer.isActive = layer === panel }
        keyboard.focus.handle(.windowFocused(true))
    }

    /// Whether a dialog is in front of the surface.
    var isBehindDialog: Bool {
        let layers = (parent ?? self).layers
        let start = layers.firstIndex { $0.surface === self }.map { $0 + 1 } ?? 0
        return layers[start...].contains { $0.role == .dialog }
    }

    private var top: SurfaceLayer? { layers.last(where: \.role.hasKeyboard) }

    /// The element that commands act on: the focused one of the front layer, else of the window. Menus are skipped, as
    /// they only choose a command.
    package var focusedElement: Element? {
        let surface = layers.last { $0.role.hasFocus || $0.isActive }?.surface ?? self
        return surface.focus.focused ?? focus.focused
    }

    /// The menu bar of the window.
    var menuBar: (any MenuBarResponder)? {
        (parent ?? self).rootElement.first { $0.responder as? any MenuBarResponder }
    }

    /// Whether Caps Lock is on, as last reported to the window.
    package var isCapsLockOn: Bool { parent?.isCapsLockOn ?? capsLock }

    func setCapsLock(_ isOn: Bool) {
        capsLock = isOn
        (focusedElement?.responder as? any CapsLockResponder)?.capsLockChanged()
    }

    /// The identity of the element that has the keyboard.
    struct KeyTarget: Equatable {
        let element: ObjectIdentifier?
    }

    /// Whether a key is held whose press was delivered.
    var isKeyHeld: Bool { keyTarget != nil }

    /// Whether the event is the text of a key whose press went elsewhere. For instance the space that pressed a button
    /// must not be typed into the field that it opened.
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

    /// Returns the companion that gets a pointer event. This is the one being pressed, or the one under the pointer
    /// while no other surface is pressed.
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

    /// The frontmost menu and its parent menus.
    private var menuChain: [SurfaceLayer] {
        var chain: [SurfaceLayer] = []
        for layer in layers.reversed() where layer.role.hasKeyboard {
            chain.append(layer)
            if layer.role != .submenu { break }
        }
        return chain
    }

    /// Returns the parent menu under the pointer; `nil` if it is the frontmost menu.
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

    /// Returns whether an event goes to the menu bar of the open menu. Moves the hover between the two.
    private func isForMenuBar(_ event: InputEvent, beside chain: [SurfaceLayer]) -> Bool {
        guard let menu = chain.last, menu.role == .barMenu, let place = event.location else { return false }
        // The release of the press that opened the menu goes to the menu.
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

    /// Delivers an event to the layer that it belongs to.
    ///
    /// - Returns: Whether it was handled; if `false`, it belongs to the window.
    func handleInLayers(_ event: InputEvent) -> Bool {
        if case .pointerPressed(let point, _, _, _) = event, !layersBeside.isEmpty {
            let pressed = layersBeside.last { $0.frame.contains(point) }
            // A companion leaves the keyboard with the field.
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
        // Among a menu and its submenus, the one under the pointer gets the event.
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
            // The press that opened a menu must not choose an item, wherever the menu is.
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
