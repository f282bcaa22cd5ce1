import Foundation
import PicaFoundation
import PicaGraph
import PicaState
import PicaText

/// Connects the program's windows with assistive technologies, while there are any.
///
/// A dedicated thread watches whether the desktop's accessibility is on. Only then it connects to the accessibility
/// bus, and windows are copied for it after their frames.
@MainActor final class AccessibilityBridge {
    private unowned let desktop: Desktop
    private let mailbox = AccessibilityMailbox()
    /// Whether windows are copied.
    private(set) var isOn = false
    private var identities: [ObjectIdentifier: AccessibilityID] = [:]
    /// The last copy of each window.
    private var sent: [AccessibilityID: AccessibleWindow] = [:]
    /// The time before which a window is not copied again, so that large trees take a small part of the time.
    private var pauses: [AccessibilityID: TimeInterval] = [:]
    /// The windows whose copies were put off.
    private var putOff: Set<AccessibilityID> = []

    /// The part of the time that copying may take, besides the copies that show what a client changed.
    private static let share = 0.1

    /// Starts to watch.
    ///
    /// - Parameter address: The address of the session bus.
    init(desktop: Desktop, address: String) {
        self.desktop = desktop
        let mailbox = mailbox
        let main = AccessibilityThread.Main(
            setIsOn: { [weak self] isOn in MainThread.run { self?.turn(isOn) } },
            ask: { [weak self] request in MainThread.run { self?.carryOut(request) } },
            setHearsKeys: { [weak self] hears in MainThread.run { self?.desktop.keys.isOn = hears } },
            answerKey: { [weak self] number, isTaken in
                MainThread.run { self?.desktop.keys.answered(number, isTaken: isTaken) }
            })
        desktop.keys.send = { mailbox.report($0, $1) }
        startThread { AccessibilityThread(address: address, mailbox: mailbox, main: main).run() }
    }

    isolated deinit { mailbox.end() }

    private func turn(_ isOn: Bool) {
        guard isOn != self.isOn else { return }
        self.isOn = isOn
        if isOn {
            AccessibilityAnnouncer.receiver = { [mailbox] in mailbox.announce($0) }
            for window in desktop.windows { windowDidUpdate(window) }
        } else {
            AccessibilityAnnouncer.receiver = nil
            for window in desktop.windows { window.accessibleContent?.endAccessibility() }
            (sent, pauses, putOff) = ([:], [:], [])
        }
    }

    // MARK: Windows

    /// Copies a window, if it may have changed and it is time.
    func windowDidUpdate(_ window: Window) {
        guard isOn else { return }
        let id = id(of: window)
        if SDL.now >= pauses[id] ?? 0 { copy(window) } else { putOff.insert(id) }
    }

    private func copy(_ window: Window) {
        guard let pass = window.accessibleContent?.accessibility else { return }
        let id = id(of: window)
        putOff.remove(id)
        let now = SDL.now
        var copy =
            sent[id]
            ?? AccessibleWindow(
                id: id, title: "", isActive: false, frame: .null, scale: 1, tree: AccessibilityTree())
        (copy.title, copy.isActive) = (window.shownTitle, window.isActive)
        (copy.frame, copy.scale) = (window.screenFrame, window.scale)
        let tree = pass.treeIfChanged()
        if let tree { copy.tree = tree }
        guard tree != nil || sent[id].map({ !$0.isLike(copy) }) ?? true else { return }
        pauses[id] = SDL.now + (SDL.now - now) * (1 / Self.share - 1)
        sent[id] = copy
        mailbox.put(copy)
    }

    /// The time at which a window that changed should be copied, as that was put off; `nil` for none.
    func deadline(of window: Window) -> TimeInterval? {
        guard isOn, let id = identities[ObjectIdentifier(window)], putOff.contains(id) else { return nil }
        return pauses[id]
    }

    func windowDidClose(_ window: Window) {
        guard let id = identities.removeValue(forKey: ObjectIdentifier(window)) else { return }
        (sent[id], pauses[id]) = (nil, nil)
        putOff.remove(id)
        mailbox.remove(id)
    }

    private func id(of window: Window) -> AccessibilityID {
        if let known = identities[ObjectIdentifier(window)] { return known }
        let new = AccessibilityID.next()
        identities[ObjectIdentifier(window)] = new
        return new
    }

    // MARK: Requests

    /// The answers about changes, which wait until windows have been copied with the changes.
    private var waiting: [(number: Int, answer: AccessibilityAnswer)] = []
    /// The windows that such changes were made in.
    private var changed: [Window] = []

