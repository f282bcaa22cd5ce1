/// A display without a server, whose windows nobody sees.
final class OffscreenServer: DisplayServer {
    let selections: any Selections = MemorySelections()
    let textInput: any TextInput = SDLTextInput()
}
