/// A scroll command given by a key.
package enum ScrollCommand {
    case lineUp, lineDown, lineLeft, lineRight
    case pageUp, pageDown
    case start, end
    /// Reload the content.
    case refresh

    /// Creates the command of a key press; `nil` if it is none.
    package init?(_ press: KeyStroke) {
        switch (press.key, press.modifiers) {
        case (.up, []): self = .lineUp
        case (.down, []): self = .lineDown
        case (.left, []): self = .lineLeft
        case (.right, []): self = .lineRight
        case (.pageUp, []), (.space, .shift), (.character(" "), .shift): self = .pageUp
        case (.pageDown, []), (.space, []), (.character(" "), []): self = .pageDown
        case (.home, []), (.home, .control): self = .start
        case (.end, []), (.end, .control): self = .end
        case (.function(5), []), (.character("r"), .control): self = .refresh
        default: return nil
        }
    }
}
