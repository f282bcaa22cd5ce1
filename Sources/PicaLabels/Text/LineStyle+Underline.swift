import PicaFoundation

extension Text.LineStyle {
    /// Converts a line style of AppKit or UIKit. The result is `nil` for no line, and for styles beyond one patterned
    /// stroke: thick, double, or by words.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
        let pattern: Pattern
        switch nsUnderlineStyle {
        case .single: pattern = .solid
        case [.single, .patternDot]: pattern = .dot
        case [.single, .patternDash]: pattern = .dash
        case [.single, .patternDashDot]: pattern = .dashDot
        case [.single, .patternDashDotDot]: pattern = .dashDotDot
        default: return nil
        }
        self.init(pattern: pattern)
    }
}

extension NSUnderlineStyle {
    /// Converts a line style of SwiftUI; its color has no counterpart.
    public init(_ lineStyle: Text.LineStyle) {
        switch lineStyle.pattern {
        case .dot: self = [.single, .patternDot]
        case .dash: self = [.single, .patternDash]
        case .dashDot: self = [.single, .patternDashDot]
        case .dashDotDot: self = [.single, .patternDashDotDot]
        default: self = .single
        }
    }
}
