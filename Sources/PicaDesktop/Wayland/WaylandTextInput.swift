import CSDL
import CWayland
import Foundation
import PicaGraph

/// A Wayland compositor's way to input methods, beside SDL's own, which stays out of use: SDL says nothing of the
/// text around the caret nor of what is typed, and loses keys where one goes from field to field.
@MainActor final class WaylandTextInput {
    static let managerName = "zwp_text_input_manager_v3"
    /// The most text around the caret, in UTF-8 bytes: a message has room for little more.
    private static let mostText = 4000

    private enum Request {
        static let (enable, disable): (UInt32, UInt32) = (1, 2)
        static let (surroundings, cause, content): (UInt32, UInt32, UInt32) = (3, 4, 5)
        static let (caret, commit): (UInt32, UInt32) = (6, 7)
    }

    /// Called with what the method wants done.
    var onUpdate: (InputMethodUpdate) -> Void = { _ in }
    /// Called with text as it is told of, before the answer is whole.
    var onCommit: (String) -> Void = { _ in }
    private let display: OpaquePointer?
    private let manager: WaylandProxy
    private var object: WaylandProxy?
    /// One of the windows has what is typed.
    private var isEntered = false
    private enum Use {
        case off
        /// Keys still come by way of the method, which leaves them alone.
        case quiet
        case on
    }
    private var use = Use.off
    /// SDL has begun with text input on, which sway gives to the method, and stopped it, which sway does not tell
    /// the method without a window.
    private var mayBeLeftOn = true
    /// What came since the last answer was whole.
    private var pending = InputMethodUpdate()
    /// What is to be so, and what the compositor was told last.
    private var wanted: TextInputTarget?
    private var told: TextInputTarget?
    private var toldText: SurroundingText?
    private var commits: UInt32 = 0

    init?(_ globals: WaylandGlobals, name: UInt32) {
        guard let pointer = globals.bind(pica_text_input_manager(), name, version: 1) else { return nil }
        manager = WaylandProxy(pointer, destructor: 0)
        display = globals.display
        follow(globals.seat)
        globals.onSeat.append { [weak self] in self?.follow($0) }
    }

    private func follow(_ seat: WaylandSeat?) {
        let getTextInput: UInt32 = 1
        (object, isEntered, use) = (nil, false, .off)
        guard let seat = seat?.proxy,
            let pointer = manager.make(
                getTextInput, pica_text_input(), [.new, wl_argument(o: seat.pointer)])
        else { return }
        object = WaylandProxy(pointer, destructor: 0) { [weak self] in self?.take($0, $1) }
    }

    // MARK: What the compositor is told

    /// Says where text is typed with the method; nil where none is, or none that it is to see.
    ///
    /// Methods that have the keyboard lose what is typed while they give it back, or take it anew. So it stays with
    /// them from field to field, and beyond until nobody types. What a password is asked for by, methods leave
    /// alone, and they forget what they have worked on.
    /// - Parameters:
    ///   - startsOver: Whether what the method has worked on is ended.
    ///   - isMethods: Whether the text around the caret is another by the method's doing.
    func tell(_ place: TextInputTarget?, startsOver: Bool, isMethods: Bool) {
        wanted = place
        guard isEntered else { return }
        let before = commits
        defer { if commits != before { flush() } }
        if use == .on, place == nil || startsOver { pauseInputMethod() }
        guard let place else { return }
        if use != .on || told?.field !== place.field || told?.content != place.content {
            enable(place)
        } else if told != place {
            update(place, isMethods: isMethods)
        }
    }

    /// Whether the method has only to let go of the keyboard.
    var isQuiet: Bool { use == .quiet }

    /// Takes the method out of use; what is typed at this moment may be lost.
    func disable() {
        guard use != .off else { return }
        use = .off
        object?.send(Request.disable)
        commit(nil)
        flush()
    }

    private func pauseInputMethod() {
        (use, toldText) = (.quiet, nil)
        object?.send(Request.enable)
        // What is not told of as the method is taken into use it may never be told of.
        say(SurroundingText(text: "", head: 0, anchor: 0), isMethods: false)
        let (hiddenAndSensitive, password): (UInt32, UInt32) = (0xC0, 8)
        object?.send(Request.content, [wl_argument(u: hiddenAndSensitive), wl_argument(u: password)])
        commit(nil)
    }

