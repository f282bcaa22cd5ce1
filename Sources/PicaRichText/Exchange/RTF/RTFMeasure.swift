/// RTF's units in Pica points, three quarters of which are a print point (``ExchangeContext``).
enum RTFMeasure {
    /// Half a print point, the unit of font sizes.
    static let halfPoint = 2.0 / 3
    /// A twentieth of a print point.
    static let twip = 1.0 / 15
    /// A quarter of a print point.
    static let quarterPoint = 1.0 / 3
    /// A 240th of a line of single spacing, which equals Pica's normal line height.
    static let line = 1.2 / 240

    /// Returns a length in a unit, clamped to the range that programs accept.
    static func count(_ length: Double, _ unit: Double) -> Int {
        length.isFinite ? Int(min(32000, max(-32000, length / unit)).rounded()) : 0
    }
}
