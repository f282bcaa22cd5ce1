/// An animated WebP file with its frames counted and not decoded.
struct WebPFile: Equatable, Sendable {
    private(set) var frames = 0
    /// The number of repetitions; 0 repeats forever.
    private(set) var repetitions = 0

    /// Creates the file; `nil` for a still picture.
    init?(_ file: FileBytes) {
        guard file.has("VP8X", at: 12), let flags = file.number(20, 1), flags & 2 != 0 else { return nil }
        var place = 12
        while let length = file.number(place + 4, 4, littleEndian: true), place + 8 + length <= file.count {
            if file.has("ANMF", at: place) { frames += 1 }
            if file.has("ANIM", at: place), let count = file.number(place + 12, 2, littleEndian: true) {
                repetitions = count
            }
            // Odd lengths are followed by a padding byte.
            place += 8 + length + length & 1
        }
    }
}