    private func enable(_ place: TextInputTarget) {
        object?.send(Request.enable)
        use = .on
        toldText = nil
        say(place.field?.surroundings(limit: Self.mostText), isMethods: false)
        object?.send(
            Request.content, [wl_argument(u: place.content.hint), wl_argument(u: place.content.purpose.code)])
        say(place.caret)
        commit(place)
    }

    private func update(_ place: TextInputTarget, isMethods: Bool) {
        if place.revision != told?.revision {
            say(place.field?.surroundings(limit: Self.mostText), isMethods: isMethods)
        }
        if place.caret != told?.caret { say(place.caret) }
        commit(place)
    }

    private func commit(_ place: TextInputTarget?) {
        object?.send(Request.commit)
        commits &+= 1
        told = place
    }

    /// Not after the next frame: the sooner the method knows, the less is typed before. And all at once, so that
    /// no key comes in between.
    private func flush() {
        if let display { wl_display_flush(display) }
    }

    private func say(_ text: SurroundingText?, isMethods: Bool) {
        guard let text, text != toldText else { return }
        toldText = text
        text.text.withCString {
            object?.send(
                Request.surroundings,
                [wl_argument(s: $0), wl_argument(i: Int32(text.head)), wl_argument(i: Int32(text.anchor))])
        }
        object?.send(Request.cause, [wl_argument(u: isMethods ? 0 : 1)])
    }

    private func say(_ caret: CGRect) {
        let rect = SDL_Rect(caret.standardized.integral)
        object?.send(Request.caret, [rect.x, rect.y, rect.w, rect.h].map { wl_argument(i: $0) })
    }

    // MARK: What the compositor says

    private func take(_ event: UInt32, _ arguments: WaylandArguments) {
        switch event {
        case 0:
            (isEntered, use) = (true, .off)
            if mayBeLeftOn, wanted == nil { pauseInputMethod() }
            mayBeLeftOn = false
            tell(wanted, startsOver: false, isMethods: false)
        case 1:
            // Some compositors take it for enabled still when one comes back, and would not tell the method.
            disable()
            isEntered = false
            pending = InputMethodUpdate()
        case 2:
            pending.preedit = arguments.text(0)
            pending.marked = InputMethodUpdate.marked(
                in: pending.preedit, Int32(bitPattern: arguments.number(1)),
                Int32(bitPattern: arguments.number(2)))
        case 3:
            pending.text = arguments.text(0)
            onCommit(pending.text)
        case 4:
            (pending.before, pending.after) = (Int(arguments.number(0)), Int(arguments.number(1)))
        case 5: done()
        default: break
        }
    }

    private func done() {
        var answer = pending
        pending = InputMethodUpdate()
        answer.isLate = use != .on
        if !canDelete(answer.before, answer.after) { (answer.before, answer.after) = (0, 0) }
        onUpdate(answer)
    }

    /// Whether the method has seen what it wants deleted.
    private func canDelete(_ before: Int, _ after: Int) -> Bool {
        guard let text = toldText else { return false }
        return before <= min(text.head, text.anchor)
            && after <= text.text.utf8.count - max(text.head, text.anchor)
    }
}

extension TypedContent {
    /// In the protocol's bits.
    fileprivate var hint: UInt32 {
        let bits: [(Hints, UInt32)] = [
            (.corrected, 0x1), (.spelt, 0x2), (.sentences, 0x4), (.words, 0x20), (.capitals, 0x10),
            (.sensitive, 0x80),
            (.latin, 0x100), (.lines, 0x200),
        ]
        return bits.reduce(0) { hints.contains($1.0) ? $0 | $1.1 : $0 }
    }
}

extension TypedContent.Purpose {
    /// In the protocol's numbers.
    fileprivate var code: UInt32 {
        switch self {
        case .text: 0
        case .digits: 2
        case .number: 3
        case .phone: 4
        case .url: 5
        case .email: 6
        case .name: 7
        case .pin: 9
        case .date: 10
        case .dateTime: 12
        }
    }
}
