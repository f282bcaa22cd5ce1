import CPicaSDL

/// An X server's key or pointer event, as SDL passes it on.
struct XInputEvent {
    let isPress: Bool
    let isButtonPress: Bool
    /// Whether the event is of a real key.
    let isKey: Bool
    /// The modifiers held at the event.
    let state: UInt32
    /// The server's time, in milliseconds.
    let time: UInt32

    /// Parses an event; `nil` if it is of another kind.
    init?(_ event: SDL_Event) {
        guard let message = event.syswm.msg else { return nil }
        // Behind SDL's version and the window system is Xlib's event: its type, and for these types the time and the
        // modifiers at the same offset.
        let bytes = UnsafeRawPointer(message) + 8
        let kind = bytes.load(as: CInt.self)
        guard (2...6).contains(kind) else { return nil }
        // The result of a compose sequence is a press without a key.
        isKey = kind <= 3 && bytes.load(fromByteOffset: 84, as: UInt32.self) != 0
        isPress = kind == 2
        isButtonPress = kind == 4
        time = bytes.load(fromByteOffset: 56, as: UInt32.self)
        state = bytes.load(fromByteOffset: 80, as: UInt32.self)
    }
}
