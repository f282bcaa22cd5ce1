import PicaFoundation

/// Layouts that fit a size.
extension TextLayout {
    /// The step between scales to try; smaller differences are invisible.
    private static let scaleStep = 1.0 / 64

    /// Returns the layout at the largest scale at which all text fits, and that scale.
    ///
    /// If there is none, it returns the text that fits at the smallest scale. Each scale is tried with a separate
    /// layout, so the result is exact. Text shrinks only as a last resort: lines are tightened first if the options
    /// allow it. Line spacing and exact line heights do not scale.
    /// - Parameters:
    ///   - width: The width in points; `nil` for no limit.
    ///   - height: The height in points; `nil` for no limit. As many lines are shown as fit, and at least one.
    ///   - minimumScale: The smallest factor for font sizes, from 0 to 1.
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
        // The largest step known to fit, and the smallest known not to fit.
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

    /// Returns the layout limited to the lines that fit a height, at least one.
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
