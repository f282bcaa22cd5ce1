/// A moving WebP file, of which the frames were counted and nothing decoded.
struct WebPFile: Equatable, Sendable {
    private(set) var frames = 0
    /// How often they are shown; 0 for without end.
    private(set) var repetitions = 0

    /// nil for a picture that does not move.
    init?(_ file: FileBytes) {
        guard file.has("VP8X", at: 12), let flags = file.number(20, 1), flags & 2 != 0 else { return nil }
        var place = 12
        while let length = file.number(place + 4, 4, littleEndian: true), place + 8 + length <= file.count {
            if file.has("ANMF", at: place) { frames += 1 }
            if file.has("ANIM", at: place), let count = file.number(place + 12, 2, littleEndian: true) {
                repetitions = count
            }
            // Lengths that are odd have a byte behind them.
            place += 8 + length + length & 1
        }
    }
}
