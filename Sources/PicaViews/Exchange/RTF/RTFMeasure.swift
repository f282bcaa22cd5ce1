/// RTF's units in points of Pica's, of which three quarters are a point of print (``ExchangeContext``).
enum RTFMeasure {
    /// Half points of print, in which sizes are given.
    static let halfPoint = 2.0 / 3
    /// Twentieths of points of print.
    static let twip = 1.0 / 15
    /// Quarters of points of print.
    static let quarterPoint = 1.0 / 3
    /// Lines of single spacing, of which RTF counts 240ths: as much as Pica's normal height.
    static let line = 1.2 / 240

    /// How many units a length is, in the range that programs take.
    static func count(_ length: Double, _ unit: Double) -> Int {
        length.isFinite ? Int(min(32000, max(-32000, length / unit)).rounded()) : 0
    }
}
