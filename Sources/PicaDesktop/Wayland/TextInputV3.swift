import CPicaSDL
import CPicaWayland
import Foundation
import PicaGraph

/// The compositor's object for text input, of the protocol text-input-unstable-v3.
@MainActor final class TextInputV3 {
    static let managerName = "zwp_text_input_manager_v3"
    /// The most text around the caret to send, in UTF-8 bytes. A Wayland message holds little more.
    private static let mostText = 4000

    private enum Request {
        static let (enable, disable): (UInt32, UInt32) = (1, 2)
        static let (surroundings, cause, content): (UInt32, UInt32, UInt32) = (3, 4, 5)
        static let (caret, commit): (UInt32, UInt32) = (6, 7)
    }

    /// The callback for each complete update from the input method.
    var onUpdate: (InputMethodUpdate) -> Void = { _ in }
    /// The callback for committed text, before the update is complete.
    var onCommit: (String) -> Void = { _ in }
    private let display: OpaquePointer?
    private let manager: WaylandProxy
    private var object: WaylandProxy?
    /// Whether one of the windows has the text-input focus.
    private var isEntered = false
    private enum Use {
        case off
        /// Enabled, with content that the input method leaves alone; keys still pass through it.
        case quiet
        case on
    }
    private var use = Use.off
    /// Whether the input method may have been left enabled by SDL.
    ///
    /// SDL starts with text input enabled, which sway 1.7 tells the input method. SDL then disables it, which sway does
    /// not tell the input method while no window exists.
    private var mayBeLeftOn = true
    /// The update received since the last `done` event.
    private var pending = InputMethodUpdate()
    /// The target to report, and the one last reported to the compositor.
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

    // MARK: Requests

    /// Reports where text is typed; `nil` if there is no such field, or none that an input method may see.
    ///
    /// An input method that grabs the keyboard loses keys while it releases or takes that grab. So the method stays
    /// enabled from field to field, and also while no field is being edited. In that pause the content is declared to
    /// be a password, which makes methods leave it alone and drop any composition.
    /// - Parameters:
    ///   - startsOver: Whether the method's composition has been ended.
    ///   - isMethods: Whether the input method caused the change of the text around the caret.
    func tell(_ place: TextInputTarget?, startsOver: Bool, isMethods: Bool) {
        // fcitx5 5.0.21 destroys its keyboard grab before sway 1.7 reads of the release, and libwayland then drops the
        // keys sent to the grab. Each `disable` and each second `activate` opens such a gap of 1 to 2 ms. Of 40 keys
        // pressed at 1 ms each across it, one to three were lost in every other try.
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

    /// Whether the method is enabled only so that it keeps the keyboard.
    var isQuiet: Bool { use == .quiet }

    /// Disables the input method. Keys typed at this moment may be lost.
    func disable() {
        guard use != .off else { return }
        use = .off
        object?.send(Request.disable)
        commit(nil)
        flush()
    }

    private func pauseInputMethod() {
        // A password purpose makes fcitx5 5.0.21 start over with every engine and keep its grab.
        (use, toldText) = (.quiet, nil)
        object?.send(Request.enable)
        // Properties that are not sent with `enable` may never be accepted later.
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

    /// Sends the requests at once and together.
    ///
    /// The sooner the method knows, the fewer keys are typed before that. Sending all at once keeps keys from arriving
    /// in between.
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

    // MARK: Events

    private func take(_ event: UInt32, _ arguments: WaylandArguments) {
        switch event {
        case 0:
            (isEntered, use) = (true, .off)
            if mayBeLeftOn, wanted == nil { pauseInputMethod() }
            mayBeLeftOn = false
            tell(wanted, startsOver: false, isMethods: false)
        case 1:
            // Some compositors consider the text input still enabled when the focus returns, and would not tell the
            // method.
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

    /// Whether the text that the method wants to delete lies within the text that was sent to it.
    private func canDelete(_ before: Int, _ after: Int) -> Bool {
        guard let text = toldText else { return false }
        return before <= min(text.head, text.anchor)
            && after <= text.text.utf8.count - max(text.head, text.anchor)
    }
}

extension TypedContent {
    /// The hints as the protocol's bits.
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
    /// The purpose as the protocol's number.
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
