import PicaFoundation

extension Text.LineStyle {
    /// The line that a style of AppKit's and UIKit's stands for; nil where that is none, and where it is more than one
    /// stroke with a pattern: thick, double, or by words.
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
    /// The style that a line of SwiftUI's is in AppKit and UIKit; its colour is no part of it.
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