    private func carryOut(_ request: AccessibilityRequest) {
        guard isOn else { return mailbox.answer(request.number, with: .gone) }
        for window in desktop.windows {
            guard let answer = answer(to: request, in: window) else { continue }
            guard case .done = answer else { return mailbox.answer(request.number, with: answer) }
            waiting.append((request.number, answer))
            if !changed.contains(where: { $0 === window }) { changed.append(window) }
            return
        }
        mailbox.answer(request.number, with: .gone)
    }

    /// Carries out a request; `nil` if it is not about the window or its elements.
    private func answer(to request: AccessibilityRequest, in window: Window) -> AccessibilityAnswer? {
        if identities[ObjectIdentifier(window)] == request.element {
            if case .focus = request.command { window.raise() }
            return .done(true)
        }
        return window.accessibleContent?.accessibility
            .carryOut(request.command, on: request.element)
    }

    /// Sends the answers about changes. Call it after windows were updated.
    func turnEnded() {
        guard !waiting.isEmpty else { return }
        for window in changed where desktop.windows.contains(where: { $0 === window }) { copy(window) }
        for (number, answer) in waiting { mailbox.answer(number, with: answer) }
        (waiting, changed) = ([], [])
    }
}

extension Window {
    fileprivate var accessibleContent: (any AccessibleContent)? { content as? any AccessibleContent }
}

extension AccessibleWindow {
    /// Whether two copies agree in everything but the tree.
    fileprivate func isLike(_ other: AccessibleWindow) -> Bool {
        title == other.title && isActive == other.isActive && frame == other.frame && scale == other.scale
    }
}

extension AccessibilityPass {
    /// Carries out a command; `nil` if the element is not in the window.
    fileprivate func carryOut(
        _ command: AccessibilityRequest.Command, on id: AccessibilityID
    ) -> AccessibilityAnswer? {
        switch command {
        case .perform(let kind): return perform(kind, on: id).map(AccessibilityAnswer.done)
        case .setNumber(let number): return setNumber(number, of: id).map(AccessibilityAnswer.done)
        case .focus: return focus(id).map(AccessibilityAnswer.done)
        case .reveal: return reveal(id).map(AccessibilityAnswer.done)
        case .rows(let command):
            guard element(id) != nil else { return nil }
            return rowOwner(of: id)?.answer(command) ?? .gone
        default: break
        }
        guard let element = element(id) else { return nil }
        guard let text = element.responder as? any AccessibleText else { return .gone }
        return text.answer(command)
    }
}

extension AccessibleRowOwner {
    fileprivate func answer(_ command: AccessibilityRequest.RowCommand) -> AccessibilityAnswer {
        switch command {
        case .make(let row):
            makeAccessibleRow(row)
            return .done(true)
        case .setSelected(let row, let isSelected):
            return .done(setAccessibleRow(row, isSelected: isSelected))
        case .setAllSelected(let areSelected): return .done(setAllAccessibleRows(areSelected: areSelected))
        case .isSelected(let row): return .done(isAccessibleRowSelected(row))
        case .selected: return .rows(selectedAccessibleRows)
        }
    }
}

extension AccessibleText {
    fileprivate func answer(_ command: AccessibilityRequest.Command) -> AccessibilityAnswer {
        guard let state = accessibleText else { return .gone }
        switch command {
        case .line(let place, let offset):
            return .range(line(place, offset, in: state.content), in: state.content)
        case .textFrame(let range): return .frame(accessibleFrame(of: range))
        case .textOffset(let point): return .offset(accessibleOffset(at: point), in: state.content)
        case .attributes(let offset):
            return .attributes(accessibleAttributes(at: offset), in: state.content)
        case .select(let ranges): selectAccessibleText(ranges)
        case .replace(let range, let text):
            guard let editable = self as? any EditableAccessibleText, state.isEditable else {
                return .done(false)
            }
            editable.replaceAccessibleText(range, with: text)
        case .edit(let edit):
            guard let editable = self as? any EditableAccessibleText, state.isEditable else {
                return .done(false)
            }
            editable.performAccessibleEdit(edit)
        case .revealText(let range): revealAccessibleText(range)
        case .perform, .setNumber, .focus, .reveal, .rows: return .gone
        }
        return .done(true)
    }

    /// Returns a displayed line; empty where there is none.
    private func line(_ place: TextPlace, _ offset: Int, in rope: Rope) -> Range<Int> {
        let here = accessibleLine(at: offset)
        switch place {
        case .at: return here
        case .before: return here.lowerBound > 0 ? accessibleLine(at: here.lowerBound - 1) : 0..<0
        case .after:
            let end = here.upperBound
            return end < rope.utf8Count ? accessibleLine(at: end) : end..<end
        }
    }
}
