import PicaFoundation

/// Layouts that fit a room.
extension TextLayout {
    /// Scales are tried in steps of this: nobody sees less.
    private static let scaleStep = 1.0 / 64

    /// The layout at the largest scale at which all text has room, and that scale; where there is none,
    /// what has room of it at the least scale.
    ///
    /// Each scale that is tried is a layout of its own, so what is said to fit does. Text shrinks only as
    /// a last resort: lines are tightened before if the options allow it. The space between lines and
    /// exact line heights stay.
    /// - Parameters:
    ///   - width: In points; nil for any.
    ///   - height: In points; nil for any. As many lines are shown as have room in it, and one at least.
    ///   - minimumScale: By what font sizes may be multiplied at the least, from 0 to 1.
    package static func fitting(
        _ shaped: ShapedText, width: Double?, height: Double? = nil,
        options: LayoutOptions = LayoutOptions(), minimumScale: Double = 1
    ) -> (layout: TextLayout, scale: Double) {
        func fits(_ layout: TextLayout) -> Bool {
            !layout.isTruncated && layout.height <= (height ?? .infinity) + 0.01
        }
        let whole = limited(shaped, width, height, options)
        let minimum = max(minimumScale, scaleStep)
        guard minimum < 1, !fits(whole) else { return (whole, 1) }
        var best = (layout: limited(shaped.scaled(by: minimum), width, height, options), scale: minimum)
        guard fits(best.layout) else { return best }
        // So many steps fit, and so many do not.
        let low = Int((minimum / scaleStep).rounded(.down))
        let high = Int((1 / scaleStep).rounded(.up))
        _ = (low..<high).dropFirst().partitioningIndex { step in
            let scale = Double(step) * scaleStep
            let tried = limited(shaped.scaled(by: scale), width, height, options)
            guard fits(tried) else { return true }
            best = (tried, scale)
            return false
        }
        return best
    }

    /// The layout of the lines that have room in a height, and of one at least.
    private static func limited(
        _ shaped: ShapedText, _ width: Double?, _ height: Double?, _ options: LayoutOptions
    ) -> TextLayout {
        let layout = TextLayout(shaped, width: width, options: options)
        guard let height else { return layout }
        let fitting = layout.lines.prefix { $0.y + $0.height <= height + 0.01 }.count
        guard fitting < layout.lines.count, layout.lines.count > 1 else { return layout }
        var options = options
        options.lineLimit = max(fitting, 1)
        return TextLayout(shaped, width: width, options: options)
    }
}
