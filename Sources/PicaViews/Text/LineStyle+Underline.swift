import PicaFoundation

extension Text.LineStyle {
    /// The line that a style of AppKit's and UIKit's stands for; nil where that is none.
    ///
    /// A pattern wins over thick and double lines, which are drawn without one.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
        // A pattern alone is no line.
        guard nsUnderlineStyle.rawValue & 0x0F != 0 else { return nil }
        let pattern: DecorationPattern
        switch nsUnderlineStyle.rawValue & 0x0F00 {
        case NSUnderlineStyle.patternDot.rawValue: pattern = .dot
        case NSUnderlineStyle.patternDash.rawValue: pattern = .dash
        case NSUnderlineStyle.patternDashDot.rawValue: pattern = .dashDot
        case NSUnderlineStyle.patternDashDotDot.rawValue: pattern = .dashDotDot
        default:
            switch nsUnderlineStyle.rawValue & 0x0F {
            case NSUnderlineStyle.double.rawValue: pattern = .double
            case NSUnderlineStyle.thick.rawValue: pattern = .thick
            default: pattern = .solid
            }
        }
        self.init(pattern: Pattern(decoration: pattern))
    }
}
